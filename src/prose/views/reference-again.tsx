// What answers an address that should name something of ours by its reference, and does not.

import { blank } from "../../forms/form.ts";
import { settingOf } from "../../forms/form-setting.ts";
import { pageOfReference } from "../../forms/open-reference.ts";
import { readForm } from "../../forms/read-form.ts";
import { referenceForm } from "../../forms/reference-form.ts";
import type { MessageKey } from "../../i18n/messages.ts";
import { type PageData, type PageInput, type PageResult, seeOther } from "../../page/page.ts";
import { ReferenceForm } from "../../ui/form/reference-form.tsx";
import { proseData } from "./prose-page.tsx";

/** What an address said goes back into the field only where it may be a reference of ours with a slip, or an airline's. */
const mayBeMended: readonly string[] = [
	"reference.misheard",
	"reference.either",
	"reference.airline",
] satisfies MessageKey[];

/** The way to what it names else; or the page's text with the field above it, what was typed in it, and what is wrong. */
export function referenceAgain(input: PageInput, code: string, more: Pick<PageData, "crumb"> = {}): PageResult {
	const state = readForm(referenceForm, new URLSearchParams({ code }), settingOf(input));
	if (state.kind === "ok") return seeOther(pageOfReference(input.language, state.value.code));
	const mendable = state.problems.every(({ key }) => mayBeMended.includes(key));
	const typed = mendable ? state.typed : blank(referenceForm);
	return { ...proseData(input, { before: <ReferenceForm {...state} typed={typed} /> }), status: 400, ...more };
}
