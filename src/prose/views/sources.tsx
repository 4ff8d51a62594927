// Where the facts of a text come from: title, publisher, and the day it was published, where known.

import { formatDay } from "../../i18n/formats.ts";
import type { Language } from "../../i18n/languages.ts";
import { usePage } from "../../page/page-context.tsx";
import { Repeated } from "../../page/repeated.tsx";
import { Section } from "../../ui/section.tsx";
import type { Source } from "../prose.ts";

export function Sources({ items }: { items: readonly Source[] }) {
	const { t, language } = usePage();
	if (items.length === 0) return null;
	return (
		<Section id="sources" heading={t("guide.sources")}>
			<div className="prose">
				<ul>
					<Repeated by="source" each={items.map((source) => rowOf(source, language))}>
						{({ title, publisher, date, day, url }) => (
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
										, <time dateTime={date}>{day}</time>
									</>
								)}
							</li>
						)}
					</Repeated>
				</ul>
			</div>
		</Section>
	);
}

function rowOf({ title, publisher, date, url }: Source, language: Language) {
	return { title, publisher, date, day: date && formatDay(date, language, "longDay"), url };
}
