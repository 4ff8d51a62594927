// Some of the destinations, each with its page, and the way to all of them.
import { usePage } from "../../page/page-context.tsx";
import { Repeated } from "../../page/repeated.tsx";
import { GoLink, Section } from "../../ui/section.tsx";
import { cityName } from "../airports.ts";
import type { Destination } from "../destinations.ts";

interface DestinationLinksProps {
	readonly heading: string;
	readonly destinations: readonly Destination[];
}

export function DestinationLinks({ heading, destinations }: DestinationLinksProps) {
	const { t, href, language } = usePage();
	const links = [
		...destinations.map(({ slug, place }) => ({
			href: href("destination", { citySlug: slug }),
			text: cityName(place, language),
		})),
		{ href: href("airlineList"), text: t("airlines.all") },
	];
	return (
		<Section id="others" heading={heading} more={{ href: href("destinationList"), text: t("destination.others.all") }}>
			<p className="flex flex-wrap items-center gap-x-5">
				<Repeated by="go" each={links}>
					{(link) => <GoLink key={link.href} {...link} />}
				</Repeated>
			</p>
		</Section>
	);
}
