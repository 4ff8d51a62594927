// A guide: contents, text, questions, sources, related guides, and the call.
import { desks } from "../guides/desks.ts";
import type { GuideFacts, GuideSummary, GuideText } from "../guides/guide.ts";
import { tags } from "../guides/tags.ts";
import { formatDay } from "../i18n/formats.ts";
import { href, localize, pathOf } from "../links.ts";
import { plainText } from "../prose/plain-text.ts";
import { usePage } from "../render/page-context.tsx";
import { faqRecord, postingRecord } from "../render/structured-data.ts";
import { Aside } from "../ui/aside.tsx";
import { GuideList } from "../ui/guide-card.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { Prose } from "../ui/prose.tsx";
import { Questions } from "../ui/questions.tsx";
import { Section } from "../ui/section.tsx";
import type { Page } from "./page.ts";
import { movedTo, nothingHere } from "./redirect.ts";

export const guide: Page<"guide"> = {
	load(input) {
		const { language, services } = input;
		const slug = input.params.slug.toLowerCase();
		const found = services.guides.findGuide(slug);
		if (!found) return nothingHere(input);
		if (slug !== input.params.slug) return movedTo(href(language, "guide", { slug }));
		const { agency, origin } = services.config;
		const text = found[language];
		const related = services.guides.relatedGuides(found, 3);
		const modified = found.dateModified ?? found.date;
		return {
			view: <GuideView facts={found} text={text} related={related} />,
			values: { title: text.title },
			description: text.description,
			crumb: text.title,
			article: { published: found.date, modified },
			tags: [`guide-${slug}`],
			structuredData: [
				postingRecord(
					{
						title: text.title,
						description: text.description,
						url: origin + localize(pathOf("guide", { slug }), language),
						image: origin + found.imageUrl,
						date: found.date,
						dateModified: modified,
						author: desks[found.author][language],
						text: plainText(text.html),
						language,
					},
					agency,
					origin,
				),
				...(text.faq.length > 0 ? [faqRecord(text.faq)] : []),
			],
		};
	},
	instances: (services) => services.guides.listGuides().map(({ slug }) => ({ slug })),
};

function GuideView({ facts, text, related }: { facts: GuideFacts; text: GuideText; related: readonly GuideSummary[] }) {
	const { t, href, language } = usePage();
	return (
		<article className="wrap py-8">
			<PageHead heading={text.title} lead={text.excerpt}>
				<p className="mt-4 text-sm text-muted">
					{t("guide.by", { author: desks[facts.author][language] })} ·{" "}
					<time dateTime={facts.date}>{formatDay(facts.date, language, "longDay")}</time>
					{facts.dateModified && (
						<>
							{" "}
							· {t("guide.modified")}{" "}
							<time dateTime={facts.dateModified}>{formatDay(facts.dateModified, language, "longDay")}</time>
						</>
					)}{" "}
					· {t("guide.minutes", { count: text.minutes })}
				</p>
				<ul className="mt-3 flex flex-wrap gap-2">
					{facts.tags.map((tag) => (
						<li key={tag}>
							<a className="tag" href={href("blog", {}, { tag })}>
								{tags[tag][language]}
							</a>
						</li>
					))}
				</ul>
			</PageHead>
			<div className="with-aside mt-8">
				<div>
					<img
						src={facts.imageUrl}
						alt={text.imageAlt}
						width={facts.imageWidth}
						height={facts.imageHeight}
						fetchPriority="high"
						className="guide-picture"
					/>
					<nav aria-labelledby="contents" className="toc">
						<h2 id="contents" className="text-sm">
							{t("guide.contents")}
						</h2>
						<ol>
							{text.contents.map(({ id, text: heading }) => (
								<li key={id}>
									<a href={`#${id}`}>{heading}</a>
								</li>
							))}
						</ol>
					</nav>
					<Prose html={text.html} />
					<Questions items={text.faq} />
					{text.sources.length > 0 && (
						<section className="prose" aria-labelledby="sources">
							<h2 id="sources">{t("guide.sources")}</h2>
							<ul>
								{text.sources.map(({ title, publisher, url }) => (
									<li key={title}>
										{url ? (
											<a href={url} rel="noopener external">
												{title}
											</a>
										) : (
											title
										)}
										, {publisher}
									</li>
								))}
							</ul>
						</section>
					)}
				</div>
				<Aside about={t("guide.call.about", { title: text.title })} />
			</div>
			{related.length > 0 && (
				<Section id="related" heading={t("guide.related")} more={{ href: href("blog"), text: t("home.guides.all") }}>
					<GuideList guides={related} level={3} />
				</Section>
			)}
		</article>
	);
}
