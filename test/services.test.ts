// What the environment gives, and what is left out where it lacks something.
import { expect, it } from "vitest";
import type { Env } from "../src/env.ts";
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
