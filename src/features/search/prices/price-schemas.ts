// What GET /api/prices answers, declared once: the lowest price of each day of a month.
import * as v from "valibot";
import { type Answer, instant, text, yesNo } from "../../../endpoints/schema.ts";
import type { Money } from "../../../money/money.ts";

const dayPrice = v.object({
	minor: v.pipe(v.number(), v.integer(), v.description("For all travelers, in minor units of the currency.")),
	currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
	seenAt: instant,
	lowest: v.pipe(yesNo, v.description("No day of the month has a lower one.")),
	low: v.pipe(yesNo, v.description("One of the three lowest prices, and not the highest: the days to look at first.")),
	text: v.pipe(v.string(), v.description("Rounded up to whole units, in the language asked for.")),
	said: v.pipe(v.string(), v.description("The same as a sentence's part.")),
}) satisfies v.GenericSchema<Money>;

const dayPrices = v.object({
	terms: v.pipe(v.string(), v.description("What every price is for, in words.")),
	sample: v.pipe(yesNo, v.description("The prices are invented.")),
	source: text,
	days: v.pipe(
		v.record(v.pipe(v.string(), v.isoDate()), dayPrice),
		v.description("By departure, or by return where `return` is the month. Days without a known price are left out."),
	),
	anyDay: v.exactOptional(
		v.pipe(
			v.object({ label: text, href: text }),
			v.description("The page of the month, with its lowest price; only where the departure is open."),
		),
	),
});

export type DayPrices = Answer<typeof dayPrices>;

export const priceSchemas = { DayPrices: dayPrices, DayPrice: dayPrice };
