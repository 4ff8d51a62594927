// Codes as a browser reads them: what was typed; what may be a dictation is left to the server.
import { readAnyCharacters } from "../../references/browser/any-reference.ts";
import { confirmationLength, readTypedCode, typedCharacters } from "../../references/browser/typed-code.ts";
import type { CodeReader } from "../code-reader.ts";

export const typedCodes: CodeReader = {
	confirmation: (text) => readTypedCode(text, confirmationLength) ?? { kind: "unread" },
	any(text) {
		const characters = typedCharacters(text);
		return characters === undefined ? { kind: "unread" } : readAnyCharacters(characters, text);
	},
};
