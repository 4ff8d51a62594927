// The search field of the guides: a form for everyone, and results as one types where script runs.
import { guideFileUrls } from "virtual:guide-files";
import { Search } from "lucide";
import { type Listing, listingQuery } from "../guides/listing.ts";
import { pathOf } from "../links.ts";
import { placeholders } from "../prose/fill.ts";
import { usePage } from "../render/page-context.tsx";
import { Button } from "./controls/button.tsx";
import { Field } from "./controls/field.tsx";
import { Island } from "./island.tsx";

/** Stands for the slug in the address that the island makes links of. */
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
			<search>
				<form action={pathOf("blog")} className="mt-6 flex max-w-xl flex-wrap items-end gap-3">
					<Field
						id="guide-search"
						label={t("blog.search.label")}
						name="q"
						type="search"
						autoComplete="off"
						maxLength={100}
						defaultValue={wish.text}
						frameClass="flex-1"
					/>
					{Object.entries(kept).map(([name, value]) => (
						<input key={name} type="hidden" name={name} value={value} />
					))}
					{language !== "en" && <input type="hidden" name="lng" value={language} />}
					<Button type="submit" icon={Search} className="min-h-12">
						{t("blog.search.submit")}
					</Button>
				</form>
			</search>
		</Island>
	);
}
