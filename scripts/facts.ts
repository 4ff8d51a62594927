// `npm run facts`: what content/facts holds, by kind and by publisher, what is old, and what was read but is not shown yet.
import * as v from "valibot";
import airlines from "../content/facts/airlines.json" with { type: "json" };
import airports from "../content/facts/airports.json" with { type: "json" };
import leads from "../content/facts/leads.json" with { type: "json" };
import rights from "../content/facts/rights.json" with { type: "json" };
import { languageCodes } from "../src/i18n/languages.ts";
import { findAirlineByCode } from "../src/places/airlines/airlines.ts";
import { isOld } from "../src/places/facts.ts";
import { msToDate } from "../src/time/iso-date.ts";
import { understood } from "./words.ts";

const text = v.pipe(v.string(), v.trim(), v.minLength(1));
const address = v.pipe(v.string(), v.regex(/^https:\/\/\S+$/, "is no address that begins with https"));
const sourceSchema = v.strictObject({ publisher: text, page: text, address });
const day = v.pipe(v.string(), v.regex(/^\d{4}(?:-\d\d){0,2}$/, "is no year, month or day"));
const row = {
	subject: v.pipe(v.string(), v.regex(/^[A-Z\d]{2}$/)),
	country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
};
/** Shown: from two sources, with the date. */
const proven = { ...row, read: day, source: sourceSchema, second: sourceSchema };
/** Or from one, if it is the airline's own and bears its date (`isProven`). */
const told = { ...proven, second: v.optional(sourceSchema) };
const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const side = v.pipe(v.number(), v.minValue(5), v.maxValue(70));
const kg = v.pipe(v.number(), v.minValue(1), v.maxValue(45));
const trip = v.optional(v.picklist(["domestic", "international", "americas", "from-us"]));
const amount = v.pipe(v.number(), v.minValue(0));

export const airlineFactSchema = v.variant("kind", [
	v.strictObject({
		...told,
		kind: v.picklist(["personal-item", "carry-on", "pet-carrier"]),
		value: v.strictObject({ sides: v.strictTuple([side, side, side]), kg: v.optional(kg) }),
		unit: v.picklist(["in", "cm"]),
	}),
	v.strictObject({
		...told,
		kind: v.literal("basic-fare"),
		value: v.strictObject({ name: v.optional(text), carryOn: v.boolean(), trip }),
	}),
	v.strictObject({
		...told,
		kind: v.picklist(["checked-weight", "pet-weight"]),
		value: v.strictObject({ kg }),
		unit: v.literal("kg"),
	}),
	v.strictObject({
		...told,
		kind: v.picklist(["first-bag", "second-bag", "change-fee", "cancel-fee", "minor-fee", "pet-fee"]),
		value: v.strictObject({ from: amount, to: v.optional(amount), trip }),
		unit: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
	}),
	v.strictObject({ ...told, kind: v.literal("fixed-fare"), value: v.strictObject({ name: text }) }),
	v.strictObject({
		...told,
		kind: v.literal("credit"),
		value: v.strictObject({ months: whole(2, 60), fare: v.optional(text) }),
	}),
	v.strictObject({
		...told,
		kind: v.picklist(["check-in", "gate"]),
		value: v.strictObject({ minutes: whole(10, 240), light: v.optional(whole(10, 240)), trip }),
	}),
	v.strictObject({
		...told,
		kind: v.literal("minor"),
		value: v.strictObject({ from: v.optional(whole(2, 17)), to: whole(2, 17) }),
	}),
	v.strictObject({
		...told,
		kind: v.literal("phone"),
		value: v.strictObject({ number: v.pipe(v.string(), v.regex(/^\+\d[\d ]{7,16}\d$/)) }),
	}),
	v.strictObject({ ...told, kind: v.literal("chat"), value: v.strictObject({ address }) }),
]);

export type AirlineRow = v.InferOutput<typeof airlineFactSchema>;

/** Prices before which the airlines of the United States raised what they ask for bags; older ones mislead. */
const bagsRaised = "2026-04";
/** A price that was read before it is no price. */
const pricesFrom = "2024";
const bagPrices: readonly string[] = ["first-bag", "second-bag"];

/**
 * What is wrong with how a row is proven; undefined where nothing is. Two publishers, or the airline's own page with its
 * date; a phone only from the airline itself; a price no older than prices last.
 */
export function lackOfProof({ subject, kind, read, country, source, second }: AirlineRow): string | undefined {
	const name = findAirlineByCode(subject)?.name.split(" ")[0] ?? "?";
	const isOwn = (one: { publisher: string } | undefined) => one?.publisher.startsWith(name) ?? false;
	if (!second && !isOwn(source)) return "one source, and not the airline's own";
	if (second && (second.publisher === source.publisher || second.address === source.address)) return "one source twice";
	if (kind === "phone" && !isOwn(source)) return "a phone that the airline did not print";
	if (bagPrices.includes(kind) && country === "US" && read < bagsRaised)
		return `a bag's price from before ${bagsRaised}`;
	if (kind.endsWith("-fee") && read < pricesFrom) return `a price from before ${pricesFrom}`;
	return undefined;
}

const hours = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24));
const percent = v.pipe(v.number(), v.minValue(1), v.maxValue(100));
const days = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60));
const law = { ...proven, statute: text };
/** By how much, within a country or between two. */
const byTrip = v.strictObject({ domestic: v.number(), international: v.number() });

/** Another flight that is near enough: minutes by which it leaves earlier, and arrives later. */
const nearEnough = v.strictObject({ early: v.number(), late: v.number() });

/** What a country's law says of a flight that was canceled, moved or late. */
export const rightSchema = v.variant("kind", [
	v.strictObject({
		...law,
		kind: v.picklist(["late", "very-late"]),
		value: v.union([byTrip, v.strictObject({ hours, percent: v.optional(percent) })]),
		unit: v.literal("h"),
	}),
	v.strictObject({
		...law,
		kind: v.literal("early"),
		value: v.union([byTrip, v.strictObject({ hours })]),
		unit: v.literal("h"),
	}),
	v.strictObject({ ...law, kind: v.literal("moved"), value: byTrip, unit: v.literal("min") }),
	v.strictObject({ ...law, kind: v.literal("worse"), value: v.strictObject({ changes: v.array(text) }) }),
	v.strictObject({
		...law,
		kind: v.literal("canceled"),
		value: v.union([v.strictObject({ percent }), v.strictObject({ choices: v.number() })]),
		unit: v.optional(v.literal("%")),
	}),
	v.strictObject({
		...law,
		kind: v.picklist(["due-card", "due-other"]),
		value: v.strictObject({ days }),
		unit: v.picklist(["business days", "calendar days"]),
	}),
	// Of several countries at once: where it holds, what it owes by the distance, who was told in time, what may change.
	v.strictObject({
		...law,
		kind: v.literal("applies"),
		value: v.strictObject({ countries: v.pipe(v.array(row.country), v.minLength(2)) }),
	}),
	v.strictObject({
		...law,
		kind: v.literal("amounts"),
		value: v.strictObject({ bands: v.array(v.strictObject({ km: v.optional(v.number()), euros: v.number() })) }),
		unit: v.literal("EUR"),
	}),
	v.strictObject({
		...law,
		kind: v.literal("notice"),
		value: v.strictObject({ days }),
		unit: v.literal("calendar days"),
	}),
	v.strictObject({
		...law,
		kind: v.literal("rerouted"),
		value: v.strictObject({ days, last: nearEnough, week: nearEnough }),
		unit: v.literal("min"),
	}),
	v.strictObject({ ...law, kind: v.literal("reform"), value: v.strictObject({ status: text }) }),
]);

const inBoth = v.pipe(
	v.record(v.picklist(languageCodes), text),
	v.check((said) => languageCodes.every((code) => said[code]), "lacks a language"),
);
/** A proper name, or what each language says. */
const named = v.union([text, inBoth]);
const clock = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "is no time of the day"));
const rising = <Span extends { from: number; to: number }>() =>
	v.check<Span, string>(({ from, to }) => from <= to, "falls");
const minute = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(240));
const airport = { ...row, subject: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)) };
/** From two publishers, or from one that runs what it tells of, on a page with its date. */
const printed = {
	...airport,
	read: day,
	source: sourceSchema,
	second: v.optional(sourceSchema),
	own: v.optional(v.literal(true)),
};

/** A way from an airport into town, its terminals, or where its own page is. */
export const airportFactSchema = v.pipe(
	v.variant("kind", [
		v.strictObject({
			...printed,
			kind: v.literal("way"),
			value: v.strictObject({
				by: v.picklist(["train", "metro", "tram", "bus", "shuttle", "ferry", "taxi"]),
				name: v.optional(text),
				to: named,
				minutes: v.optional(v.pipe(v.strictObject({ from: minute, to: minute }), rising())),
				fare: v.optional(
					v.pipe(
						v.strictObject({ from: amount, to: amount, currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)) }),
						rising(),
					),
				),
				first: v.optional(clock),
				last: v.optional(clock),
				allNight: v.optional(v.literal(true)),
				leaves: v.optional(inBoth),
			}),
		}),
		v.strictObject({
			...printed,
			kind: v.literal("terminals"),
			value: v.strictObject({ names: v.pipe(v.array(text), v.minLength(1)) }),
		}),
		v.strictObject({ ...airport, kind: v.literal("own-page"), source: sourceSchema }),
	]),
	v.check(
		(fact) => fact.kind === "own-page" || (fact.second !== undefined) !== (fact.own === true),
		"needs a second source, or to be of who runs it",
	),
);

/** Read, but from one source, without a date, or of a kind that no page shows. */
const leadSchema = v.looseObject({
	...row,
	subject: v.pipe(v.string(), v.regex(/^[A-Z\d]{2,3}$/)),
	kind: text,
	source: v.looseObject({ address: text }),
});

export const readAirlineFacts = () => v.parse(v.array(airlineFactSchema), airlines);
export const readRights = () => v.parse(v.array(rightSchema), rights);
export const readAirportFacts = () => v.parse(v.array(airportFactSchema), airports);
export const readLeads = () => v.parse(v.array(leadSchema), leads);

function counted(names: readonly string[]): string {
	const counts = new Map<string, number>();
	for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
	const sorted = [...counts].toSorted(([, one], [, other]) => other - one);
	return sorted.map(([name, count]) => `  ${count}  ${name}`).join("\n");
}

function tell(): void {
	const told = readAirlineFacts();
	for (const fact of told) {
		const lack = lackOfProof(fact);
		if (lack) throw new Error(`content/facts/airlines.json: ${fact.subject} ${fact.kind}: ${lack}`);
	}
	const ofAirports = readAirportFacts().filter((fact) => fact.kind !== "own-page");
	const facts = [...told, ...readRights(), ...ofAirports];
	const old = facts.filter((fact) => isOld(fact, msToDate(Date.now())));
	const named = ({ subject, kind, read }: (typeof facts)[number]) => `  ${subject} ${kind}, read ${read}`;
	console.log(`shown: ${facts.length}\n${counted(facts.map(({ kind }) => kind))}`);
	console.log(`of airlines\n${counted(told.map(({ subject }) => subject))}`);
	console.log(`of airports\n${counted(ofAirports.map(({ subject }) => subject))}`);
	console.log(
		`by publisher\n${counted(facts.flatMap(({ source, second }) => [source, second ?? []].flat().map(({ publisher }) => publisher)))}`,
	);
	console.log(`to read again, older than half a year: ${old.length}\n${old.map(named).join("\n")}`);
	const waiting = readLeads();
	console.log(
		`read, not shown: ${waiting.length}\n${counted(waiting.map(({ subject, kind }) => `${subject} ${kind}`))}`,
	);
}

if (import.meta.main) {
	understood("npm run facts", {});
	tell();
}
