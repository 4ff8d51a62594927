// Yes, no, or what it depends on: the answer about a flight that the airline canceled or moved, and what to do with it.
import type { ReactNode } from "react";
import { formatDay } from "../../../i18n/formats.ts";
import type { Language } from "../../../i18n/languages.ts";
import { usePage } from "../../../page/page-context.tsx";
import { placeLabel } from "../../../places/labels.ts";
import { FactSource } from "../../../places/views/fact-source.tsx";
import type { IsoDate } from "../../../time/iso-date.ts";
import { CallLink } from "../../../ui/call-link.tsx";
import type { Disrupted } from "../forms/disruption-form.ts";
import { dueOf, letterOf } from "./letter.ts";
import { LetterView } from "./letter-view.tsx";
import { type Right, tongueOf } from "./rights.ts";
import type { Finding, Verdict } from "./verdict.ts";
import { answerText, owedText, reasonText, withoutLaw } from "./verdict-text.ts";

/** Of the European Union itself. */
const europeanRights = (language: Language) =>
	`https://europa.eu/youreurope/citizens/travel/passenger-rights/air/index_${language}.htm`;

interface VerdictProps extends Disrupted {
	readonly verdict: Verdict;
	/** UTC */
	readonly today: IsoDate;
	/** The page was loaded to say this. */
	readonly focused: boolean;
	/** The form with its answers, folded below. */
	readonly form: ReactNode;
}

export function VerdictView({ verdict, today, focused, form, ...asked }: VerdictProps) {
	const page = usePage();
	const { t, language } = page;
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
			{answer !== "ceased" && <Steps verdict={verdict} asked={asked} />}
			{others.length > 0 && (
				<>
					<h3 className="mt-5 font-bold">{t("verdict.also")}</h3>
					<ul className="prose mt-2">
						{others.map((finding) => (
							<li key={finding.right.subject}>
								{reasonText(finding, verdict, asked.disruption, page)}{" "}
								<span className="text-sm text-muted">
									<Statute right={finding.right} today={today} />
								</span>
							</li>
						))}
					</ul>
				</>
			)}
			{verdict.european && (
				<p className="mt-4">
					{t("verdict.european")}{" "}
					<a className="link" href={europeanRights(language)} rel="noopener external">
						{t("verdict.european.site")}
					</a>
				</p>
			)}
			<p className="mt-4 text-sm text-muted">{t("verdict.scope")}</p>
			<details className="mt-4">
				<summary className="link">{t("verdict.edit")}</summary>
				{form}
			</details>
		</section>
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

interface PartProps {
	readonly verdict: Verdict;
	readonly asked: Disrupted;
}

/** What is owed, until when, and on which condition. */
function Rows({ finding, verdict, asked: { paid } }: PartProps & { finding: Finding }) {
	const page = usePage();
	const { t } = page;
	const law = finding.right.subject;
	const due = dueOf(verdict, paid);
	const rows = [
		["what", owedText(finding, page)],
		["by", due && t(`verdict.by.${due.kind}`, { count: due.days })],
		["while", t(`verdict.${law}.while`)],
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

function Steps({ verdict, asked }: PartProps) {
	const page = usePage();
	const { t, language, href } = page;
	const { airline, from, to, leaves } = asked;
	const names = {
		airline: airline?.name ?? t("change.airline.any"),
		from: from ? placeLabel(from, language) : "",
		to: to ? placeLabel(to, language) : "",
	};
	const letter = letterOf(asked, verdict, names, page);
	const day = leaves.slice(0, 10);
	const others = from && to && { trip: "oneway", from: from.code, to: to.code, depart: day };
	const link = "link inline-flex min-h-11 items-center";
	return (
		<>
			<h3 className="mt-4 font-bold">{t("verdict.do")}</h3>
			<ul>
				{letter && (
					<li>
						<LetterView letter={letter} />
					</li>
				)}
				<li>
					{airline?.website ? (
						<a className={link} href={airline.website} rel="noopener">
							{t("verdict.ask", names)}
						</a>
					) : (
						<span className={link}>{t("verdict.ask", names)}</span>
					)}
				</li>
				{others && day >= "2000" && (
					<li>
						<a className={link} rel="nofollow" href={href("flightResults", {}, others)}>
							{t("verdict.others", { ...names, date: formatDay(day, language, "longDay") })}
						</a>
					</li>
				)}
				<li>
					{t("verdict.help")} <CallLink look="text" />
				</li>
			</ul>
		</>
	);
}
