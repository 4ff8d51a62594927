// How the agency is reached: what is set is read, what is wrong is named, and what is not set is nowhere.
import { describe, expect, it } from "vitest";
import { type Channels, readChannels } from "../../src/channels/channels.ts";
import { lineFrom } from "../../src/channels/line.ts";
import { callBy } from "../../src/channels/promise.ts";

const read = (vars: Readonly<Record<string, string>> = {}): Channels => readChannels((name) => vars[name] ?? "");
const colombia = {
	number: { dialed: "601 508 0199", abroad: "+57 601 508 0199", cost: "local" },
	...{ hours: "Mo-Fr 08:00-20:00", zone: "America/Bogota", whatsapp: "+57 310 456 7890" },
};
const set = (country: unknown, code = "CO") => read({ CHANNELS: JSON.stringify({ [code]: country }) });

describe("the variables", () => {
	it("say by default what the contract does: 24 hours, 7 days, the United States; and promise nothing", () => {
		const { hours, staffedIn, byCountry, callBack } = read();
		expect(hours.days).toEqual(Array(7).fill([[0, 1440]]));
		expect([staffedIn, byCountry.size, callBack.minutes, callBack.hours]).toEqual(["US", 0, null, hours]);
	});

	it("hold a number, its hours and WhatsApp by country", () => {
		expect(set(colombia).byCountry.get("CO")).toMatchObject({
			number: colombia.number,
			whatsapp: colombia.whatsapp,
			hours: { zone: "America/Bogota" },
		});
		// Without hours of its own, a number is answered when the agency's line is.
		const { hours, zone, ...always } = colombia;
		expect(set(always).byCountry.get("CO")?.hours).toEqual(read().hours);
	});

	it.each([
		[{ AGENCY_HOURS: "always" }, "Variable AGENCY_HOURS is malformed: always"],
		[{ AGENCY_ZONE: "Bogota" }, "Variable AGENCY_ZONE is malformed"],
		[{ AGENCY_STAFFED_IN: "USA" }, "Variable AGENCY_STAFFED_IN is malformed"],
		[{ CALL_BACK_MINUTES: "0" }, "Variable CALL_BACK_MINUTES is malformed"],
		[{ CALL_BACK_HOURS: "8-20" }, "Variable CALL_BACK_HOURS is malformed"],
		[{ CHANNELS: "{" }, "Variable CHANNELS is malformed: it is not JSON"],
	])("%j are refused by name", (vars, message) => expect(() => read(vars as Record<string, string>)).toThrow(message));

	it.each([
		["Colombia", colombia, "is no code of a country"],
		["CO", {}, "CO: has neither number nor whatsapp"],
		["CO", { ...colombia, zone: undefined }, "CO: has hours without zone"],
		["CO", { ...colombia, zone: "Bogota" }, "CHANNELS (CO) is malformed: Bogota is no time zone"],
		["CO", { ...colombia, hours: "8-20" }, "CHANNELS (CO) is malformed: 8-20"],
		["CO", { ...colombia, whatsapp: "310 456 7890" }, "CO.whatsapp: begins with +"],
		[
			"CO",
			{ ...colombia, number: { ...colombia.number, cost: "cheap" } },
			"CO.number.cost: is one of free, local, toll",
		],
		["CO", { ...colombia, telegram: "x" }, "CO.telegram"],
	])("a country %s as %j is refused by its place", (code, country, message) =>
		expect(() => set(country, code)).toThrow(message),
	);
});

describe("the line from a country", () => {
	const from = (country: string, phone = "+1 800 555 0199", channels = set(colombia)) =>
		lineFrom(country, phone, channels);

	it("is the country's own, as it is dialed there", () => {
		expect(from("CO")).toMatchObject({ own: true, number: "601 508 0199", href: "tel:+576015080199", reach: "local" });
	});

	it.each([
		["US", "+1 800 555 0199", "free"],
		["PR", "+1 (833) 555-0199", "free"],
		["MX", "+1 800 555 0199", "doubtful"],
		["CA", "+1 888 555 0199", "doubtful"],
		["US", "+1 307 555 0199", "local"],
		["MX", "+1 307 555 0199", "abroad"],
		["US", "+57 601 508 0199", "abroad"],
	])("of %s to %s is %s", (country, phone, reach) => {
		expect(from(country, phone)).toMatchObject({ own: false, number: phone, reach });
	});
});

describe("a promise", () => {
	const hours = { CALL_BACK_HOURS: "Mo-Fr 08:00-20:00", AGENCY_ZONE: "America/Bogota" };
	const { callBack } = read({ ...hours, CALL_BACK_MINUTES: "30" });
	// A Monday, 10:15 in Bogotá, some seconds later.
	const now = Date.parse("2026-11-23T15:15:20Z");

	it("is so many minutes from now, in whole ones", () => {
		expect(callBy(callBack, null, now)).toBe(Date.parse("2026-11-23T15:46:00Z"));
	});

	it("is none where none is configured", () => {
		expect(callBy(read(hours).callBack, null, now)).toBeNull();
	});

	it("is the end of the hours that were chosen, or of ours in them; and none where nobody calls then", () => {
		const at = (from: string, to: string) => callBy(callBack, { from: Date.parse(from), to: Date.parse(to) }, now);
		expect(at("2026-11-25T15:00:00Z", "2026-11-25T17:00:00Z")).toBe(Date.parse("2026-11-25T17:00:00Z"));
		expect(at("2026-11-26T00:00:00Z", "2026-11-26T02:00:00Z")).toBe(Date.parse("2026-11-26T01:00:00Z"));
		expect(at("2026-11-29T15:00:00Z", "2026-11-29T17:00:00Z")).toBe("closed");
	});
});
