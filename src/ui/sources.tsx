// Where the facts of a text come from.
import type { GuideSource } from "../guides/guide.ts";
import { usePage } from "../render/page-context.tsx";
import { Section } from "./section.tsx";

export function Sources({ items }: { items: readonly GuideSource[] }) {
	const { t } = usePage();
	if (items.length === 0) return null;
	return (
		<Section id="sources" heading={t("guide.sources")}>
			<div className="prose">
				<ul>
					{items.map(({ title, publisher, url }) => (
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
			</div>
		</Section>
	);
}
