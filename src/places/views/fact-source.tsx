// Where a fact was read and when, behind it.
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
	const { t, language } = usePage();
	const { read, source, second } = fact;
	const date = readText(read, language);
	return (
		<>
			{isOld(fact, today) ? `${date} (${t("facts.old")}): ` : `${date}: `}
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
