// The country that a visitor has the pages go by: seen by the platform, chosen without script, kept in one cookie.
import { beforeAll, describe, expect, it } from "vitest";
import { href } from "../../src/links.ts";
import { addDays } from "../../src/time/iso-date.ts";
import { sharedWorker } from "./harness.ts";
import { read } from "./site.ts";

let harness: Awaited<ReturnType<typeof sharedWorker>>;
beforeAll(async () => {
	harness = await sharedWorker();
});

const from = (country: string, headers: Record<string, string> = {}) => ({ headers, cf: { country } }) as RequestInit;

describe.each([
	["en", "Colombia", "Mexico", "Choose a country from the list"],
	["es", "Colombia", "México", "Elija un país de la lista"],
] as const)("the page of one's country (%s)", (language, seen, chosen, problem) => {
	const target = href(language, "yourCountry");
	const post = (country: string) =>
		harness.get(target, { ...from("CO"), method: "POST", body: new URLSearchParams({ country }) });

	it("says which one the pages go by, and keeps what is chosen", async () => {
		const { response, document } = await read(await harness.get(target, from("CO")));
		expect([response.status, response.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
		expect(document.querySelector("main")?.text).toContain(seen);
		expect(document.querySelector("#country-country option[selected]")?.getAttribute("value")).toBe("CO");
		const answer = await post("MX");
		expect(answer.status).toBe(303);
		const place = answer.headers.get("location") ?? "";
		expect(place).toBe(href(language, "yourCountry", {}, { sent: "1" }));
		const cookie = answer.headers.getSetCookie().join().split(";")[0] ?? "";
		expect(cookie).toBe("country=MX");
		const again = await read(await harness.get(place, from("CO", { cookie })));
		expect(again.document.querySelector("main")?.text).toContain(chosen);
		expect(again.document.querySelector("#country-country option[selected]")?.getAttribute("value")).toBe("MX");
		expect(again.document.querySelector(".notice[autofocus]")).not.toBeNull();
	});

	it("forgets by the first line, and refuses what is no country beside the field", async () => {
		expect((await post("")).headers.getSetCookie().join()).toMatch(/^country=; Max-Age=0/);
		const { response, document } = await read(await post("XX"));
		expect(response.status).toBe(400);
		expect(response.headers.getSetCookie()).toEqual([]);
		expect(document.querySelector("#country-country-error")?.text).toContain(problem);
	});
});

describe("GET /api/country", () => {
	it("tells a visitor's own country to nobody else, and nothing where nobody can tell", async () => {
		const answer = async (country: string, headers = {}) => {
			const response = await harness.get("/api/country", from(country, headers));
			expect(response.headers.get("cache-control")).toBe("private, no-store");
			return response.json();
		};
		expect(await answer("AR")).toEqual({ country: "AR" });
		expect(await answer("AR", { cookie: "country=ES" })).toEqual({ country: "ES" });
		expect(await answer("XX")).toEqual({});
		const said = (await harness.get("/api/country?lng=es", from("CO"))).json();
		expect(await said).toEqual({
			country: "CO",
			call: { note: expect.stringMatching(/^Colombia: .*puede no conectar/) },
		});
		expect((await harness.get("/api/country", { method: "POST", body: "x" })).status).toBe(405);
	});
});

it("no page that is cached knows it: the country of a number is empty there, and has to be chosen", async () => {
	for (const id of ["contactUs", "bookingHelp", "flightChangeAssistance"] as const) {
		const texts = await Promise.all(
			["CO", "US"].map(async (country) => (await harness.get(href("es", id), from(country))).text()),
		);
		expect(texts[0]).toBe(texts[1]);
		const { document } = await read(await harness.get(href("es", id), from("MX", { cookie: "country=MX" })));
		const select = document.querySelector("[name=country]");
		expect(select?.querySelector("option[selected]")?.getAttribute("value") ?? "", id).toBe("");
		expect(select?.querySelector("option")?.text, id).toBe("Elija un país");
	}
});

it("results tell by the visitor's clock when they were seen, whatever the trip", async () => {
	const params = { trip: "oneway", from: "BOG", to: "MIA", depart: addDays(new Date().toISOString().slice(0, 10), 60) };
	const results = await harness.get(href("es", "flightResults", {}, params), from("AR"));
	expect((await read(results)).document.querySelector("main")?.text).toMatch(
		/Precios vistos el .+, hora de Buenos Aires/,
	);
});
