// A real site without the key of personal data: it takes none, offers the call instead, and says so out loud.
import { afterAll, beforeAll, expect, it } from "vitest";
import { href } from "../../src/links.ts";
import { type Harness, startWorker } from "./harness.ts";
import { realAgency } from "./real-agency.ts";
import { read } from "./site.ts";

let site: Harness;
beforeAll(async () => {
	site = await startWorker({ ...realAgency, SAMPLE_FARES: "on", DATA_KEY: "" });
});
afterAll(() => site.close());

const typed = { name: "Ana Núñez", email: "ana@mail.example", topic: "refund", text: "¿Dónde está mi reembolso?" };
const post = { method: "POST", body: new URLSearchParams(typed) };

it("serves, and its health and one line say what it lacks", async () => {
	const response = await site.get("/api/health");
	expect(response.status).toBe(200);
	const why = "the secret DATA_KEY is not set";
	expect(await response.json()).toMatchObject({ bookings: { state: "off", why } });
	const starts = () =>
		site.server
			.getLogs()
			.map(({ message }: { message: unknown }) => String(message))
			.filter((line: string) => line.includes('"start":"bookings'));
	await expect.poll(starts).toHaveLength(1);
	expect(starts()[0]).toContain(`"start":"bookings off","why":"${why}"`);
});

it("the contact form gives way to the phone and the address", async () => {
	const { response, document } = await read(await site.get(href("es", "contactUs")));
	expect(response.status).toBe(200);
	expect(document.querySelectorAll("#contact form")).toHaveLength(0);
	expect(document.querySelector("#contact a[href^='tel:']")).not.toBeNull();
	expect(document.querySelector("#contact a[href^='mailto:']")).not.toBeNull();
	expect((await site.get(href("es", "contactUs"), post)).status).toBe(503);
});

it("fare alerts are off, and the page offers the call", async () => {
	for (const init of [{}, post]) {
		const { response, html, document } = await read(await site.get(href("es", "fareAlerts"), init));
		expect(response.status).toBe(200);
		expect(html).toContain("no están disponibles por ahora");
		expect(document.querySelectorAll("main form")).toHaveLength(0);
		expect(document.querySelectorAll("main a[href^='tel:']").length).toBeGreaterThan(0);
	}
});

it("nothing personal opens: who takes the key away in an incident has shut all of it (docs/incidents.md)", async () => {
	const code = { confirmationCode: "R0K3XXRM" };
	const named = { method: "POST", body: new URLSearchParams({ family: "Núñez" }) };
	for (const init of [{}, named]) {
		const { response, document } = await read(await site.get(href("es", "bookingConfirmation", code), init));
		expect(response.status).toBe(503);
		expect(document.querySelectorAll("main form input[name]")).toHaveLength(0);
		expect(document.querySelectorAll("main a[href^='tel:']").length).toBeGreaterThan(0);
	}
	expect((await site.get("/")).status).toBe(200);
});
