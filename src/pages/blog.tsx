// The list of guides: all groups merged, newest first; by tag, or found by a search, when the URL says so.
import type { GuideSummary } from "../guides/guide.ts";
import { isTag, type TagId, tags } from "../guides/tags.ts";
import { localize, pathOf } from "../links.ts";
import { usePage } from "../render/page-context.tsx";
import { blogRecord } from "../render/structured-data.ts";
import { GuideCard } from "../ui/guide-card.tsx";
import type { Page } from "./page.ts";

export const blog: Page<"blog"> = {
	load({ query, language, services, t }) {
		const text = query.get("q")?.slice(0, 100) ?? "";
		const asked = query.get("tag") ?? "";
		const tag = isTag(asked) ? asked : undefined;
		const { guides, config } = services;
		const found = text ? guides.searchGuides(text, language) : tag ? guides.guidesByTag(tag) : guides.listGuides();
		const posts = guides.listGuides().map((guide) => ({
			title: guide[language].title,
			url: config.origin + localize(pathOf("guide", { slug: guide.slug }), language),
			date: guide.date,
		}));
		return {
			// A part of the list has nothing that the list has not.
			index: !text && !asked,
			view: <BlogView guides={found} text={text} tag={tag} />,
			structuredData: [blogRecord(t("name.blog"), config.origin + localize(pathOf("blog"), language), posts)],
		};
	},
};

function BlogView({ guides, text, tag }: { guides: readonly GuideSummary[]; text: string; tag: TagId | undefined }) {
	const { t, href, language } = usePage();
	return (
		<div className="wrap py-8">
			<h1>{t("heading.blog")}</h1>
			<p className="lead">{t("blog.lead")}</p>
			<form action={pathOf("blog")} className="mt-6 flex max-w-xl flex-wrap items-end gap-3">
				<p className="grow">
					<label htmlFor="guide-search" className="font-bold">
						{t("blog.search.label")}
					</label>
					<input id="guide-search" name="q" type="search" defaultValue={text} className="field mt-1" />
				</p>
				{language !== "en" && <input type="hidden" name="lng" value={language} />}
				<button type="submit" className="primary-button">
					{t("blog.search.submit")}
				</button>
			</form>
			{(text || tag) && (
				<p className="mt-6">
					{text
						? t("blog.found", { count: guides.length, text })
						: t("blog.tagged", { tag: tag ? tags[tag][language] : "" })}{" "}
					<a className="link" href={href("blog")}>
						{t("blog.all")}
					</a>
				</p>
			)}
			<ul className="mt-8 grid gap-6 md:grid-cols-2">
				{guides.map((guide) => (
					<li key={guide.slug}>
						<GuideCard guide={guide} level={2} />
					</li>
				))}
			</ul>
		</div>
	);
}
