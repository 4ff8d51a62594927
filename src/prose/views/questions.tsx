// Questions and answers as disclosures, open to anyone without script.

import { usePage } from "../../page/page-context.tsx";
import { Repeated } from "../../page/repeated.tsx";
import type { Question } from "../../text/compiled-text.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Section } from "../../ui/section.tsx";

interface QuestionsProps {
	readonly items: readonly Pick<Question, "question" | "html">[];
	readonly heading?: string;
	/** The page with all of them. */
	readonly more?: { readonly href: string; readonly text: string };
}

export function Questions({ items, heading, more }: QuestionsProps) {
	const { t } = usePage();
	if (items.length === 0) return null;
	return (
		<Section id="questions" heading={heading ?? t("questions.heading")} {...(more && { more })}>
			<div className="measure">
				<Repeated by="question" each={items.map(({ question, html }) => ({ question, html }))}>
					{({ question, html }) => (
						<Disclosure key={question} summary={question}>
							{/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized at build, values escaped by fill() */}
							<div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
						</Disclosure>
					)}
				</Repeated>
			</div>
		</Section>
	);
}
