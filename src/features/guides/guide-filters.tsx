// The groups and subjects of the guides as links: one of each may be chosen, and a search is kept.

import { usePage } from "../../page/page-context.tsx";
import { guideGroups, guideTags } from "../../routes.ts";
import { groups, tags } from "./labels.ts";
import { type Listing, listingQuery } from "./listing.ts";

interface Choice {
	readonly name: string;
	readonly listing: Listing;
	readonly chosen: boolean;
}

/** `only` keeps what leads to guides: a subject that none has yet is no choice. */
export function GuideFilters({ listing, only }: { listing: Listing; only: readonly string[] }) {
	const { t, language } = usePage();
	const base = { ...listing, page: 1 };
	const known = (name: string) => only.includes(name);
	return (
		<>
			<Choices
				id="groups"
				heading={t("blog.groups")}
				choices={[
					{ name: t("blog.groups.all"), listing: { ...base, group: undefined }, chosen: !listing.group },
					...guideGroups.filter(known).map((group) => ({
						name: groups[group][language],
						listing: { ...base, group },
						chosen: listing.group === group,
					})),
				]}
			/>
			<Choices
				id="subjects"
				heading={t("blog.subjects")}
				choices={[
					{ name: t("blog.subjects.all"), listing: { ...base, tag: undefined }, chosen: !listing.tag },
					...guideTags.filter(known).map((tag) => ({
						name: tags[tag][language],
						listing: { ...base, tag },
						chosen: listing.tag === tag,
					})),
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
