// The search field of the guides: a form for everyone, and results as one types where script runs.
import { guideFileUrls } from "virtual:guide-files";
import { type Listing, listingQuery } from "../guides/listing.ts";
import { pathOf } from "../links.ts";
import { placeholders } from "../prose/fill.ts";
import { usePage } from "../render/page-context.tsx";
import { Island } from "./island.tsx";
import { SearchForm } from "./search-form.tsx";

/** Stands for the slug in the URL that the island makes links of. */
const anySlug = "SLUG";

export function GuideSearch({ wish }: { wish: Listing }) {
	const { t, href, language, variables } = usePage();
	const values = Object.fromEntries([...placeholders, "agencySlug"].map((name) => [name, variables[name] ?? ""]));
	const { q, page, ...kept } = listingQuery(wish);
	return (
		<Island
			name="guideSearch"
			props={{
				index: guideFileUrls[language].index,
				guide: href("guide", { slug: anySlug }),
				anySlug,
				values,
				...kept,
			}}
		>
			<div className="mt-6">
				<SearchForm
					id="guide-search"
					label={t("blog.search.label")}
					action={pathOf("blog")}
					text={wish.text}
					kept={kept}
				/>
			</div>
		</Island>
	);
}
