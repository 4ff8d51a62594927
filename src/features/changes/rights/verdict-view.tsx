// Yes, no, or what it depends on: the answer about a flight that the airline canceled or moved, and what to do with it.
import type { ReactNode } from "react";
import type { Language } from "../../../i18n/languages.ts";
import { usePage } from "../../../page/page-context.tsx";
import { countryName } from "../../../places/labels.ts";
import { FactSource } from "../../../places/views/fact-source.tsx";
import type { IsoDate } from "../../../time/iso-date.ts";
import type { Disrupted } from "../forms/disruption-form.ts";
import { dueOf } from "./letter.ts";
import { type Right, rightOf, tongueOf } from "./rights.ts";
import { Steps } from "./steps.tsx";
import type { Finding, Verdict } from "./verdict.ts";
import { answerText, conditionText, moreText, owedText, reasonText, withoutLaw } from "./verdict-text.ts";

/** Of the European Union itself. */
const europeanRights = (language: Language) =>
	`https://europa.eu/youreurope/citizens/travel/passenger-rights/air/index_${language}.htm`;

interface VerdictProps extends Disrupted {
	readonly verdict: Verdict;
	/** UTC */
	readonly today: IsoDate;
	/** The page was loaded to say this. */
	readonly focused: boolean;
	/** Other flights of that day, a row of the list of what to do. */
	readonly flights: ReactNode;
	/** The form with its answers, folded below. */
	readonly form: ReactNode;
}

export function VerdictView({ verdict, today, focused, flights, form, ...asked }: VerdictProps) {
	const page = usePage();
	const { t } = page;
	const { answer, findings } = verdict;
	const [first, ...others] = findings;
	return (
		<section className="card mb-10 max-w-[44rem]" id="change" aria-labelledby="change-heading">
			{/* biome-ignore lint/a11y/noAutofocus: the page was loaded to say this */}
			<h2 id="change-heading" className="text-xl" tabIndex={focused ? -1 : undefined} autoFocus={focused || undefined}>
				{answerText(verdict, asked.airline?.name, t)}
			</h2>
			<p className="mt-2">{first ? reasonText(first, verdict, asked.disruption, page) : withoutLaw(verdict, t)}</p>
			{first && first.says !== "no" && <Rows finding={first} verdict={verdict} asked={asked} />}
			{first && (
				<p className="mt-2 text-sm text-muted">
					<Statute right={first.right} today={today} />
				</p>
			)}
			{answer !== "ceased" && <Steps verdict={verdict} asked={asked} flights={flights} />}
			{others.length > 0 && (
				<>
					<h3 className="mt-5 font-bold">{t("verdict.also")}</h3>
					<p className="mt-2">{t("verdict.also.text")}</p>
					<ul className="prose mt-2">
						{others.map((finding) => (
							<li key={finding.right.subject}>
								{reasonText(finding, verdict, asked.disruption, page)}{" "}
								{moreText(finding, t) && `${moreText(finding, t)}. `}
								<span className="text-sm text-muted">
									<Statute right={finding.right} today={today} />
								</span>
							</li>
						))}
					</ul>
				</>
			)}
			<Unread verdict={verdict} today={today} />
			<p className="mt-4 text-sm text-muted">{t("verdict.scope")}</p>
			<details className="mt-4">
				<summary className="link">{t("verdict.edit")}</summary>
				{form}
			</details>
		</section>
	);
}

/** Laws that may hold besides, and what we know of a reform of the European one. */
function Unread({ verdict: { findings, perhaps }, today }: Pick<VerdictProps, "verdict" | "today">) {
	const { t, language } = usePage();
	const countries = perhaps.filter((law) => law !== "EU").map((law) => countryName(law, language));
	const european = findings.some(({ right }) => right.subject === "EU");
	return (
		<>
			{countries.length > 0 && <p className="mt-4">{t("verdict.perhaps", { country: countries.join(", ") })}</p>}
			{(european || perhaps.includes("EU")) && (
				<p className="mt-4">
					{t(european ? "verdict.EU.reform" : "verdict.EU.perhaps")}{" "}
					<a className="link" href={europeanRights(language)} rel="noopener external">
						{t("verdict.european.site")}
					</a>
					{european && (
						<span className="text-sm text-muted">
							{" "}
							<FactSource fact={rightOf("EU", "reform")} today={today} />
						</span>
					)}
				</p>
			)}
		</>
	);
}

/** As its country calls it, and where it was read. */
function Statute({ right, today }: { readonly right: Right; readonly today: IsoDate }) {
	return (
		<>
			<span lang={tongueOf(right.subject)}>{right.statute}</span> · <FactSource fact={right} today={today} />
		</>
	);
}

interface RowsProps {
	readonly finding: Finding;
	readonly verdict: Verdict;
	readonly asked: Disrupted;
}

/** What is owed, until when, and on which condition. */
function Rows({ finding, verdict, asked: { paid } }: RowsProps) {
	const page = usePage();
	const { t } = page;
	const due = dueOf(verdict, paid);
	const rows = [
		["what", owedText(finding, page)],
		["more", moreText(finding, t)],
		["by", due && t(`verdict.by.${due.kind}`, { count: due.days })],
		["while", conditionText(finding, t)],
	] as const;
	return (
		<dl className="facts mt-3 text-sm">
			{rows.map(
				([name, text]) =>
					text && (
						<div key={name} className="fact">
							<dt>{t(`verdict.row.${name}`)}</dt>
							<dd>{text}</dd>
						</div>
					),
			)}
		</dl>
	);
}
