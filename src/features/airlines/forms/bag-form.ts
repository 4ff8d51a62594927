// The bag somebody has: three sides in one unit. Read on the server, and checked while it is typed.
import { defineForm, type Typed } from "../../../forms/form.ts";
import { type Refuse, together } from "../../../forms/rules.ts";

export type BagField = "long" | "wide" | "high" | "unit";

export const units = ["cm", "in"] as const;

const cmInInch = 2.54;
/** Of the longest side, in centimeters: more is no bag for a cabin. */
const most = 200;

/** Centimeters, in no order. */
export type Sides = readonly [number, number, number];

const side = { inputMode: "decimal", maxLength: 6, required: true } as const;

export const bagForm = defineForm({
	id: "bag",
	fields: {
		long: { label: "bag.long", ...side },
		wide: { label: "bag.wide", ...side },
		high: { label: "bag.high", ...side },
		unit: { label: "bag.unit", blank: "cm" },
	},
	shape: (typed) => typed,
	schema: () =>
		together((typed: Typed<BagField>, refuse): Sides | undefined => {
			const unit = units.find((one) => one === typed.unit);
			if (!unit) refuse("unit", "bag.problem.unit");
			const inCm = (field: "long" | "wide" | "high") =>
				readSide(field, typed[field], unit === "in" ? cmInInch : 1, refuse);
			const [long, wide, high] = [inCm("long"), inCm("wide"), inCm("high")];
			return long && wide && high ? [long, wide, high] : undefined;
		}),
});

/** A comma or a point before the fraction; undefined where it was refused. */
function readSide(field: BagField, typed: string, scale: number, refuse: Refuse<BagField>): number | undefined {
	const number = /^\d{1,3}(?:[.,]\d{1,2})?$/.test(typed) ? Number(typed.replace(",", ".")) * scale : 0;
	if (number >= 1 && number <= most) return number;
	refuse(field, typed ? "bag.problem.side" : "bag.problem.missing");
	return undefined;
}
