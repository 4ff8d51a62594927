// GET /api/bookings/CODE/calendar.ics: a booking's flights for a calendar, for the browser that may see the booking.

import type { Context } from "hono";
import type { AppEnv } from "../../../edge/app-env.ts";
import { cookiesOf } from "../../../edge/request-cookies.ts";
import { orUnavailable } from "../../../edge/unavailable.ts";
import { problem } from "../../../endpoints/problem.ts";
import { defaultLanguage, isLanguage } from "../../../i18n/languages.ts";
import { collectsLocally } from "../../../money/pay-means.ts";
import type { Site } from "../../../page/page.ts";
import { findOwnTrip } from "../access.ts";
import { calendarFile, calendarName, calendarType } from "../calendar/calendar.ts";
import { calendarTripOf } from "../calendar-trip.ts";
import type { BookingPorts } from "../ports.ts";

export function bookingCalendar({ bookings, config, messages, now }: Site & Pick<BookingPorts, "bookings">) {
	return async function bookingCalendar(c: Context<AppEnv>): Promise<Response> {
		c.set("route", "api.bookingCalendar");
		const code = c.req.param("code") ?? "";
		// All who may not see it get the same answer, which does not tell whether there is such a booking.
		const booking =
			bookings && (await orUnavailable("booking", findOwnTrip(bookings, cookiesOf(c.req.raw), code, now())));
		if (!booking || booking.erasedAt) return problem(404);
		const asked = c.req.query("lng");
		const language = isLanguage(asked) ? asked : defaultLanguage;
		const { agency, origin } = config;
		const { t } = messages[language];
		const chargedLocally = collectsLocally(config.payMeans);
		const trip = await orUnavailable("booking", calendarTripOf(bookings.db, booking));
		const words = { t, language, agency, origin, chargedLocally };
		const file = calendarFile(booking, words, trip);
		return new Response(file, {
			headers: {
				"Content-Type": calendarType,
				"Content-Disposition": `attachment; filename="${calendarName(booking)}"`,
				"Cache-Control": "private, no-store",
				"Content-Language": language,
			},
		});
	};
}
