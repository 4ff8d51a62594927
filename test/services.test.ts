// What the environment gives, and what is left out where it lacks something.
import { describe, expect, it } from "vitest";
import type { Env } from "../src/env.ts";
import { sha256 } from "../src/privacy/hash.ts";
import { createServices, whyNoBookings } from "../src/services.ts";
import { testEnv } from "./test-env.ts";

const DB = { prepare: () => {} };
const servicesOf = (changes: object) => createServices({ ...testEnv(), ...changes } as unknown as Env);

it("takes bookings with a database and a key", () => {
	const services = servicesOf({ DB });
	expect(services.bookings).toBeDefined();
	expect(whyNoBookings(services)).toBeUndefined();
});

it.each([
	["key", { DB, DATA_KEY: "" }, "the secret DATA_KEY is not set"],
	["database", {}, "no database is bound as DB"],
])("takes none without a %s, a demonstration neither, and says why", (_, changes, why) => {
	const services = servicesOf(changes);
	expect(services.config.origin).toContain(".example");
	expect(services.bookings).toBeUndefined();
	expect(whyNoBookings(services)).toBe(why);
});

describe("the objects of budgets", () => {
	/** The names by which a service with these secrets asks for objects, for one guess from one address. */
	async function namesOf(changes: object): Promise<readonly string[]> {
		const names: string[] = [];
		const BUDGETS = {
			getByName(name: string) {
				names.push(name);
				return { charge: async () => ({ kind: "drained", until: 0 }) };
			},
		};
		await servicesOf({ BUDGETS, ...changes }).budgets?.charge("wrongCode", { address: "203.0.113.7" });
		return names;
	}

	it("have names that nobody can try addresses against, with a key or without", async () => {
		for (const secrets of [{}, { DATA_KEY: "" }, { DATA_KEY: "", DUFFEL_TOKEN: "duffel_live_12345678" }]) {
			const [name = ""] = await namesOf(secrets);
			expect(name).toMatch(/^network [\da-f]{64}$/);
			expect(name).not.toContain(await sha256("budgets.key\n203.0.113.0/24"));
			expect(name).not.toContain(await sha256("203.0.113.0/24"));
		}
	});

	it("are named alike in every isolate where something costs, and by each its own where nothing does", async () => {
		for (const secrets of [{}, { DATA_KEY: "", DUFFEL_TOKEN: "duffel_live_12345678" }]) {
			expect(await namesOf(secrets)).toEqual(await namesOf(secrets));
		}
		expect(await namesOf({ DATA_KEY: "" })).not.toEqual(await namesOf({ DATA_KEY: "" }));
	});

	it("are made where the database is for the site's own, and near the visitor for a network's", async () => {
		const hints: (readonly [string, string | undefined])[] = [];
		const BUDGETS = {
			getByName(name: string, { locationHint }: { locationHint?: string }) {
				hints.push([name.split(" ")[0] ?? "", locationHint]);
				return { charge: async () => ({ kind: "charged", units: 1, at: 0, before: 0, after: 0 }) };
			},
		};
		await servicesOf({ BUDGETS }).budgets?.charge("message", { address: "203.0.113.7" });
		expect(hints).toEqual([
			["network", undefined],
			["site", "enam"],
		]);
	});
});
