// Flight search results: the form again with what was asked, and the itineraries streamed below it.
import { blankForm, type FlightForm } from "../flights/form.ts";
import type { Offer } from "../flights/offer.ts";
import type { Choices, Problem } from "../flights/problems.ts";
import { type FlightQuery, parseFlightQuery, travelerCount } from "../flights/query.ts";
import { hourValueMinor, rankOffers, stopValueMinor } from "../flights/ranking.ts";
import type { FareSource } from "../flights/source.ts";
import { formatDay, formatInstant } from "../i18n/formats.ts";
import type { Language } from "../i18n/languages.ts";
import { placeLabel } from "../places/search.ts";
import { LateRegion } from "../render/late-region.tsx";
import { usePage } from "../render/page-context.tsx";
import { CallDesk } from "../ui/call-desk.tsx";
import { CallLink } from "../ui/call-link.tsx";
import { FlightSearch } from "../ui/flight-search.tsx";
import { Itinerary } from "../ui/itinerary.tsx";
import { Notice } from "../ui/notice.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { ItinerarySkeleton } from "../ui/skeleton.tsx";
import type { Page } from "./page.ts";

/** The rest is a tap away, so that the end of the page stays in reach. */
const shownAtOnce = 15;
const deadlineMs = 20_000;

export const flightResults: Page<"flightResults"> = {
	load({ query, language, services }) {
		const parsed = parseFlightQuery(query, { language, now: services.now() });
		if (parsed.kind === "empty") return { view: <FormView form={blankForm} /> };
		if (parsed.kind === "invalid") {
			const { form, problems, choices } = parsed;
			if (isStart(query, problems)) return { view: <FormView form={form} /> };
			return { view: <FormView form={form} problems={problems} choices={choices} />, status: 400 };
		}
		if (!services.fares) return { view: <FormView form={parsed.form} /> };
		const { found, airlines } = searchOffers(services.fares, parsed.query);
		return {
			view: <ResultsView form={withLabels(parsed.form, parsed.query, language)} query={parsed.query} />,
			late: found.then((all) => <Offers {...all} query={parsed.query} />),
			answers: airlines,
		};
	},
};

/**
 * A link from a deal or a destination names two places and leaves the dates to the visitor: that is a start, not a
 * mistake. The form itself always sends the number of adults.
 */
function isStart(query: URLSearchParams, problems: readonly Problem[]): boolean {
	return !query.has("adults") && problems.every(({ code }) => code === "departMissing" || code === "returnMissing");
}

/** The form again with places by name, as the combobox shows them; the server reads both names and codes. */
function withLabels(form: FlightForm, query: FlightQuery, language: Language): FlightForm {
	const slices = form.slices.map((slice, index) => {
		const place = query.slices[index];
		return place ? { ...slice, from: placeLabel(place.from, language), to: placeLabel(place.to, language) } : slice;
	});
	return { ...form, slices };
}

interface Found {
	/** Best first. */
	readonly offers: readonly Offer[];
	/** The source failed or ran out of time after it had given these. */
	readonly partial: boolean;
}

/**
 * All offers within the deadline, and the names of the airlines as their first offers come in. `found` rejects when the
 * source fails before it has given any.
 */
function searchOffers(fares: FareSource, query: FlightQuery) {
	const heard = new Set<string>();
	const left = new AbortController();
	let names: ReadableStreamDefaultController<string> | undefined;
	const airlines = new ReadableStream<string>({
		start(controller) {
			names = controller;
		},
		// The visitor has gone: nobody needs the rest.
		cancel() {
			names = undefined;
			left.abort();
		},
	});
	const hear = ({ slices }: Offer) => {
		const name = slices[0]?.segments[0]?.marketingCarrier.name;
		if (!name || heard.has(name)) return;
		heard.add(name);
		names?.enqueue(name);
	};
	const found = collectOffers(fares, query, hear, left.signal).finally(() => names?.close());
	return { found, airlines };
}

async function collectOffers(
	fares: FareSource,
	query: FlightQuery,
	hear: (offer: Offer) => void,
	left: AbortSignal,
): Promise<Found> {
	const offers: Offer[] = [];
	let partial = false;
	try {
		for await (const offer of fares.search(query, AbortSignal.any([left, AbortSignal.timeout(deadlineMs)]))) {
			offers.push(offer);
			hear(offer);
		}
	} catch (error) {
		if (offers.length === 0) throw error;
		partial = true;
	}
	return { offers: rankOffers(offers, "best", travelerCount(query)), partial };
}

interface FormViewProps {
	readonly form: FlightForm;
	readonly problems?: readonly Problem[];
	readonly choices?: Choices;
}

function FormView({ form, problems = [], choices = {} }: FormViewProps) {
	const { t } = usePage();
	return (
		<div className="wrap py-8">
			<PageHead heading={t("heading.flightResults")} lead={t("results.form.lead")} />
			<div className="mt-8">
				<FlightSearch form={form} problems={problems} choices={choices} />
			</div>
			<div className="measure mt-12">
				<CallDesk />
			</div>
		</div>
	);
}

function ResultsView({ form, query }: { form: FlightForm; query: FlightQuery }) {
	const { t, href, language } = usePage();
	const [first] = query.slices;
	const last = query.slices.at(-1);
	if (!first || !last) throw new Error("a query without slices");
	const to = query.trip === "multi" ? last.to : first.to;
	return (
		<div className="wrap py-8">
			<h1>{t("results.heading", { from: first.from.city[language], to: to.city[language] })}</h1>
			<p className="lead">
				{formatDay(first.date, language)}
				{last !== first && ` – ${formatDay(last.date, language)}`} ·{" "}
				{t("results.travelers", { count: travelerCount(query) })} · {t(`search.cabin.${query.cabin}`)}
			</p>
			<details className="mt-5">
				<summary className="link inline-block py-2">{t("results.change")}</summary>
				<div className="mt-3">
					<FlightSearch form={form} />
				</div>
			</details>
			<div className="mt-6">
				<LateRegion>
					<ItinerarySkeleton slices={query.slices.length} />
					<ItinerarySkeleton slices={query.slices.length} />
				</LateRegion>
			</div>
			<p className="mt-8 max-w-[44rem] text-sm text-muted">
				{t("results.bags")}{" "}
				<a className="link" href={`${href("sitemap")}#airlines`}>
					{t("results.bags.link")}
				</a>
			</p>
		</div>
	);
}

function Offers({ offers, partial, query }: Found & { query: FlightQuery }) {
	const { t, href, language } = usePage();
	const [first] = offers;
	const rest = offers.slice(shownAtOnce);
	if (!first) {
		return (
			<Notice heading={t("results.none.heading")}>
				<p>{t("results.none.text")}</p>
				<p className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3">
					<CallLink />
					<a className="link" href={href("flightResults")}>
						{t("results.none.again")}
					</a>
				</p>
			</Notice>
		);
	}
	return (
		<section aria-labelledby="offers">
			<h2 id="offers" className="text-xl">
				{t("results.count", { count: offers.length })}
			</h2>
			<p className="mt-1 text-sm text-muted">{t("results.seen", { time: formatInstant(first.seenAt, language) })}</p>
			{partial && (
				<div className="mt-3">
					<Notice tone="problem" heading={t("results.partial.heading")}>
						<p>{t("results.partial.text")}</p>
					</Notice>
				</div>
			)}
			{first.sample && (
				<div className="mt-3">
					<Notice heading={t("sample.heading")}>
						<p>{t("sample.text")}</p>
					</Notice>
				</div>
			)}
			<OfferList offers={offers.slice(0, shownAtOnce)} query={query} />
			{rest.length > 0 && (
				<details className="mt-5">
					<summary className="link inline-block py-2">{t("results.more", { count: rest.length })}</summary>
					<OfferList offers={rest} query={query} />
				</details>
			)}
			<p className="mt-4 text-sm text-muted">
				{t("results.order", { hour: hourValueMinor / 100, stop: stopValueMinor / 100 })}
			</p>
		</section>
	);
}

function OfferList({ offers, query }: { offers: readonly Offer[]; query: FlightQuery }) {
	return (
		<ol className="mt-5 grid gap-4">
			{offers.map((offer) => (
				<li key={offer.id}>
					<Itinerary offer={offer} travelers={travelerCount(query)} />
				</li>
			))}
		</ol>
	);
}
