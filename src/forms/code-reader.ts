// The port through which a form reads a code that people dictate: the words are all languages' texts, which no browser loads.

export type CodeReading =
	| { readonly kind: "ok"; readonly code: string }
	| { readonly kind: "blank" | "malformed" | "misheard" }
	/** It may be a dictation, which only the server understands. */
	| { readonly kind: "unread" };

/** What can be wrong with a code. */
export type CodeProblem = Exclude<CodeReading["kind"], "ok" | "unread">;

export interface CodeReader {
	/** A confirmation code of ours, however it is typed or dictated. Never throws. */
	confirmation(text: string): CodeReading;
	/** The reference of a chosen trip, in the same way. */
	reference(text: string): CodeReading;
}
