// Rows of countries' laws: what each must have, and that every right that a rule asks for is there.
import * as v from "valibot";
import { expect, it } from "vitest";
import { readRights, rightSchema } from "../../../../scripts/facts.ts";
import { limitOf, rightOf } from "../../../../src/features/changes/rights/rights.ts";
import { rules } from "../../../../src/features/changes/rights/verdict.ts";

const rights = readRights();

it("each has its statute, two sources of different publishers, and a day that is past", () => {
	expect(rights).toHaveLength(28);
	for (const { subject, kind, source, second, read, statute } of rights) {
		const row = `${subject} ${kind}`;
		expect(statute, row).not.toBe("");
		expect(source.publisher, row).not.toBe(second.publisher);
		expect(source.address, row).not.toBe(second.address);
		expect(read <= new Date().toISOString().slice(0, 10), row).toBe(true);
	}
	expect(new Set(rights.map(({ subject, kind }) => `${subject} ${kind}`)).size).toBe(rights.length);
});

it("one without a statute, a second source or a date is refused", () => {
	for (const lack of ["statute", "source", "second", "read"] as const) {
		const { [lack]: _, ...rest } = rights[0] ?? ({} as never);
		expect(v.safeParse(rightSchema, rest).success, lack).toBe(false);
	}
});

it("a rule has its row, and a limit where it is about time", () => {
	for (const { law, kind } of rules) {
		const timed = ["late", "very-late", "early", "moved"].includes(kind);
		for (const international of [true, false]) {
			expect(limitOf(rightOf(law, kind), international) !== undefined, `${law} ${kind}`).toBe(timed);
		}
	}
	expect(() => rightOf("AR", "due-card")).toThrow("AR due-card");
});
