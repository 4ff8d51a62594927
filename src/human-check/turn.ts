// A proof that a person waits, in place of a turn in a line: what the form that asks for it sends, and how it is read.
import type { Proof } from "../edge/spending.ts";
import type { HumanCheck } from "./turnstile.ts";

/** The form's name to the widget. */
export const turnAction = "turn";
/** Beside the proof of the form itself, which is kept: a field of its own. */
export const turnProofField = "turn-proof";
/** Stands in a form that has nothing but the proof: it leads back to the page that was asked for. */
export const onlyProofField = "turn-only";

/** What a form brings; nothing without a check, or without script. */
export function proofOf(humans: HumanCheck | undefined, form: FormData): Proof | undefined {
	const token = form.get(turnProofField);
	if (!humans || typeof token !== "string" || !token) return undefined;
	return {
		token,
		// A provider that does not answer costs nobody the line.
		isHuman: async (attempt) => (await humans.verify({ token, action: turnAction, attempt })) === "human",
	};
}
