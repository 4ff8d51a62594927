// Where the facts of a guide come from: title, publisher, and the day it was published, where known.
import type { GuideSource } from "../guides/guide.ts";
import { formatDay } from "../i18n/formats.ts";
import { usePage } from "../render/page-context.tsx";

export function GuideSources({ sources }: { sources: readonly GuideSource[] }) {
	const { t, language } = usePage();
	if (sources.length === 0) return null;
	return (
		<section className="prose" aria-labelledby="sources">
			<h2 id="sources">{t("guide.sources")}</h2>
			<ul>
				{sources.map(({ title, publisher, date, url }) => (
					<li key={title}>
						{url ? (
							<a href={url} rel="noopener external">
								{title}
							</a>
						) : (
							title
						)}
						, {publisher}
						{date && (
							<>
								, <time dateTime={date}>{formatDay(date, language, "longDay")}</time>
							</>
						)}
					</li>
				))}
			</ul>
		</section>
	);
}
