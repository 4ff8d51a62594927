// An airline's own site, by its name.
import type { Airline } from "../airlines/airlines.ts";

export function OwnSite({ airline: { website } }: { airline: Airline }) {
	if (!website) return null;
	return (
		<a className="link" href={website} rel="noopener external">
			{new URL(website).hostname}
		</a>
	);
}
