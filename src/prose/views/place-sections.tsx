// The text about a destination or an airline: its sections, questions and sources, and when it was checked.
import type { ReactNode } from "react";
import { formatDay } from "../../i18n/formats.ts";
import { usePage } from "../../page/page-context.tsx";
import { Section } from "../../ui/section.tsx";
import { type AirlineText, type PlaceTextKind, textSections } from "../place-text.ts";
import { Prose } from "./prose.tsx";
import { Questions } from "./questions.tsx";
import { Sources } from "./sources.tsx";

interface PlaceSectionsProps {
	readonly kind: PlaceTextKind;
	readonly text: AirlineText;
	/** What data say under the first of them. */
	readonly facts?: ReactNode;
}

export function PlaceSections({ kind, text, facts }: PlaceSectionsProps) {
	const { t, language } = usePage();
	return (
		<>
			{textSections[kind].map(({ id, heading }, index) => (
				<Section key={id} id={id} heading={t(heading)}>
					<Prose html={text.sections[index]?.html ?? ""} />
					{index === 0 && facts}
				</Section>
			))}
			<Questions items={text.faq} />
			<Sources items={text.sources} />
			<p className="mt-10 text-sm text-muted">
				{t("destination.checked", { date: formatDay(text.updated, language, "longDay") })}
			</p>
		</>
	);
}
