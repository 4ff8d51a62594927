// A guide in a list: its drawing, title, excerpt, date and reading time.

import { formatDay } from "../../i18n/formats.ts";
import { usePage } from "../../page/page-context.tsx";
import { Shared } from "../../page/parts.tsx";
import type { LinkedGuide } from "../guide-links.ts";

export function GuideList({ guides, level }: { guides: readonly LinkedGuide[]; level: 2 | 3 }) {
	return (
		<ul className="guides">
			{guides.map((guide) => (
				<li key={guide.slug}>
					<Shared by={`guide ${guide.slug} ${level}`}>{() => <GuideCard guide={guide} level={level} />}</Shared>
				</li>
			))}
		</ul>
	);
}

/** The island of the search copies it for each guide it finds: an index has no drawings. */
export function GuideTemplate() {
	const { href } = usePage();
	return (
		<template data-found-guide="">
			<li>
				<div className="card card-link h-full">
					<h2 className="text-xl font-bold">
						<a className="stretched" href={href("blog")}>
							…
						</a>
					</h2>
					<p className="mt-2 text-muted">…</p>
				</div>
			</li>
		</template>
	);
}

export function GuideCard({ guide, level }: { guide: LinkedGuide; level: 2 | 3 }) {
	const { t, href, language } = usePage();
	const text = guide[language];
	const Heading = level === 2 ? "h2" : "h3";
	return (
		<div className="card card-link h-full">
			{/* Decorative: the text beside it says what it is about. It waits for who scrolls to it. */}
			<div className="card-picture">
				<img src={guide.imageUrl} alt="" width={guide.imageWidth} height={guide.imageHeight} loading="lazy" />
			</div>
			<Heading className="text-xl font-bold">
				<a className="stretched" href={href("guide", { slug: guide.slug })}>
					{text.title}
				</a>
			</Heading>
			<p className="mt-2 text-muted">{text.excerpt}</p>
			<p className="mt-3 text-sm text-muted">
				<time dateTime={guide.date}>{formatDay(guide.date, language, "longDay")}</time> ·{" "}
				{t("guide.minutes", { count: text.minutes })}
			</p>
		</div>
	);
}
