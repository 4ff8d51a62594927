// The list of guides: all groups merged, newest first; by tag, group or search, when the URL says so; in pages.

import { guideFileUrls } from "virtual:guide-files";
import { localize } from "../../i18n/language-parameter.ts";
import { pathOf } from "../../links.ts";
import { Island } from "../../page/island.tsx";
import { openGraphPath } from "../../page/open-graph.ts";
import type { Page } from "../../page/page.ts";
import { usePage } from "../../page/page-context.tsx";
import { pageText } from "../../page/page-text.ts";
import { blogRecord } from "../../page/structured-data.ts";
import { GuideList, GuideTemplate } from "../../prose/views/guide-card.tsx";
import { guideFeeds as feeds } from "../../routes.ts";
import { placeholders } from "../../text/fill.ts";
import { CallLink } from "../../ui/call-link.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { SearchForm } from "../../ui/search-form.tsx";
import { isAmong } from "./browser/search.ts";
import { type GuideSummary, lastChange } from "./guide.ts";
import { GuideFilters } from "./guide-filters.tsx";
import type { Guides } from "./guides.ts";
import { guideSearchIsland } from "./island/row.ts";
import { groups, tags } from "./labels.ts";
import { guidesAPage, type Listing, listingQuery, readListing } from "./listing.ts";
import { Pagination } from "./pagination.tsx";

/** Stands for the slug in the URL that the island makes links of. */
const anySlug = "SLUG";

function GuideSearch({ listing }: { listing: Listing }) {
	const { t, href, language, variables } = usePage();
	const values = Object.fromEntries([...placeholders, "agencySlug"].map((name) => [name, variables[name] ?? ""]));
	const { q, page, ...kept } = listingQuery(listing);
	return (
		<Island
			row={guideSearchIsland}
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
					text={listing.text}
					kept={kept}
				/>
			</div>
		</Island>
	);
}

const everything: Listing = { text: "", page: 1 };

export const blog: Page<"blog", { readonly guides: Guides }> = {
	async load({ id, query, language, services, t }) {
		const { guides, config } = services;
		const reading = { language, variables: services.variables[language] };
		const all = guides.listGuides();
		const asked = readListing(query);
		const listing = asked ?? everything;
		const byText = listing.text ? await guides.searchGuides(listing.text, language) : all;
		const found = byText.filter((guide) => isAmong(guide, listing));
		const pages = Math.max(1, Math.ceil(found.length / guidesAPage));
		const missing = !asked || listing.page > pages;
		const plain = !missing && !listing.text && !listing.tag && !listing.group;
		const shown = found.slice((listing.page - 1) * guidesAPage, listing.page * guidesAPage);
		const [first] = shown;
		return {
			// A tag or page that is none of ours is no page: an empty list that says 200 would be one for every typo.
			status: missing ? 404 : 200,
			// A part of the list has nothing that the list has not. Its further pages are the list: each is listed as its own
			// (canonical to itself), since only there stand the links to the older guides. "?page=1" is the list once more.
			index: plain && (listing.page > 1 || !query.has("page")),
			...(listing.page > 1 && {
				title: t("blog.title.page", { title: pageText("title", id, reading), page: listing.page }),
			}),
			...(listing.page > 1 &&
				first && {
					description: t("blog.description.page", { page: listing.page, pages, from: first[language].title }),
				}),
			view: (
				<BlogView
					all={all}
					shown={missing ? [] : shown}
					found={found.length}
					listing={listing}
					pages={pages}
					missing={missing}
				/>
			),
			structuredData: [
				blogRecord(
					pageText("name", id, reading),
					config.origin + localize(pathOf("blog"), language),
					all.map((guide) => {
						const path = pathOf("guide", { slug: guide.slug });
						return {
							title: guide[language].title,
							description: guide[language].description,
							url: config.origin + localize(path, language),
							image: config.origin + openGraphPath(path, language),
							date: guide.date,
							dateModified: lastChange(guide),
						};
					}),
					language,
				),
			],
		};
	},
	lastChanged: (_, { services }) => services.guides.listGuides().map(lastChange).sort().at(-1),
	furtherPages({ guides }) {
		const pages = Math.ceil(guides.listGuides().length / guidesAPage);
		return Array.from({ length: pages - 1 }, (_, index) => `page=${index + 2}`);
	},
};

interface BlogViewProps {
	readonly all: readonly GuideSummary[];
	/** Those of this page. */
	readonly shown: readonly GuideSummary[];
	/** How many there are on all pages. */
	readonly found: number;
	readonly listing: Listing;
	readonly pages: number;
	readonly missing: boolean;
}

function BlogView({ all, shown, found, listing, pages, missing }: BlogViewProps) {
	const page = usePage();
	const { t, href } = page;
	const hrefOf = (page: number) => href("blog", {}, listingQuery({ ...listing, page }));
	return (
		<div className="wrap py-8">
			<PageHead heading={pageText("heading", page.id, page)} lead={t("blog.lead")} />
			<GuideSearch listing={listing} />
			<div className="with-aside mt-8">
				<div>
					{missing ? (
						<Missing />
					) : (
						<>
							{shown.length > 0 && <Narrowed listing={listing} />}
							<div className="flex flex-wrap items-center gap-x-5">
								<p role="status" data-found="">
									{t(listing.text ? "blog.found" : "blog.count", { count: found })}
									{pages > 1 && ` ${t("blog.page", { page: listing.page, pages })}`}
								</p>
								<a className="link inline-flex min-h-11 items-center lg:hidden" href="#groups">
									{t("blog.narrow")}
								</a>
							</div>
							<div className="mt-3" data-guides="">
								<GuideList guides={shown} level={2} />
							</div>
							<div data-pages="" className="mt-8">
								<Pagination current={listing.page} total={pages} hrefOf={hrefOf} label={t("blog.pages")} />
							</div>
							<div data-nothing="" hidden={shown.length > 0}>
								<Nothing />
							</div>
							<GuideTemplate />
						</>
					)}
				</div>
				<aside className="grid gap-8" aria-label={t("blog.narrow")}>
					<GuideFilters listing={listing} guides={all} />
					<Feeds />
				</aside>
			</div>
		</div>
	);
}

/** What the list is narrowed to, in words, and the way out. */
function Narrowed({ listing: { tag, group, text } }: { listing: Listing }) {
	const { t, href, language } = usePage();
	if (!tag && !group && !text) return null;
	return (
		<p className="mb-3">
			{group && <>{t("blog.grouped", { group: groups[group][language] })} </>}
			{tag && <>{t("blog.tagged", { tag: tags[tag][language] })} </>}
			<a className="link" href={href("blog")}>
				{t("blog.all")}
			</a>
		</p>
	);
}

function Nothing() {
	const { t, href } = usePage();
	return (
		<EmptyState
			heading={t("blog.none.heading")}
			text={t("blog.none.text")}
			actions={
				<>
					<Button href={href("blog")}>{t("blog.all")}</Button> <CallLink about={t("blog.none.call")} />
				</>
			}
		/>
	);
}

function Missing() {
	const { t, href } = usePage();
	return (
		<EmptyState
			heading={t("blog.missing.heading")}
			text={t("blog.missing.text")}
			actions={<Button href={href("blog")}>{t("blog.all")}</Button>}
		/>
	);
}

function Feeds() {
	const { t, language } = usePage();
	return (
		<nav aria-labelledby="feeds">
			<h2 id="feeds" className="text-sm">
				{t("blog.feeds")}
			</h2>
			<p className="mt-1 text-sm text-muted">{t("blog.feeds.text")}</p>
			<ul className="mt-1 flex flex-wrap gap-x-5">
				{feeds.map(({ name, path, type }) => (
					<li key={name}>
						<a className="link inline-flex min-h-11 items-center" href={localize(path, language)} type={type}>
							{name}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
