// Where a fact was read and when, behind it.
import type { Words } from "../../i18n/messages.ts";
import { usePage } from "../../page/page-context.tsx";
import type { IsoDate } from "../../time/iso-date.ts";
import { isOld, type ReadFact, type Source } from "../facts.ts";
import { readText } from "./fact-words.ts";

interface FactSourceProps {
	readonly fact: ReadFact;
	/** UTC */
	readonly today: IsoDate;
}

export function FactSource({ fact, today }: FactSourceProps) {
	return <SourceLine {...sourceTexts(fact, today, usePage())} />;
}

interface SourceTexts {
	/** "Read Nov 3, 2026: " */
	readonly when: string;
	readonly source: Source;
	readonly second?: Source | undefined;
}

export function sourceTexts(
	{ second, source, ...fact }: ReadFact,
	today: IsoDate,
	{ t, language }: Words,
): SourceTexts {
	const date = readText(fact.read, language);
	const when = isOld(fact, today) ? `${date} (${t("facts.old")}): ` : `${date}: `;
	return { when, source, second };
}

export function SourceLine({ when, source, second }: SourceTexts) {
	return (
		<>
			{when}
			<SourceLink source={source} />
			{second && (
				<>
					, <SourceLink source={second} />
				</>
			)}
		</>
	);
}

/** Who printed it, which leads there. */
export function SourceLink({ source: { publisher, address } }: { readonly source: Source }) {
	return (
		<a className="link" href={address} rel="noopener external nofollow">
			{publisher}
		</a>
	);
}
