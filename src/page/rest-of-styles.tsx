// Where the first screen ends: the whole style sheets, for everything that follows.
import { clientAssets } from "virtual:client-assets";
import { firstScreens } from "virtual:first-screens";
import { type RouteId, routeOf } from "../routes.ts";
import type { FirstScreen } from "./first-screen.ts";
import { usePage } from "./page-context.tsx";
import { Shared } from "./parts.tsx";
import { waitForStyles } from "./wait-for-styles.ts";

/** Undefined where the sheets stand in the head as ever: in dev, whose style sheets are made while they are asked for. */
export function firstScreenStyles(name: FirstScreen | undefined): string | undefined {
	return name && firstScreens[name];
}

export function sheetsOf(id: RouteId): string[] {
	return [clientAssets.style, ...(routeOf(id).sheets ?? []).map((sheet) => clientAssets.sheets[sheet])];
}

/**
 * Put it once into the view of a page that names its first screen. What stands before it is drawn at once by the styles in
 * the head (scripts/vite/first-screens); what follows is not even read before the sheets are there, so that nothing is seen
 * without its styles. Chrome waits by itself; others wait because of the script, which does nothing.
 */
export function RestOfStyles({ of }: { of: FirstScreen }) {
	const { id } = usePage();
	return <Shared by={`rest of styles ${of} ${id}`}>{() => <RestOfStylesOf {...{ id, of }} />}</Shared>;
}

/** The same in a shared part, which does not know what page it stands on. */
export function RestOfStylesOf({ id, of }: { id: RouteId; of: FirstScreen }) {
	if (firstScreenStyles(of) === undefined) return null;
	return (
		<>
			{sheetsOf(id).map((href) => (
				<link key={href} rel="stylesheet" href={href} />
			))}
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, allowed by its hash */}
			<script dangerouslySetInnerHTML={{ __html: waitForStyles }} />
		</>
	);
}
