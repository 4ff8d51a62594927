// How the agency is reached from a country, and when it calls back: read from the variables, which name what is wrong.
import * as v from "valibot";
import { type Hours, readHours } from "./hours.ts";

/** What a call costs who makes it. */
const costs = ["free", "local", "toll"] as const;
export type Cost = (typeof costs)[number];

/** A number of the agency in one country. */
interface OwnNumber {
	/** As it is dialed in that country. */
	readonly dialed: string;
	/** With +, as it is dialed from anywhere. */
	readonly abroad: string;
	readonly cost: Cost;
}

interface Channel {
	readonly number?: OwnNumber;
	/** When somebody answers there. */
	readonly hours: Hours;
	/** With +. */
	readonly whatsapp?: string;
}

export interface Channels {
	/** When the agency's own line is answered, */
	readonly hours: Hours;
	/** and in which country: ISO 3166-1 alpha-2. */
	readonly staffedIn: string;
	/** By country. */
	readonly byCountry: ReadonlyMap<string, Channel>;
	readonly callBack: {
		/** When the agency calls. */
		readonly hours: Hours;
		/** In so many minutes of those hours it does; null: nothing is promised. */
		readonly minutes: number | null;
	};
}

const international = v.pipe(v.string(), v.regex(/^\+[\d ()-]{7,20}$/, "begins with + and has 7 to 20 digits"));
const channelSchema = v.pipe(
	v.strictObject({
		number: v.optional(
			v.strictObject({
				dialed: v.pipe(v.string(), v.regex(/^[\d ()-]{3,20}$/, "is digits, as they are dialed there")),
				abroad: international,
				cost: v.picklist(costs, `is one of ${costs.join(", ")}`),
			}),
		),
		hours: v.optional(v.string()),
		zone: v.optional(v.string()),
		whatsapp: v.optional(international),
	}),
	v.check(({ number, whatsapp }) => Boolean(number ?? whatsapp), "has neither number nor whatsapp"),
	v.check(({ hours, zone }) => Boolean(hours) === Boolean(zone), "has hours without zone, or a zone without hours"),
);
const channelsSchema = v.record(
	v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, "is no code of a country, as CO")),
	channelSchema,
);

/** @param text gives a variable, empty where it is not set. Throws an Error that names the first one that is malformed. */
export function readChannels(text: (name: string) => string): Channels {
	const wrong = (name: string, why: string) => new Error(`Variable ${name} is malformed: ${why}`);
	const hoursOf = (name: string, written: string, zone: string): Hours => {
		if (!isZone(zone)) throw wrong(name, `${zone} is no time zone`);
		const hours = readHours(written, zone);
		if (!hours) throw wrong(name, `${written} is neither 24/7 nor hours as "Mo-Fr 08:00-20:00, Sa 09:00-14:00"`);
		return hours;
	};
	const zone = text("AGENCY_ZONE") || "America/New_York";
	if (!isZone(zone)) throw wrong("AGENCY_ZONE", `${zone} is no time zone`);
	const hours = hoursOf("AGENCY_HOURS", text("AGENCY_HOURS") || "24/7", zone);
	const staffedIn = text("AGENCY_STAFFED_IN") || "US";
	if (!/^[A-Z]{2}$/.test(staffedIn)) throw wrong("AGENCY_STAFFED_IN", staffedIn);
	const minutes = text("CALL_BACK_MINUTES");
	if (minutes && !/^[1-9]\d{0,3}$/.test(minutes)) throw wrong("CALL_BACK_MINUTES", minutes);
	const callHours = text("CALL_BACK_HOURS");
	return {
		...{ hours, staffedIn },
		byCountry: readCountries(text("CHANNELS"), hours, hoursOf),
		callBack: {
			hours: callHours ? hoursOf("CALL_BACK_HOURS", callHours, zone) : hours,
			minutes: minutes ? Number(minutes) : null,
		},
	};
}

function readCountries(
	json: string,
	usual: Hours,
	hoursOf: (name: string, written: string, zone: string) => Hours,
): Channels["byCountry"] {
	if (!json) return new Map();
	const result = v.safeParse(channelsSchema, parseJson(json));
	if (!result.success) {
		const [{ path = [], message }] = result.issues;
		const place = path.map(({ key }) => String(key)).join(".");
		throw new Error(`Variable CHANNELS is malformed: ${place ? `${place}: ` : ""}${message}`);
	}
	return new Map(
		Object.entries(result.output).map(([country, { number, hours, zone, whatsapp }]) => [
			country,
			{
				...(number && { number }),
				...(whatsapp && { whatsapp }),
				hours: hours && zone ? hoursOf(`CHANNELS (${country})`, hours, zone) : usual,
			},
		]),
	);
}

function parseJson(json: string): unknown {
	try {
		return JSON.parse(json);
	} catch {
		throw new Error("Variable CHANNELS is malformed: it is not JSON");
	}
}

function isZone(zone: string): boolean {
	try {
		return Boolean(new Intl.DateTimeFormat("en-US", { timeZone: zone }));
	} catch {
		return false;
	}
}
