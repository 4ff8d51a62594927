// Search and propose: the site's own search, filled in with the caller's trip; up to three of what it finds go into a proposal.
import { maxOptions, type ProposalSubject } from "../../features/proposals/proposal.ts";
import { collectOffers } from "../../flights/collect-offers.ts";
import type { Offer } from "../../flights/offers/offer.ts";
import { flightSearchParams, type ParsedFlightQuery, parseFlightQuery } from "../../flights/query.ts";
import { headCount } from "../../flights/quote.ts";
import { mostWanted } from "../../flights/ranking.ts";
import { FareSourceError } from "../../flights/source.ts";
import { askedBy } from "../../flights/told-source.ts";
import { type FieldName, fieldNames } from "../../flights/trip/form.ts";
import { itinerarySentence } from "../../flights/views/itinerary-words.ts";
import { usePage } from "../../page/page-context.tsx";
import { groupReference } from "../../references/reference.ts";
import { Choice } from "../../ui/controls/choice.tsx";
import { HiddenFields } from "../../ui/controls/hidden-fields.tsx";
import { Notice } from "../../ui/notice.tsx";
import { findProposable, mayPropose, type Proposable } from "../acts/propose.ts";
import { useDesk } from "../frame/desk-context.tsx";
import { DeskForm } from "../frame/desk-form.tsx";
import type { DeskAnswer, DeskHandler, DeskInput } from "../frame/desk-page.ts";
import { Part } from "../frame/facts.tsx";
import { BackLink, KeyedSubmit } from "../frame/keyed.tsx";
import { recordOf } from "../record/record.ts";
import { deskHref, subjectHref } from "../routes.ts";
import { ProposeField } from "./propose-field.tsx";
import { missing } from "./quote.tsx";
import { refused } from "./refused.tsx";

/** Of what a search finds, as many as are read aloud at most. */
const listed = 12;

export const proposeQuote: DeskHandler<"proposeQuote"> = (input) =>
	search(input, { kind: "quote", id: input.params.code });
export const proposeBooking: DeskHandler<"proposeBooking"> = (input) =>
	search(input, { kind: "booking", id: input.params.code });

/** What may be proposed for, or the page that stands in its place. */
export async function proposable(
	input: Pick<DeskInput, "services" | "d">,
	subject: ProposalSubject,
): Promise<{ readonly about: Proposable } | { readonly answer: DeskAnswer }> {
	const about = await findProposable(input.services, subject);
	if (!about) return { answer: missing(input.d) };
	if (!mayPropose(about)) return { answer: refused(input, input.d("propose.not"), subjectHref(subject)) };
	return { about };
}

async function search(
	input: Pick<DeskInput, "services" | "d" | "query" | "language" | "now" | "agent">,
	subject: ProposalSubject,
) {
	const found = await proposable(input, subject);
	if ("answer" in found) return found.answer;
	const { services, d, query, language, now, agent } = input;
	const asked = query.has("depart");
	const parsed = parseFlightQuery(asked ? query : new URLSearchParams(found.about.search), { language, now });
	const answer = asked && parsed.kind === "ok" ? await offersOf(services, parsed) : undefined;
	if (answer) {
		const detail = { found: answer.offers.length };
		await recordOf(services.db, { agent: agent.id, act: "searchedFares", subject, detail }, now).run();
	}
	return {
		title: d("propose.heading", { code: groupReference(subject.id) }),
		view: <SearchView about={found.about} parsed={parsed} asked={asked} answer={answer} />,
	};
}

interface Answer {
	readonly offers: readonly Offer[];
	readonly search: string;
	/** The source gave no answer. */
	readonly failed?: true;
}

async function offersOf(
	{ fares }: DeskInput["services"],
	{ query }: Extract<ParsedFlightQuery, { kind: "ok" }>,
): Promise<Answer> {
	const search = `${flightSearchParams(query)}`;
	if (!fares) return { offers: [], search, failed: true };
	try {
		const { offers } = await collectOffers(askedBy(fares, "desk"), query);
		const days = query.slices.map(({ date }) => date);
		return { offers: mostWanted(offers, headCount(query), days).slice(0, listed), search };
	} catch (error) {
		if (!(error instanceof FareSourceError)) throw error;
		return { offers: [], search, failed: true };
	}
}

interface SearchViewProps {
	readonly about: Proposable;
	readonly parsed: ParsedFlightQuery;
	readonly asked: boolean;
	readonly answer: Answer | undefined;
}

function SearchView({ about: { subject, booking }, parsed, asked, answer }: SearchViewProps) {
	const { d } = useDesk();
	const code = groupReference(subject.id);
	return (
		<>
			<header className="desk-title">
				<h1 className="desk-code">{d("propose.heading", { code })}</h1>
				<p>
					<BackLink href={subjectHref(subject)}>{d("not.back")}</BackLink>
				</p>
			</header>
			<div className="grid gap-4">
				<SearchForm {...{ subject, parsed, asked }} fixed={booking !== undefined} />
				{answer && <FoundPart subject={subject} answer={answer} />}
			</div>
		</>
	);
}

/** Who travels in a booking stays who they are. */
const ofTravelers: readonly FieldName[] = ["adults", "ages"];

function SearchForm({
	subject,
	parsed,
	asked,
	fixed,
}: Pick<SearchViewProps, "parsed" | "asked"> & { readonly subject: ProposalSubject; readonly fixed: boolean }) {
	const { t } = usePage();
	const { d } = useDesk();
	const problems = asked && parsed.kind === "invalid" ? parsed.problems : [];
	const given = fieldNames.filter((name) => parsed.typed[name] !== "");
	const shown = new Set<FieldName>([...given, "from", "to", "depart", "return", "adults", "bags"]);
	const names = fieldNames.filter((name) => shown.has(name) && !(fixed && ofTravelers.includes(name)));
	return (
		<Part id="search" heading={d("propose.search")}>
			<form method="get" action={proposeHref(subject)} className="grid gap-3">
				{fixed && <HiddenFields values={ofTravelers.map((name) => [name, parsed.typed[name]] as const)} />}
				<div className="desk-fields">
					{names.map((name) => {
						const problem = problems.find(({ field }) => field === name);
						return (
							<ProposeField
								key={name}
								name={name}
								typed={parsed.typed[name]}
								problem={problem && { word: t("search.error"), text: t(problem.key, problem.values) }}
							/>
						);
					})}
				</div>
				<p>
					<KeyedSubmit of={asked ? undefined : "submit"}>{d("propose.find")}</KeyedSubmit>
				</p>
			</form>
		</Part>
	);
}

function FoundPart({
	subject,
	answer: { offers, search, failed },
}: {
	readonly subject: ProposalSubject;
	readonly answer: Answer;
}) {
	const words = usePage();
	const { d } = useDesk();
	if (offers.length === 0) {
		return <Notice tone="problem" heading={d(failed ? "propose.failed" : "propose.nothing")} />;
	}
	return (
		<Part id="found" heading={d("propose.found", { most: maxOptions })}>
			<DeskForm action={makeHref(subject)} className="grid gap-3">
				<HiddenFields values={[["search", search]]} />
				<ul className="grid gap-1">
					{offers.map((offer) => (
						<li key={offer.id}>
							<Choice
								type="checkbox"
								name="offer"
								value={offer.id}
								label={itinerarySentence(offer, { dated: true }, words)}
								detail={flightsOf(offer)}
							/>
						</li>
					))}
				</ul>
				<p>
					<KeyedSubmit of="submit">{d("propose.preview")}</KeyedSubmit>
				</p>
			</DeskForm>
		</Part>
	);
}

function flightsOf({ slices }: Offer): string {
	return slices
		.map(({ segments, fareBrand }) =>
			[
				...segments.map(({ marketingCarrier, flightNumber }) => `${marketingCarrier.code} ${flightNumber}`),
				fareBrand ?? "",
			]
				.filter(Boolean)
				.join(", "),
		)
		.join(" · ");
}

export function proposeHref({ kind, id }: ProposalSubject): string {
	return deskHref(kind === "quote" ? "proposeQuote" : "proposeBooking", { code: id });
}

export function makeHref({ kind, id }: ProposalSubject): string {
	return deskHref(kind === "quote" ? "makeForQuote" : "makeForBooking", { code: id });
}
