// What an assistant sees at /mcp, by the protocol's own client, on the built Worker in its own runtime.
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDays } from "../../src/time/iso-date.ts";
import { sharedWorker } from "./harness.ts";

const tools = ["airline_facts", "change_rules", "find_airports", "search_flights", "what_travelers_paid"];
const depart = addDays(new Date().toISOString().slice(0, 10), 60);

let harness: Awaited<ReturnType<typeof sharedWorker>>;
let client: Client;

beforeAll(async () => {
	harness = await sharedWorker();
	client = new Client({ name: "test", version: "1" });
	await client.connect(
		new StreamableHTTPClientTransport(new URL("http://localhost/mcp"), {
			fetch: (url, init) => harness.get(new URL(String(url)).pathname, init as RequestInit),
		}),
	);
});
afterAll(() => client.close());

async function call(
	name: string,
	args: Record<string, unknown>,
): Promise<{ readonly text: string; readonly wrong: boolean }> {
	const answer = await client.callTool({ name, arguments: args });
	const content = answer.content as { readonly type: string; readonly text?: string }[];
	return { text: content.map(({ text }) => text).join("\n"), wrong: answer.isError === true };
}

describe("for assistants", () => {
	it("there are five tools, each with a title, its use and a schema of its input", async () => {
		const { tools: listed } = await client.listTools();
		expect(listed.map(({ name }) => name).sort()).toEqual(tools);
		for (const { name, title, description, inputSchema, annotations } of listed) {
			expect(title?.length, name).toBeGreaterThan(5);
			expect(description?.length, name).toBeGreaterThan(60);
			expect(Object.keys(inputSchema.properties ?? {}), name).toContain("language");
			expect(annotations?.readOnlyHint, name).toBe(true);
		}
		expect(client.getInstructions()).toContain("+1 800 555 0199");
	});

	it("airports are found as people say them", async () => {
		expect((await call("find_airports", { text: "bogata", language: "es" })).text).toContain("BOG: Bogotá (BOG)");
		expect((await call("find_airports", { text: "nueva york", language: "es" })).text).toMatch(/^NYC: Nueva York/);
		expect((await call("find_airports", { text: "qqqqqqqq" })).text).toContain(
			"No airport or city has this name or code",
		);
		// What is quoted reads as it looks.
		expect((await call("find_airports", { text: "qq\u202Eqq\u2066" })).text).not.toMatch(/\p{Bidi_Control}/u);
	});

	it.each([
		["en", "SAMPLE DATA", /for 2 travelers · operated by/, "The page: http"],
		["es", "DATOS DE MUESTRA", /para 2 personas · operado por/, "La página: http"],
	])(
		"flights come with price, times and the way to the page, and sample data says so (%s)",
		async (language, sample, row, page) => {
			const { text, wrong } = await call("search_flights", {
				from: "JFK",
				to: "Bogotá",
				depart,
				return: addDays(depart, 7),
				adults: 2,
				language,
			});
			expect(wrong).toBe(false);
			const lines = text.split("\n");
			expect(lines[0]).toContain(sample);
			expect(lines.filter((line) => /^\d\. /.test(line)).length).toBeGreaterThanOrEqual(2);
			expect(lines.length).toBeLessThanOrEqual(9);
			expect(lines[1]).toMatch(language === "es" ? /^De Nueva York a Bogotá, / : /^New York to Bogotá, /);
			expect(lines[2]).toMatch(row);
			expect(text).toContain(page);
			expect(text).toMatch(/\/flight-results\?trip=round&from=JFK&to=BOG&/);
			expect(text.includes("lng=es")).toBe(language === "es");
			expect(text.length).toBeLessThan(2_500);
		},
	);

	it("a reference hands the trip over to the agent on the phone", async () => {
		const asked = { from: "JFK", to: "MIA", depart, language: "es" };
		const { text } = await call("search_flights", { ...asked, reference: 2 });
		const [, number = "", quote = ""] = /Referencia ([\d ]+\d): .*\/booking-review\?quote=(\d{10})/.exec(text) ?? [];
		expect(number.replaceAll(" ", "")).toBe(quote);
		const page = await harness.get(`/booking-review?quote=${quote}&lng=es`);
		expect(page.status).toBe(200);
		const price = /^2\. (US\$[\d.,]+)/m.exec(text)?.[1];
		expect(await page.text()).toContain(price);
		expect((await call("search_flights", asked)).text).not.toContain("Referencia");
	});

	it("what cannot be searched is said as a mistake that can be mended", async () => {
		const past = await call("search_flights", { from: "JFK", to: "MIA", depart: "2020-01-01" });
		expect(past).toEqual({ wrong: true, text: expect.stringMatching(/^depart: /) });
		const where = await call("search_flights", { from: "JFK", to: "Springfield", depart });
		expect(where.wrong).toBe(true);
		expect(where.text).toMatch(/^to: .*SGF|SPI/);
		for (const wrong of [
			{},
			{ from: 1, to: 2, depart },
			{ from: "JFK", to: "MIA", depart: "soon" },
			{ from: "JFK", to: "MIA", depart, adults: 99 },
		]) {
			const answer = await call("search_flights", wrong).catch((error: unknown) => ({
				text: String(error),
				wrong: true,
			}));
			expect(answer.wrong).toBe(true);
			expect(answer.text).not.toMatch(/\bat .*\.js|node_modules/);
		}
	});

	it("what travelers paid has its month and its limits, and nothing beyond the 48 states", async () => {
		const { text } = await call("what_travelers_paid", { from: "New York", to: "MIA" });
		expect(text).toMatch(/(JFK|LGA|EWR)–MIA: Median \$\d+\. Half paid \$\d+ to \$\d+\./);
		expect(text).toContain("June 2026");
		expect(text).toContain("https://www.transtats.bts.gov/");
		expect((await call("what_travelers_paid", { from: "JFK", to: "BOG" })).text).toContain(
			"says nothing about this pair",
		);
	});

	it("facts about an airline have who printed them and when", async () => {
		const { text } = await call("airline_facts", { airline: "avianca", language: "es" });
		expect(text).toContain("Avianca (AV)");
		expect(text).toMatch(/cm.*\(.+, 20\d\d-\d\d.*https:/);
		expect(text).toContain("Sin revisar aquí: ");
		const delta = await call("airline_facts", { airline: "DL" });
		expect(delta.text).toMatch(/Check-in closes: 45 minutes before departure.*\(Associated Press .+, .+: https:/);
		expect((await call("airline_facts", { airline: "Spirit" })).text).toContain("Spirit");
		expect(await call("airline_facts", { airline: "No Such Air" })).toMatchObject({ wrong: true });
	});

	it("what an airline owes is yes, no or what it depends on, by the laws of the route", async () => {
		const asked = { event: "moved", from: "JFK", to: "BOG", hours_late: 4 };
		expect((await call("change_rules", asked)).text).toMatch(/^No/);
		const late = await call("change_rules", { ...asked, hours_late: 6.5, language: "es" });
		expect(late.text).toMatch(/^Sí/);
		expect(late.text).toContain("49 U.S.C. 42305");
		expect(late.text).toContain("/flight-change-assistance?event=moved&from=JFK&to=BOG&lng=es");
	});

	it("nothing is kept between requests, no other method is answered, and no page of it is cached", async () => {
		for (const method of ["GET", "PUT", "DELETE"]) {
			const answer = await harness.get("/mcp", { method });
			expect([answer.status, answer.headers.get("Allow")], method).toEqual([405, "POST"]);
		}
		const headers = { "Content-Type": "application/json", Accept: "application/json, text/event-stream" };
		for (const body of ["", "{", "[]", '{"jsonrpc":"2.0","id":1,"method":"nope"}', `"${"x".repeat(70_000)}"`]) {
			const answer = await harness.get("/mcp", { method: "POST", headers, body });
			expect(answer.status, body.slice(0, 40)).toBeLessThan(500);
			expect(answer.headers.get("Set-Cookie")).toBeNull();
		}
		const list = await harness.get("/mcp", {
			method: "POST",
			headers,
			body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
		});
		expect(list.headers.get("Cache-Control")).toBe("no-store");
	});
});
