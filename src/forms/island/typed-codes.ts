// Codes as a browser reads them: what was typed; what may be a dictation is left to the server.
import { confirmationLength, readTypedCode, referenceLength } from "../../references/browser/typed-code.ts";
import type { CodeReader } from "../code-reader.ts";

export const typedCodes: CodeReader = {
	confirmation: (text) => readTypedCode(text, confirmationLength) ?? { kind: "unread" },
	reference: (text) => readTypedCode(text, referenceLength) ?? { kind: "unread" },
};
