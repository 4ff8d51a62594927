// The JSON endpoints.
import { Hono } from "hono";
import type { AppEnv } from "../edge/app-env.ts";
import { methodNotAllowed } from "../edge/limits.ts";
import type { Services } from "../services.ts";
import { bookingCalendar } from "./booking-calendar.ts";
import { flights } from "./flights.ts";
import { health } from "./health.ts";
import { nearest } from "./nearest.ts";
import { openApi } from "./openapi.ts";
import { paymentWebhook } from "./payment-webhook.ts";
import { places } from "./places.ts";

const calendarPath = "/bookings/:code/calendar.ics";
const webhookPath = "/webhooks/:provider";
/** What no program is meant to call, so that the description of the API leaves it out. */
export const undescribed: readonly string[] = [calendarPath, webhookPath];

export function api(services: Services): Hono<AppEnv> {
	const app = new Hono<AppEnv>();
	app.get("/flights", flights(services));
	app.get("/places", places());
	app.get("/nearest", nearest(services));
	app.get("/health", health(services));
	app.get("/openapi.json", openApi(services));
	app.get(calendarPath, bookingCalendar(services));
	app.post(webhookPath, paymentWebhook(services));
	app.all(webhookPath, () => methodNotAllowed({ only: "POST" }));
	for (const path of ["/flights", "/places", "/nearest", "/health", "/openapi.json", calendarPath])
		app.all(path, () => methodNotAllowed());
	return app;
}
