// Where the facts of a text come from: title, publisher, and the day it was published, where known.

import { formatDay } from "../../i18n/formats.ts";
import { usePage } from "../../page/page-context.tsx";
import { Section } from "../../ui/section.tsx";
import type { Source } from "../prose.ts";

export function Sources({ items }: { items: readonly Source[] }) {
	const { t, language } = usePage();
	if (items.length === 0) return null;
	return (
		<Section id="sources" heading={t("guide.sources")}>
			<div className="prose">
				<ul>
					{items.map(({ title, publisher, date, url }) => (
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
			</div>
		</Section>
	);
}
