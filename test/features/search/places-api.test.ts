// GET /api/places: what a suggestion says of a code that an airport gave up.
import { expect, it } from "vitest";
import { createApp } from "../../../src/app.ts";
import type { Env } from "../../../src/env.ts";
import type { PlacesAnswer } from "../../../src/features/search/place-schemas.ts";
import { createServices } from "../../../src/services.ts";
import { testEnv } from "../../test-env.ts";

const services = createServices(testEnv() as Env);

async function first(text: string, language: string) {
	const answer = await createApp(services).request(`/api/places?${new URLSearchParams({ q: text, lng: language })}`);
	expect(answer.status).toBe(200);
	return ((await answer.json()) as PlacesAnswer).places[0];
}

it("names the old code before the airport that took over, in the reader's language", async () => {
	expect(await first("kiv", "en")).toMatchObject({
		...{ code: "RMO", label: "Chisinau (RMO)" },
		detail: expect.stringMatching(/^Formerly KIV · .*Moldova$/),
	});
	expect((await first("TXL", "es"))?.detail).toMatch(/^Antes TXL · .*Alemania$/);
});

it("says nothing of the kind for a code of today, a city's code or a name", async () => {
	for (const text of ["RMO", "IST", "BUH", "Tegel"])
		expect((await first(text, "en"))?.detail).not.toContain("Formerly");
});
