// Questions and answers as disclosures, open to anyone without script.
import type { Question } from "../prose/compiled-text.ts";
import { usePage } from "../render/page-context.tsx";

export function Questions({
	items,
	heading,
}: {
	items: readonly Pick<Question, "question" | "html">[];
	heading?: string;
}) {
	const { t } = usePage();
	if (items.length === 0) return null;
	return (
		<section className="mt-10 max-w-[44rem]" aria-labelledby="questions">
			<h2 id="questions" className="text-2xl">
				{heading ?? t("questions.heading")}
			</h2>
			<div className="mt-4 divide-y divide-rule border-y border-rule">
				{items.map(({ question, html }) => (
					<details key={question} className="question">
						<summary>{question}</summary>
						{/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized at build, values escaped by fill() */}
						<div className="prose pb-4" dangerouslySetInnerHTML={{ __html: html }} />
					</details>
				))}
			</div>
		</section>
	);
}
