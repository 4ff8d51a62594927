// What has to be agreed to before a booking can be sent, box by box; nothing of it is ever ticked beforehand.
import * as v from "valibot";
import { defineForm } from "../../../forms/form.ts";
import { agreed } from "../../../forms/rules.ts";

/** Prices in words: the one that moved, and the one that was chosen. */
interface MovedPrice {
	readonly price: string;
	readonly before: string;
}

/** @param moved undefined where the price that was chosen still holds, or nobody knows */
export function agreementForm(moved: MovedPrice | undefined) {
	return defineForm({
		id: "review",
		fields: {
			/** 49 CFR 175.25(b): what may not travel was read and understood. */
			hazmat: { label: "review.hazmat.choice", required: true },
			/** The agency's terms and the fare's. */
			terms: { label: "review.ours.choice", required: true },
			/** A price that moved, in place of the one that was chosen. */
			accept: { label: "review.accept", values: { ...moved }, required: true },
		},
		shape: (typed) => typed,
		schema: () =>
			v.object({
				hazmat: agreed("review.hazmat.missing"),
				terms: agreed("review.ours.missing"),
				accept: moved ? agreed("review.accept.missing", { price: moved.price }) : v.string(),
			}),
	});
}

export type AgreementForm = ReturnType<typeof agreementForm>;
