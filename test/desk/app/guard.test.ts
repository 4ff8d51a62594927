// What the desk answers and writes down where a page is asked for in a strange way, or cannot be opened.
import { afterEach, beforeEach, expect, it } from "vitest";
import { deskHref } from "../../../src/desk/routes.ts";
import { createVault } from "../../../src/privacy/vault.ts";
import { startDatabase, type TestDatabase } from "../../database.ts";
import { now } from "../../features/bookings/sample-choice.ts";
import { openSite } from "../find/found.ts";
import { type Things, thingsAt } from "../things.ts";
import { openUnitDesk, type UnitDesk } from "./unit-desk.ts";

let database: TestDatabase;
let desk: UnitDesk;
let things: Things;
beforeEach(async () => {
	database = await startDatabase();
	desk = openUnitDesk(database.db, { now: () => now });
	things = await thingsAt(desk.services.bookings, now);
});
afterEach(() => database.stop());

it("records nothing as opened where another site leads to it, or a page has it as a part", async () => {
	const target = deskHref("booking", { code: things.booking });
	const led = await desk.open(target, {
		headers: { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document" },
	});
	expect([led.status, led.text]).toEqual([200, expect.stringContaining("Opened from another place")]);
	expect(led.text).not.toContain("García");
	expect(led.page.querySelector("main a")?.getAttribute("href")).toBe(target);
	for (const [mode, dest, site] of [
		["no-cors", "image", "cross-site"],
		["cors", "empty", "same-origin"],
		["navigate", "iframe", "same-origin"],
	] as const) {
		const headers = { "Sec-Fetch-Site": site, "Sec-Fetch-Mode": mode, "Sec-Fetch-Dest": dest };
		const part = await desk.ask(target, { headers });
		expect([dest, part.status, await part.text()]).toEqual([dest, 404, ""]);
	}
	expect(await desk.recorded()).toEqual([]);
	const own = { "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document" };
	expect((await desk.open(target, { headers: own })).text).toContain("García");
	const style = { "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Mode": "no-cors", "Sec-Fetch-Dest": "style" };
	expect((await desk.ask(deskHref("styles"), { headers: style })).status).toBe(200);
	// A sign-in by Access comes from another site, and leads to the first screen.
	const home = { ...own, "Sec-Fetch-Site": "cross-site" };
	expect((await desk.open(deskHref("home"), { headers: home })).text).toContain("What waits");
	expect((await desk.recorded()).map(([act]) => act)).toEqual(["opened", "listed"]);
});

it("says of what is sealed under a key that it does not have that it cannot be opened, and records nothing as opened", async () => {
	const other = openUnitDesk(database.db, { now: () => now, vault: createVault([btoa("o".repeat(32))]) });
	for (const target of [
		deskHref("booking", { code: things.booking }),
		deskHref("message", { number: things.message }),
	]) {
		const { status, text } = await other.open(target);
		expect([status, text], target).toEqual([200, expect.stringContaining("This cannot be opened")]);
	}
	const act = await other.open(deskHref("markBooking", { code: things.booking }), { form: { as: "paid" } });
	expect(act.text).toContain("This cannot be opened");
	expect(await desk.recorded()).toEqual([]);
});

it("answers 400 to what is no form, and does nothing", async () => {
	const target = deskHref("markBooking", { code: things.booking });
	for (const [type, body] of [
		["application/json", "{}"],
		["multipart/form-data; boundary=x", "broken"],
		["multipart/form-data", ""],
		["", ""],
	] as const) {
		const headers = { ...(type && { "Content-Type": type }) };
		const answer = await desk.ask(target, { init: { method: "POST", body }, headers });
		expect([type, answer.status]).toEqual([type, 400]);
	}
	expect(await desk.recorded()).toEqual([]);
});

it("lists an alert from before alerts had numbers without a link that leads nowhere, and has the others in the record", async () => {
	const site = await openSite();
	try {
		const own = openUnitDesk(site.db, { now: () => now, vault: site.store.vault, finding: site.desk });
		const numbered = await site.watch("ana@example.test");
		await site.watch("ana@example.test");
		await site.db.prepare("UPDATE fare_alerts SET number = NULL WHERE number <> ?").bind(numbered).run();
		const { page, text } = await own.open(deskHref("find"), { form: { said: "ana@example.test" } });
		const links = page.querySelectorAll("main tbody a").map((link) => link.getAttribute("href"));
		expect([links, text.match(/Fare alert/g)?.length]).toEqual([[deskHref("alert", { number: numbered })], 2]);
		expect(await own.recorded()).toEqual([
			["searched", undefined, { found: 2, by: "mail", shown: [`alert ${numbered}`] }],
		]);
	} finally {
		await site.stop();
	}
});
