// A real name with the demonstration's contacts: nobody is shown a number that nobody answers, and operations are told.
import { afterAll, beforeAll, expect, it } from "vitest";
import { href } from "../../src/links.ts";
import { type Harness, startWorker } from "./harness.ts";
import { realAgency } from "./real-agency.ts";

let harness: Harness;
beforeAll(async () => {
	harness = await startWorker({ SITE_ORIGIN: realAgency.SITE_ORIGIN });
});
afterAll(() => harness.close());

it.each([href("en", "home"), href("es", "contactUs"), "/api/places?q=mia", "/sitemap.xml"])(
	"refuses %s without a number to call",
	async (target) => {
		const response = await harness.get(target);
		expect(response.status).toBe(503);
		expect(response.headers.get("cache-control")).toBe("no-store");
		expect(await response.text()).not.toMatch(/555|tel:|@/);
	},
);

it("says in /api/health which variables are wrong", async () => {
	const response = await harness.get("/api/health");
	expect(response.status).toBe(503);
	expect(await response.json()).toEqual({
		ok: false,
		configuration: expect.stringMatching(/SITE_ORIGIN.*AGENCY_PHONE.*AGENCY_EMAIL.*AGENCY_INBOX/),
	});
});

it("says so in the log, one line a request", async () => {
	harness.server.clearLogs();
	await (await harness.get(href("en", "home"))).text();
	const lines = () =>
		harness.server
			.getLogs()
			.map(({ message }: { message: unknown }) => String(message))
			.filter((message: string) => message.startsWith("{"));
	await expect.poll(() => lines().length).toBe(1);
	expect(JSON.parse(lines()[0] ?? "")).toMatchObject({
		start: "refused",
		why: expect.stringContaining("AGENCY_PHONE"),
	});
});
