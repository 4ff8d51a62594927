// `npm run facts`: what content/facts holds, by kind and by publisher, what is old, and what was read but is not shown yet.
import * as v from "valibot";
import airlines from "../content/facts/airlines.json" with { type: "json" };
import airports from "../content/facts/airports.json" with { type: "json" };
import leads from "../content/facts/leads.json" with { type: "json" };
import rights from "../content/facts/rights.json" with { type: "json" };
import { languageCodes } from "../src/i18n/languages.ts";
import { isOld } from "../src/places/facts.ts";
import { msToDate } from "../src/time/iso-date.ts";

const text = v.pipe(v.string(), v.trim(), v.minLength(1));
const sourceSchema = v.strictObject({
	publisher: text,
	page: text,
	address: v.pipe(v.string(), v.regex(/^https:\/\/\S+$/, "is no address that begins with https")),
});
const day = v.pipe(v.string(), v.regex(/^\d{4}-\d\d(?:-\d\d)?$/, "is no month and no day"));
const row = {
	subject: v.pipe(v.string(), v.regex(/^[A-Z\d]{2}$/)),
	country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
};
/** Shown: from two sources, each with its date. */
const proven = { ...row, read: day, source: sourceSchema, second: sourceSchema };
const side = v.pipe(v.number(), v.minValue(5), v.maxValue(70));

/** Refuses a row without two sources and the date of the copy. */
export const airlineFactSchema = v.variant("kind", [
	v.strictObject({
		...proven,
		kind: v.picklist(["personal-item", "carry-on"]),
		value: v.strictObject({
			sides: v.strictTuple([side, side, side]),
			kg: v.optional(v.pipe(v.number(), v.minValue(1))),
		}),
		unit: v.picklist(["in", "cm"]),
	}),
	v.strictObject({
		...proven,
		kind: v.literal("basic-fare"),
		value: v.strictObject({ name: v.optional(text), carryOn: v.boolean() }),
	}),
]);

const hours = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24));
const percent = v.pipe(v.number(), v.minValue(1), v.maxValue(100));
const days = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60));
const law = { ...proven, statute: text };
/** By how much, within a country or between two. */
const byTrip = v.strictObject({ domestic: v.number(), international: v.number() });

/** What a country's law says of a flight that was canceled, moved or late. */
export const rightSchema = v.variant("kind", [
	v.strictObject({
		...law,
		kind: v.picklist(["late", "very-late"]),
		value: v.union([byTrip, v.strictObject({ hours, percent: v.optional(percent) })]),
		unit: v.literal("h"),
	}),
	v.strictObject({ ...law, kind: v.literal("early"), value: byTrip, unit: v.literal("h") }),
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
const amount = v.pipe(v.number(), v.minValue(0));
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
	const ofAirports = readAirportFacts().filter((fact) => fact.kind !== "own-page");
	const facts = [...readAirlineFacts(), ...readRights(), ...ofAirports];
	const old = facts.filter((fact) => isOld(fact, msToDate(Date.now())));
	const named = ({ subject, kind, read }: (typeof facts)[number]) => `  ${subject} ${kind}, read ${read}`;
	console.log(`shown: ${facts.length}\n${counted(facts.map(({ kind }) => kind))}`);
	console.log(
		`by publisher\n${counted(facts.flatMap(({ source, second }) => (second ? [source.publisher, second.publisher] : [source.publisher])))}`,
	);
	console.log(`to read again, older than half a year: ${old.length}\n${old.map(named).join("\n")}`);
	const waiting = readLeads();
	console.log(
		`read, not shown: ${waiting.length}\n${counted(waiting.map(({ subject, kind }) => `${subject} ${kind}`))}`,
	);
}

if (import.meta.main) tell();
