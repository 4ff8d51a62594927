// What to do with the answer: the letter, the airline itself, other flights, and us, in the order of what the traveler wants.
import { Fragment, type ReactNode } from "react";
import { usePage } from "../../../page/page-context.tsx";
import type { Airline } from "../../../places/airlines/airlines.ts";
import { placeLabel } from "../../../places/labels.ts";
import { OwnSite } from "../../../places/views/own-site.tsx";
import { CallLink } from "../../../ui/call-link.tsx";
import type { wants } from "../forms/disruption.ts";
import type { Disrupted } from "../forms/disruption-form.ts";
import { letterOf } from "./letter.ts";
import { LetterView } from "./letter-view.tsx";
import type { Verdict } from "./verdict.ts";

type Step = "letter" | "airline" | "flights";

/** Our own help comes last. */
const orders: Readonly<Record<(typeof wants)[number], readonly Step[]>> = {
	owed: ["letter", "airline", "flights"],
	refund: ["letter", "airline", "flights"],
	sameday: ["flights", "letter", "airline"],
	later: ["airline", "letter", "flights"],
};

interface StepsProps {
	readonly verdict: Verdict;
	readonly asked: Disrupted;
	/** Other flights of that day, a row of the list; undefined where none can be searched. */
	readonly flights: ReactNode;
}

export function Steps({ verdict, asked, flights }: StepsProps) {
	const page = usePage();
	const { t, language } = page;
	const { airline, from, to } = asked;
	const names = {
		airline: airline?.name ?? t("change.airline.any"),
		from: from ? placeLabel(from, language) : "",
		to: to ? placeLabel(to, language) : "",
	};
	const letter = letterOf(asked, verdict, names, page);
	const steps: Readonly<Record<Step, ReactNode>> = {
		letter: letter && (
			<li>
				<LetterView letter={letter} />
			</li>
		),
		airline: <AirlineStep airline={airline} name={names.airline} />,
		flights,
	};
	return (
		<>
			<h3 className="mt-4 font-bold">{t("verdict.do")}</h3>
			<ul>
				{orders[asked.want].map((step) => (
					<Fragment key={step}>{steps[step]}</Fragment>
				))}
				<li>
					{t("verdict.help")} <CallLink look="text" />
				</li>
			</ul>
		</>
	);
}

/** Its own channel, and what we know of it. */
function AirlineStep({ airline, name }: { readonly airline: Airline | undefined; readonly name: string }) {
	const { t, href } = usePage();
	return (
		<li className="py-2.5">
			{t("verdict.ask", { airline: name })} {airline && <OwnSite airline={airline} />}
			{airline?.listed && (
				<>
					{" · "}
					<a className="link" href={href("airlineAssistance", { airlineSlug: airline.slug })}>
						{t("change.way.ours", { airline: airline.name })}
					</a>
				</>
			)}
		</li>
	);
}
