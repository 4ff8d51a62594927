// The list of guides: all groups merged, newest first; by tag, or found by a search, when the URL says so.
import { Search } from "lucide";
import type { GuideSummary } from "../guides/guide.ts";
import { isAmong } from "../guides/search.ts";
import { isTag, type TagId, tags } from "../guides/tags.ts";
import { localize, pathOf } from "../links.ts";
import { usePage } from "../render/page-context.tsx";
import { blogRecord } from "../render/structured-data.ts";
import { Button } from "../ui/controls/button.tsx";
import { Field } from "../ui/controls/field.tsx";
import { GuideList } from "../ui/guide-card.tsx";
import { PageHead } from "../ui/page-head.tsx";
import type { Page } from "./page.ts";

export const blog: Page<"blog"> = {
	load({ query, language, services, t }) {
		const text = query.get("q")?.slice(0, 100) ?? "";
		const asked = query.get("tag") ?? "";
		const tag = isTag(asked) ? asked : undefined;
		const { guides, config } = services;
		const found = guides.searchGuides(text, language).filter((guide) => isAmong(guide, { tag }));
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
			<PageHead heading={t("heading.blog")} lead={t("blog.lead")} />
			<form action={pathOf("blog")} className="mt-6 flex max-w-xl flex-wrap items-end gap-3">
				<Field
					id="guide-search"
					label={t("blog.search.label")}
					name="q"
					type="search"
					defaultValue={text}
					frameClass="flex-1"
				/>
				{language !== "en" && <input type="hidden" name="lng" value={language} />}
				<Button type="submit" icon={Search}>
					{t("blog.search.submit")}
				</Button>
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
			<div className="mt-8">
				<GuideList guides={guides} level={2} />
			</div>
		</div>
	);
}
