// A page of help text, with the short ways to what can be done at once.

import type { Page } from "../../page/page.ts";
import { proseData } from "../../prose/views/prose-page.tsx";
import type { RouteId } from "../../routes.ts";
import { HelpWays } from "./help-ways.tsx";

export function helpPage<Id extends RouteId>(): Page<Id> {
	return { load: (input) => proseData(input, { before: <HelpWays /> }) };
}
