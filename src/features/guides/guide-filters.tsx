// The groups and subjects of the guides as links: one of each may be chosen, and a search is kept.

import { usePage } from "../../page/page-context.tsx";
import { guideGroups, guideTags } from "../../routes.ts";
import { isAmong } from "./browser/search.ts";
import type { GuideSummary } from "./guide.ts";
import { groups, tags } from "./labels.ts";
import { type Listing, listingQuery } from "./listing.ts";

interface Choice {
	readonly name: string;
	readonly listing: Listing;
	readonly chosen: boolean;
}

/** What leads to none of the guides is no choice: crawlers would find a page without guides behind each. */
export function GuideFilters({ listing, guides }: { listing: Listing; guides: readonly GuideSummary[] }) {
	const { t, language } = usePage();
	const base = { ...listing, page: 1 };
	const leads = ({ listing, chosen }: Choice) => chosen || guides.some((guide) => isAmong(guide, listing));
	return (
		<>
			<Choices
				id="groups"
				heading={t("blog.groups")}
				choices={[
					{ name: t("blog.groups.all"), listing: { ...base, group: undefined }, chosen: !listing.group },
					...guideGroups
						.map((group) => ({
							name: groups[group][language],
							listing: { ...base, group },
							chosen: listing.group === group,
						}))
						.filter(leads),
				]}
			/>
			<Choices
				id="subjects"
				heading={t("blog.subjects")}
				choices={[
					{ name: t("blog.subjects.all"), listing: { ...base, tag: undefined }, chosen: !listing.tag },
					...guideTags
						.map((tag) => ({ name: tags[tag][language], listing: { ...base, tag }, chosen: listing.tag === tag }))
						.filter(leads),
				]}
			/>
		</>
	);
}

function Choices({ id, heading, choices }: { id: string; heading: string; choices: readonly Choice[] }) {
	const { href } = usePage();
	return (
		<nav aria-labelledby={id}>
			<h2 id={id} className="text-sm">
				{heading}
			</h2>
			<ul className="mt-3 flex flex-wrap gap-2">
				{choices.map(({ name, listing, chosen }) => (
					<li key={name}>
						<a
							className="tag min-h-11"
							href={href("blog", {}, listingQuery(listing))}
							aria-current={chosen ? "true" : undefined}
							data-carries=""
						>
							{name}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
