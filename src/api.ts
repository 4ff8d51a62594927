// The JSON endpoints.
import { Hono } from "hono";
import type { AppEnv } from "./edge/app-env.ts";
import { methodNotAllowed } from "./edge/limits.ts";
import { bookingCalendar } from "./features/bookings/calendar/calendar-api.ts";
import { paymentWebhook } from "./features/bookings/payments/payment-webhook.ts";
import { nearest } from "./features/deals/nearest-api.ts";
import { flights } from "./features/search/flights-api.ts";
import { places } from "./features/search/places-api.ts";
import { prices } from "./features/search/prices/prices-api.ts";
import type { Services } from "./services.ts";
import { country } from "./site/country-api.ts";
import { health } from "./site/health.ts";
import { openApi } from "./site/openapi.ts";

const calendarPath = "/bookings/:code/calendar.ics";
const webhookPath = "/webhooks/:provider";
const countryPath = "/country";
/** What no program is meant to call, so that the description of the API leaves it out. */
export const undescribed: readonly string[] = [calendarPath, webhookPath, countryPath];

export function api(services: Services): Hono<AppEnv> {
	const app = new Hono<AppEnv>();
	app.get("/flights", flights(services));
	app.get("/prices", prices(services));
	app.get("/places", places(services));
	app.get("/nearest", nearest(services));
	app.get(countryPath, country(services));
	app.get("/health", health(services));
	app.get("/openapi.json", openApi(services));
	app.get(calendarPath, bookingCalendar(services));
	app.post(webhookPath, paymentWebhook(services));
	app.all(webhookPath, () => methodNotAllowed({ only: "POST" }));
	for (const path of [
		"/flights",
		"/prices",
		"/places",
		"/nearest",
		countryPath,
		"/health",
		"/openapi.json",
		calendarPath,
	])
		app.all(path, () => methodNotAllowed());
	return app;
}
