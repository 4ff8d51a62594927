// The port through which a form reads a code that people dictate: the words are all languages' texts, which no browser loads.
import type { AnyReading } from "../references/browser/any-reference.ts";

/** It may be a dictation, which only the server understands. */
interface Unread {
	readonly kind: "unread";
}

type CodeReading =
	| { readonly kind: "ok"; readonly code: string }
	| { readonly kind: "blank" | "malformed" | "misheard" }
	| Unread;

export interface CodeReader {
	/** A confirmation code of ours, however it is typed or dictated. Never throws. */
	confirmation(text: string): CodeReading;
	/** Any reference, ours or somebody else's, in the same way. */
	any(text: string): AnyReading | Unread;
}
