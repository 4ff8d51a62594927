// Which page answers each route: its own, or else its text in content/pages. One with other parameters than its route
// does not compile, nor a route with parameters that has no page of its own.

import * as own from "./own-pages.ts";
import type { Page } from "./page/page.ts";
import { prosePage } from "./prose/views/prose-page.tsx";
import { type Params, type RouteId, routeIds } from "./routes.ts";
import type { Services } from "./services.ts";

/** Routes without parameters in their path. */
type PlainId = { [Id in RouteId]: keyof Params<Id> extends never ? Id : never }[RouteId];

const checked: { [Id in Exclude<RouteId, PlainId>]: Page<Id, Services> } & { [Id in PlainId]?: Page<Id, Services> } =
	own;
const ownPages: { readonly [Id in RouteId]?: Page } = checked;

/** The pages by id, for code that walks the whole table. */
export const pages = Object.fromEntries(routeIds.map((id) => [id, ownPages[id] ?? prosePage(id)])) as Readonly<
	Record<RouteId, Page>
>;
