// The JSON endpoints.
import { Hono } from "hono";
import type { AppEnv } from "./edge/app-env.ts";
import { reportsPath } from "./edge/content-policy.ts";
import { counted, methodNotAllowed } from "./edge/limits.ts";
import { changesWebhook } from "./features/bookings/airline-changes/changes-webhook.ts";
import { bookingCalendar } from "./features/bookings/confirmation/calendar-api.ts";
import { paymentWebhook } from "./features/bookings/payments/payment-webhook.ts";
import { nearest } from "./features/deals/nearest-api.ts";
import { flights } from "./features/search/flights-api.ts";
import { places } from "./features/search/places-api.ts";
import { prices } from "./features/search/prices/prices-api.ts";
import { screenSocket } from "./features/shared-screen/socket-api.ts";
import { beaconPath } from "./frame/beacon/island/visit.ts";
import type { Services } from "./services.ts";
import { country } from "./site/country-api.ts";
import { deepHealth } from "./site/deep-health.ts";
import { health } from "./site/health.ts";
import { openApi } from "./site/openapi.ts";
import { policyReports } from "./site/policy-reports.ts";
import { visitApi } from "./site/visit-api.ts";

const calendarPath = "/bookings/:code/calendar.ics";
const webhookPath = "/webhooks/:provider";
const changesPath = "/webhooks/duffel";
const countryPath = "/country";
const visitPath = beaconPath.replace("/api", "");
const screensPath = "/screens/:name";
const deepHealthPath = "/health/deep";
/** What no program but our own is meant to call, so that the description of the API leaves it out. */
export const undescribed: readonly string[] = [
	...[calendarPath, webhookPath, changesPath, countryPath, reportsPath, visitPath],
	...[deepHealthPath, screensPath],
];

export function api(services: Services): Hono<AppEnv> {
	const app = new Hono<AppEnv>();
	app.get("/flights", flights(services));
	app.get("/prices", prices(services));
	app.get("/places", counted, places(services));
	app.get("/nearest", counted, nearest(services));
	app.get(countryPath, counted, country(services));
	app.get("/health", counted, health(services));
	// Whoever has no key finds nothing there, by no method.
	app.all(deepHealthPath, counted, deepHealth(services));
	app.get("/openapi.json", counted, openApi(services));
	app.get(calendarPath, counted, bookingCalendar(services));
	app.get(screensPath, counted, screenSocket(services));
	app.post(reportsPath, ...policyReports);
	app.all(reportsPath, () => methodNotAllowed({ only: "POST" }));
	app.post(visitPath, ...visitApi(services));
	app.all(visitPath, () => methodNotAllowed({ only: "POST" }));
	app.post(changesPath, changesWebhook(services));
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
		screensPath,
	])
		app.all(path, () => methodNotAllowed());
	return app;
}
