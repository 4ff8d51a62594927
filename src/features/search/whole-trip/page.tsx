// What the whole trip costs, two or three itineraries of a search side by side; without a search, what that is and the way to one.
import { type FlightQuery, flightSearchParams, parseFlightQuery, withSpellings } from "../../../flights/query.ts";
import type { Schedule } from "../../../flights/schedule.ts";
import { type FareSource, isFree } from "../../../flights/source.ts";
import { seatCount } from "../../../flights/trip/travelers.ts";
import { tripCosts } from "../../../flights/trip-costs.ts";
import { LateRegion } from "../../../page/late-region.tsx";
import type { Page, PageInput, PageResult } from "../../../page/page.ts";
import type { ReadSpellings } from "../../../places/spellings.ts";
import { proseData } from "../../../prose/views/prose-page.tsx";
import { isoDay } from "../../../time/iso-date.ts";
import { FlightSearch } from "../form/flight-search.tsx";
import { findOffer, searchOffers } from "../results/find-offers.ts";
import { NoSource } from "../results/no-source.tsx";
import { tripTitle } from "../trip-title.ts";
import { readCarried } from "./carried-form.ts";
import { type Compared, compareOffers } from "./compared.ts";
import { SearchRefused } from "./search-refused.tsx";
import { WholeTripHead } from "./whole-trip-head.tsx";
import { WholeTripView } from "./whole-trip-view.tsx";

interface WholeTripPorts {
	readonly fares: FareSource | undefined;
	readonly schedule: Schedule;
	readonly spellings: ReadSpellings;
}

type Input = PageInput<"wholeTrip", WholeTripPorts>;

export const wholeTrip: Page<"wholeTrip", WholeTripPorts> = {
	async load(input) {
		const { language, services } = input;
		const query = await withSpellings(input.query, language, services.spellings);
		const parsed = parseFlightQuery(query, { language, now: services.now() });
		if (parsed.kind === "ok") return sideBySide({ ...input, query }, parsed.query);
		const refused = parsed.kind === "invalid";
		const before = (
			<>
				{refused && <SearchRefused search={input.query} />}
				<FlightSearch />
			</>
		);
		return {
			...proseData(input, { before }),
			index: input.query.size === 0,
			...(refused && { status: 400 }),
		};
	},
};

function sideBySide(input: Input, query: FlightQuery): PageResult {
	const { t, language, services, crawler } = input;
	const { fares } = services;
	const about = {
		title: t("whole.title", { trip: tripTitle(query, { t, language }) }),
		crumbsBelow: true,
		index: false,
	};
	// A crawler never causes a search that costs something.
	if (!fares || (crawler && !isFree(fares))) {
		const view = (
			<WholeTripHead query={query}>
				<NoSource query={query} schedule={services.schedule} />
			</WholeTripHead>
		);
		return { ...about, view };
	}
	const carried = readCarried(input.query, seatCount(query));
	const found = compare(fares, query, input.query);
	return {
		...about,
		...(carried.problems && { status: 400 }),
		view: (
			<WholeTripHead query={query}>
				<LateRegion />
			</WholeTripHead>
		),
		late: found.then(({ columns, ...others }) => {
			const loads = { carryOns: carried.carryOns, checked: query.bags };
			const compared = columns.map((offer) => ({ offer, ...tripCosts(offer, loads) }));
			const search = flightSearchParams(query);
			return (
				<WholeTripView {...others} {...{ compared, carried, loads, query, search }} today={isoDay(services.now())} />
			);
		}),
	};
}

async function compare(fares: FareSource, query: FlightQuery, params: URLSearchParams): Promise<Compared> {
	const { found } = searchOffers(fares, query);
	const { offers } = await found;
	const ids = ["offer", "second", "third"].map((name) => params.get(name) || null);
	return compareOffers(offers, { query, ids, ask: (id) => findOffer(fares, id, query) });
}
