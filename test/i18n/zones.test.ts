// The time zones to choose from, by name.
import { describe, expect, it } from "vitest";
import { defaultZone, isOfferedZone, zoneName, zoneOptions } from "../../src/i18n/zones.ts";

describe.each(["en", "es"] as const)("the zones (%s)", (language) => {
	it("have a name each, all of them different", () => {
		const names = zoneOptions(language).map(([, name]) => name);
		expect(new Set(names).size).toBe(names.length);
		expect(names.filter((name) => !/^\p{Lu}/u.test(name))).toEqual([]);
	});
});

it("names the country where the zone's own name says too little", () => {
	expect(zoneName(defaultZone, "en")).toBe("Eastern Time");
	expect(zoneName(defaultZone, "es")).toBe("Hora oriental");
	expect(zoneName("America/Mexico_City", "es")).toMatch(/^México: /);
	expect(zoneName("Asia/Tokyo", "en")).toBe("Asia/Tokyo");
	expect(isOfferedZone("Asia/Tokyo")).toBe(false);
});
