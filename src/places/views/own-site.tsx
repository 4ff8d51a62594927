// An airline's own site, by its name.
import { once } from "../../i18n/once.ts";
import type { Airline } from "../airlines/airlines.ts";

export function OwnSite({ airline: { website } }: { airline: Airline }) {
	if (!website) return null;
	return (
		<a className="link" href={website} rel="noopener external">
			{hostOf(website)}
		</a>
	);
}

/** A page about an airline says it three times. */
const hostOf = once((website: string) => new URL(website).hostname);
