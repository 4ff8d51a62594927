// The confirmation page where nothing can be booked: a real site without a key says so and offers the call.
import { parse } from "node-html-parser";
import { expect, it } from "vitest";
import { createApp } from "../../../../src/app.ts";
import type { Env } from "../../../../src/env.ts";
import { languageCodes } from "../../../../src/i18n/languages.ts";
import { href } from "../../../../src/links.ts";
import { pageText } from "../../../../src/page/page-text.ts";
import { createServices } from "../../../../src/services.ts";
import { testEnv } from "../../../test-env.ts";

const services = createServices(testEnv() as Env);
const context = { waitUntil() {}, passThroughOnException() {}, props: {} };

it.each(languageCodes)(
	"says that bookings cannot be shown, with the number, and the log has why (%s)",
	async (language) => {
		const lines: string[] = [];
		const app = createApp(services, { writeLine: (line) => lines.push(line) });
		const target = href(language, "bookingConfirmation", { confirmationCode: "KMRWXKM0" });
		const response = await app.request(`http://localhost${target}`, {}, {} as never, context as never);
		expect(response.status).toBe(503);
		expect(response.headers.get("cache-control")).toContain("no-store");
		const document = parse(await response.text());
		expect(document.querySelector("h1")?.text).toBe(services.messages[language].t("lookup.off.heading"));
		expect(document.querySelector("main")?.text).toContain(services.config.agency.phone);
		expect(lines.join()).toContain("no database or key for bookings");
	},
);

it.each(languageCodes)(
	"names no booking in its breadcrumbs where it shows none: the trail ends above (%s)",
	async (language) => {
		for (const confirmationCode of ["KMRWXKM2", "bad", "KMRWXKM0"]) {
			const target = href(language, "bookingConfirmation", { confirmationCode });
			const response = await createApp(services, { writeLine() {} }).request(
				`http://localhost${target}`,
				{},
				{} as never,
				context as never,
			);
			const crumbs = parse(await response.text()).querySelectorAll(".crumb");
			expect(
				crumbs.map((crumb) => crumb.text),
				target,
			).toEqual([
				pageText("name", "home", { language, variables: services.variables[language] }),
				services.messages[language].t("segment.booking-confirmation"),
			]);
			expect(crumbs.at(-1)?.querySelector("[aria-current=page]"), target).not.toBeNull();
		}
	},
);

it("has no calendar files there", async () => {
	const target = "http://localhost/api/bookings/KMRWXKM0/calendar.ics";
	const response = await createApp(services).request(target, {}, {} as never, context as never);
	expect(response.status).toBe(404);
});
