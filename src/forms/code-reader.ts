// The port through which a form reads a code that people dictate: its words are all languages' texts, which no browser loads.

export type CodeReading =
	| { readonly kind: "ok"; readonly code: string }
	| { readonly kind: "blank" | "malformed" | "misheard" };

export interface CodeReader {
	/** A confirmation code of ours, however it is typed or dictated. Never throws. */
	confirmation(text: string): CodeReading;
	/** The reference of a chosen trip, in the same way. */
	reference(text: string): CodeReading;
}
