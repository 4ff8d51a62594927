// THE table of the desk's pages and acts: where each is, and who may open it. Pure data; src/desk/app/pages.ts says what answers.
import type { Role } from "./agent.ts";

/** Who works on trips. */
const working = ["agent", "lead"] as const satisfies readonly Role[];
const everybody = ["agent", "lead", "auditor"] as const satisfies readonly Role[];

interface DeskRow {
	readonly path: string;
	readonly roles: readonly Role[];
	/** It takes a form and nothing else: what it does, or what is typed, stands in no address. */
	readonly posts?: true;
	/** Who opens it has somebody on the line: the box has the focus. */
	readonly boxFirst?: true;
}

const deskRoutes = {
	home: { path: "/", roles: working, boxFirst: true },
	find: { path: "/find", roles: working, posts: true },
	booking: { path: "/bookings/:code", roles: working },
	quote: { path: "/quotes/:code", roles: working },
	priceNow: { path: "/quotes/:code/price", roles: working, posts: true },
	styles: { path: "/desk.css", roles: everybody },
} as const satisfies Record<string, DeskRow>;

export type DeskRouteId = keyof typeof deskRoutes;
export const deskRouteIds = Object.keys(deskRoutes) as DeskRouteId[];

export function deskRouteOf(id: DeskRouteId): DeskRow {
	return deskRoutes[id];
}

type NameIn<Path extends string> = Path extends `${infer Before}/${infer After}`
	? NameIn<Before> | NameIn<After>
	: Path extends `:${infer Name}`
		? Name
		: never;

export type DeskParams<Id extends DeskRouteId> = Readonly<Record<NameIn<(typeof deskRoutes)[Id]["path"]>, string>>;

/** The address of a page or an act. */
export function deskHref<Id extends DeskRouteId>(
	id: Id,
	...[params]: keyof DeskParams<Id> extends never ? [] : [params: DeskParams<Id>]
): string {
	const given: Readonly<Record<string, string>> = params ?? {};
	return deskRoutes[id].path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(given[name] ?? ""));
}
