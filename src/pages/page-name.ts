// The short name of any concrete page, for the sitemap page.
import { routeText } from "../render/head.ts";
import type { PageInstance } from "./instances.ts";
import type { PageInput } from "./page.ts";
import { pages } from "./registry.ts";

export function pageName(input: PageInput, { id, params }: PageInstance): string {
	return pages[id].instanceName?.(params, input) ?? input.t(routeText("name", id));
}
