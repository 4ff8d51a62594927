// What the rules of a page's form may depend on: the clock, the page's language, and who reads numbers and codes.
import type { PageInput } from "../page/page.ts";
import { confirmationLength } from "../references/browser/typed-code.ts";
import { normalizeReference, readAnyReference } from "../references/reference.ts";
import type { CodeReader } from "./code-reader.ts";
import type { Setting } from "./form.ts";
import { phones } from "./phone.ts";

/** As the rules of forms take it. */
export const codes: CodeReader = {
	confirmation: (text) => normalizeReference(text, confirmationLength),
	any: readAnyReference,
};

export function settingOf({ language, services }: Pick<PageInput, "language" | "services">): Setting {
	return { now: services.now(), language, phones, codes };
}
