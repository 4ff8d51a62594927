// The short name of any concrete page, for the sitemap page.
import { routeText } from "../../page/head.ts";
import type { PageInput } from "../../page/page.ts";
import { pages } from "../../pages.ts";
import type { PageInstance } from "../../site/page-instances.ts";

export function pageName(input: PageInput, { id, params }: PageInstance): string {
	return pages[id].instanceName?.(params, input) ?? input.t(routeText("name", id));
}
