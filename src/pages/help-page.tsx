// A page of help text, with the short ways to what can be done at once.
import type { RouteId } from "../routes.ts";
import { HelpWays } from "../ui/help-ways.tsx";
import type { Page } from "./page.ts";
import { proseData } from "./prose-page.tsx";

export function helpPage<Id extends RouteId>(): Page<Id> {
	return { load: (input) => proseData(input, { before: <HelpWays /> }) };
}
