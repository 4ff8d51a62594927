// Flight change assistance: what the airline owes for what it did, or which rule holds for an own wish; the text, and the call-back request.
import type { ReactNode } from "react";
import { payerOf } from "../../flights/paid-search.ts";
import { placesIn } from "../../flights/read-places.ts";
import { type FareSource, isFree } from "../../flights/source.ts";
import { blank, fieldsOf, type Typed, typedIn } from "../../forms/form.ts";
import { settingOf } from "../../forms/form-setting.ts";
import { readForm } from "../../forms/read-form.ts";
import type { MessageKey } from "../../i18n/messages.ts";
import { href } from "../../links.ts";
import type { Page, PageData, PageInput } from "../../page/page.ts";
import { usePage } from "../../page/page-context.tsx";
import { nearParameter } from "../../parameters.ts";
import { proseData } from "../../prose/views/prose-page.tsx";
import { isoDay } from "../../time/iso-date.ts";
import { callbackPart, receiveCallback } from "../contact/callback.tsx";
import type { MessagePart, MessagePorts } from "../contact/receive-message.tsx";
import { withAirlineNow } from "./asked-airline.ts";
import { changeForm } from "./forms/change-form.ts";
import { adviseChange, wishes } from "./forms/change-rules.ts";
import { type Disrupted, type DisruptionField, disruptionFormBy } from "./forms/disruption-form.ts";
import { findNear, nearQuery } from "./others/near-flights.ts";
import { FoundFlights, NearFlights, nearId } from "./others/near-flights-view.tsx";
import { ChangeAdviceView, ChangeFormView } from "./own-wish.tsx";
import { DisruptionFormView } from "./rights/disruption-form-view.tsx";
import { flownOf } from "./rights/flown.ts";
import { verdictOf } from "./rights/verdict.ts";
import { answerText } from "./rights/verdict-text.ts";
import { VerdictView } from "./rights/verdict-view.tsx";

interface Ports extends MessagePorts {
	readonly fares: FareSource | undefined;
}

type Input = PageInput<"flightChangeAssistance", Ports>;

export const flightChangeAssistance: Page<"flightChangeAssistance", Ports> = {
	load: (input) => pageAround(input, callbackPart(input)),
	action: (input, posted) => receiveCallback(input, posted, (part) => pageAround(input, part, true)),
};

/** What stands above the text, and what the page says of it. */
interface Answered {
	readonly view: ReactNode;
	readonly wrong: boolean;
	/** The title of an answer. */
	readonly done?: string | undefined;
	/** Flights that are searched while the answer is read. */
	readonly late?: Promise<ReactNode> | undefined;
}

/** @param posted the answer is about the call-back request, which then has the focus and the title */
function pageAround(input: Input, { view, ...answer }: MessagePart, posted = false): PageData {
	const wish = wishes.find((known) => known === input.query.get("wish"));
	const { view: before, wrong, done, late } = wish ? ownWish(input, wish, posted) : disrupted(input, posted);
	return {
		...proseData(input, { before, after: view }),
		index: input.query.size === 0,
		...(wrong && { status: 400 }),
		...(done && !posted && { done }),
		...(late && { late }),
		...answer,
	};
}

function ownWish(input: Input, wish: (typeof wishes)[number], posted: boolean): Answered {
	// A link from another page says what is wanted and nothing else: a start, not a mistake. The form itself sends all fields.
	const asked = fieldsOf(changeForm).some((name) => name !== "wish" && input.query.has(name));
	const reading = asked ? readForm(changeForm, withAirlineNow(input.query), settingOf(input)) : undefined;
	const problems = reading?.kind === "invalid" && !posted ? reading.problems : [];
	const advice = reading?.kind === "ok" ? adviseChange(reading.value.facts) : undefined;
	const view = (
		<Helper heading="change.heading" lead="change.lead" other={{ label: "verdict.theirs", query: { event: "moved" } }}>
			{reading?.kind === "ok" && advice && <ChangeAdviceView advice={advice} {...reading.value} focused={!posted} />}
			<ChangeFormView
				typed={reading?.typed ?? blank(changeForm, { wish })}
				problems={problems}
				answer={reading && (reading.kind === "ok" ? "done" : "again")}
			/>
		</Helper>
	);
	return { view, wrong: problems.length > 0, done: advice && input.t("change.advice.heading") };
}

function disrupted(input: Input, posted: boolean): Answered {
	const form = disruptionFormBy(placesIn);
	// A link may fill in what it knows of the flight; the form itself sends all fields.
	const query = withAirlineNow(input.query);
	const reading = query.has("taken") ? readForm(form, query, settingOf(input)) : undefined;
	const problems = reading?.kind === "invalid" && !posted ? reading.problems : [];
	const typed = reading?.typed ?? startOf(typedIn(form, query));
	const now = input.services.now();
	const verdict = reading?.kind === "ok" ? verdictOf(flownOf(reading.value, now)) : undefined;
	const asks = reading?.kind === "ok" && verdict?.answer !== "ceased";
	const near = asks ? nearFlights(input, reading.value, reading.typed, posted) : undefined;
	const formView = (
		<DisruptionFormView
			form={form}
			typed={typed}
			problems={problems}
			answer={reading && (reading.kind === "ok" ? "done" : "again")}
		/>
	);
	const view =
		reading?.kind === "ok" && verdict ? (
			<VerdictView
				{...reading.value}
				verdict={verdict}
				today={isoDay(now)}
				focused={!posted}
				flights={near?.view}
				form={formView}
			/>
		) : (
			<Helper heading="verdict.heading" lead="verdict.lead" other={{ label: "verdict.own", query: { wish: "change" } }}>
				{formView}
			</Helper>
		);
	return {
		view,
		wrong: problems.length > 0,
		done: verdict && reading?.kind === "ok" ? answerText(verdict, reading.value.airline?.name, input.t) : undefined,
		late: near?.late,
	};
}

/** The way to other flights of that day, or these: a search may cost something, so it is asked for, and by no crawler. */
function nearFlights(input: Input, asked: Disrupted, typed: Typed<DisruptionField>, posted: boolean) {
	const { services, language, crawler, query } = input;
	const { fares } = services;
	const search = nearQuery(asked, { language, now: services.now() });
	if (!search) return undefined;
	const may = fares && !(crawler && !isFree(fares)) && asked.want !== "later";
	const awaited = may && query.get(nearParameter) === "1" && !posted;
	const again = `${href(language, "flightChangeAssistance", {}, { ...typed, [nearParameter]: "1" })}#${nearId}`;
	const view = (
		<NearFlights
			query={search}
			ask={may && !awaited ? again : undefined}
			awaited={awaited ?? false}
			flex={asked.want === "later" ? 3 : undefined}
		/>
	);
	if (!awaited) return { view };
	const { admit } = payerOf((units) => input.spending.charge("search", { units, least: 1 }));
	return {
		view,
		late: findNear(fares, search, { asked, admit }).then((offers) => <FoundFlights query={search} offers={offers} />),
	};
}

/** As a link from another page fills it in; what it leaves out is as in a form that nobody has touched. */
function startOf(typed: Typed<DisruptionField>): Typed<DisruptionField> {
	const given = Object.entries(typed).filter(([, value]) => value !== "");
	return blank(disruptionFormBy(placesIn), Object.fromEntries(given));
}

interface HelperProps {
	readonly heading: MessageKey;
	readonly lead: MessageKey;
	/** The way to the other form. */
	readonly other: { readonly label: MessageKey; readonly query: Readonly<Record<string, string>> };
	readonly children: ReactNode;
}

function Helper({ heading, lead, other, children }: HelperProps) {
	const { t, href } = usePage();
	return (
		<section className="card mb-10 max-w-[44rem]" id="change" aria-labelledby="change-heading">
			<h2 id="change-heading" className="text-xl">
				{t(heading)}
			</h2>
			<p className="mt-2">{t(lead)}</p>
			<p className="mb-3">
				<a
					className="link inline-flex min-h-11 items-center"
					rel="nofollow"
					href={`${href("flightChangeAssistance", {}, other.query)}#change`}
				>
					{t(other.label)}
				</a>
			</p>
			{children}
		</section>
	);
}
