// Some of the destinations, each with its page, and the way to all of them.
import { usePage } from "../../page/page-context.tsx";
import { GoLink, Section } from "../../ui/section.tsx";
import { cityName } from "../airports.ts";
import type { Destination } from "../destinations.ts";

interface DestinationLinksProps {
	readonly heading: string;
	readonly destinations: readonly Destination[];
}

export function DestinationLinks({ heading, destinations }: DestinationLinksProps) {
	const { t, href, language } = usePage();
	return (
		<Section id="others" heading={heading} more={{ href: href("destinationList"), text: t("destination.others.all") }}>
			<p className="flex flex-wrap items-center gap-x-5">
				{destinations.map(({ slug, place }) => (
					<GoLink key={slug} href={href("destination", { citySlug: slug })} text={cityName(place, language)} />
				))}
				<GoLink href={href("airlineList")} text={t("airlines.all")} />
			</p>
		</Section>
	);
}
