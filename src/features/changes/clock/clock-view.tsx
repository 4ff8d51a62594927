// Until when it is free, or why not: the answer of the 24-hour clock, and what to do with it, in order.
import type { ReactNode } from "react";
import { usePage } from "../../../page/page-context.tsx";
import { CallLink } from "../../../ui/call-link.tsx";
import { FeeLine } from "../../../ui/fee-line.tsx";
import { LetterView } from "../rights/letter-view.tsx";
import { answerClock, type ClockAnswer, type ClockQuestion } from "./clock-answer.ts";
import { clockLetter } from "./clock-letter.ts";
import { clockText } from "./clock-text.ts";

/** The Electronic Code of Federal Regulations. */
const clause = { name: "14 CFR 259.5(b)(4)", address: "https://www.ecfr.gov/current/title-14/section-259.5" };

const link = "link inline-flex min-h-11 items-center";

interface ClockViewProps {
	readonly asked: ClockQuestion;
	/** The form with its answers, folded below. */
	readonly form: ReactNode;
}

export function ClockView({ asked, form }: ClockViewProps) {
	const page = usePage();
	const { t, href } = page;
	const answer = answerClock(asked);
	const { heading, text, rows } = clockText(answer, asked, page);
	return (
		<section className="card mb-10 max-w-[44rem]" id="clock" aria-labelledby="clock-heading">
			{/* biome-ignore lint/a11y/noAutofocus: the page was loaded to say this */}
			<h2 id="clock-heading" className="text-xl" tabIndex={-1} autoFocus>
				{heading}
			</h2>
			<p className="mt-2">{text}</p>
			<dl className="facts mt-3 text-sm">
				{rows.map(([name, value]) => (
					<div key={name} className="fact">
						<dt>{name}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
			<p className="mt-2 text-sm text-muted">
				{t("clock.clause")}{" "}
				<a className="link" href={clause.address} rel="noopener external">
					{clause.name}
				</a>
			</p>
			{answer.kind !== "ceased" && <Steps answer={answer} asked={asked} />}
			{asked.seller === "us" && <FeeLine className="mt-4" />}
			<p className="mt-2">
				<a className={link} href={`${href("flightChangeAssistance")}#change`}>
					{t("clock.moved")}
				</a>
			</p>
			<p className="mt-2 text-sm text-muted">{t("verdict.scope")}</p>
			<details className="mt-4">
				<summary className="link">{t("verdict.edit")}</summary>
				{form}
			</details>
		</section>
	);
}

interface StepsProps {
	readonly answer: ClockAnswer;
	readonly asked: ClockQuestion;
}

/** Whoever sold the ticket comes first, then the letter, then our phone. */
function Steps({ answer, asked }: StepsProps) {
	const page = usePage();
	const { t, href } = page;
	const letter = clockLetter(answer, asked, page);
	return (
		<>
			<h3 className="mt-4 font-bold">{t("verdict.do")}</h3>
			<ul>
				<li>
					<FirstStep answer={answer} asked={asked} />
				</li>
				{asked.seller !== "us" && (
					<>
						<li>
							{letter ? (
								<LetterView letter={letter} />
							) : (
								<a className={link} href={href("letters")}>
									{t("clock.letters")}
								</a>
							)}
						</li>
						<li className="mt-2">
							{t("clock.help")} <CallLink look="text" />
						</li>
					</>
				)}
			</ul>
		</>
	);
}

function FirstStep({ answer, asked: { seller, airline } }: StepsProps) {
	const { t } = usePage();
	if (seller === "us") {
		return (
			<>
				{t("change.rule.contact.us.heading")}: <CallLink look="text" />
			</>
		);
	}
	const names = { airline: airline?.name ?? t("change.airline.any") };
	const direct = answer.kind === "open" ? "clock.do.cancel" : "verdict.ask";
	const text = t(seller === "airline" ? direct : "change.rule.contact.other.heading", names);
	if (seller === "other" || !airline?.website) return <span className="inline-flex min-h-11 items-center">{text}</span>;
	return (
		<a className={link} href={airline.website} rel="noopener">
			{text}
		</a>
	);
}
