// What the fake knows: offer requests, their offers and orders, for as long as it runs.
import type {} from "@duffel/api";
import type { OfferRequest } from "@duffel/api/types";
import type { SentOfferRequest } from "../../../src/flights/duffel/wire-types.ts";
import { type Cabin, cabins, type Offer } from "../../../src/flights/offers/offer.ts";
import type { FlightQuery } from "../../../src/flights/query.ts";
import { createSampleSource } from "../../../src/flights/sample/source.ts";
import { findPlace, iataCityCode } from "../../../src/places/airports.ts";
import type { Place } from "../../../src/places/place.ts";
import { addDays, isIsoDate } from "../../../src/time/iso-date.ts";
import { type Answer, failure } from "./answers.ts";
import { createChangesData } from "./changes.ts";
import type { WantedSlice } from "./handmade.ts";
import { createOrderChangesData, type SentChange } from "./order-changes.ts";
import { type FakeOrder, placeOrder, type SentOrder } from "./orders.ts";
import { handmadeOffers, type SpecialRoute, specialRoutes } from "./special-routes.ts";
import { type DuffelJson, type FakePassenger, place, toDuffel } from "./to-duffel.ts";

/** `drop`: the connection is cut without an answer; `hang`: it stays open. */
export type Outcome = Answer | "hang" | "drop" | "garbage" | "drip";

interface Search {
	readonly route: SpecialRoute | undefined;
	readonly offers: readonly unknown[];
}

interface Kept {
	json: DuffelJson;
	readonly route: SpecialRoute | undefined;
	readonly expiresAt: Date;
}

interface Asker {
	readonly passengers: readonly FakePassenger[];
	readonly live: boolean;
}

/** What a client should send; what it does send is checked. */
type SentRequest = Partial<SentOfferRequest>;

const lifeMs = 30 * 60_000;

export function createDuffelData(now: () => Date) {
	const sample = createSampleSource({ now });
	const searches = new Map<string, Search>();
	const offers = new Map<string, Kept>();
	const orders: FakeOrder[] = [];
	const changes = createChangesData(orders, now);
	const changing = createOrderChangesData({ orders, now, flights });
	let made = 0;
	const newId = () => {
		made += 1;
		return `0000Fake${String(made).padStart(8, "0")}`;
	};

	async function search(sent: SentRequest, target: URL, live: boolean): Promise<Outcome> {
		const wanted = readRequest(sent, now());
		const patience = Number(target.searchParams.get("supplier_timeout") ?? 20_000);
		if (!wanted || patience < 2_000 || patience > 60_000) return failure(422, "invalid_request", { about: "/data" });
		const [first] = wanted.slices;
		const route = specialRoutes[`${first?.origin}-${first?.destination}`];
		if (route?.search === "hang") return "hang";
		if (route?.search === "fail") return failure(500, "internal_server_error");
		if (route?.search === "rateLimit") {
			return { ...failure(429, "rate_limit_exceeded"), headers: { "Retry-After": "120" } };
		}
		const passengers = wanted.passengers.map(({ type, age }) => ({ id: `pas_${newId()}`, type, age }));
		const found = route ? handmadeOffers(route, { ...wanted, now: now() }) : await sampleOffers(wanted);
		const id = `orq_${newId()}`;
		const kept = found.map((offer, index) => keep(offer, { passengers, live }, route, index));
		searches.set(id, { route, offers: kept });
		return { status: 201, body: { data: requestOf(id, wanted, passengers, now()) } };
	}

	/** Flights of one way, as a search finds them. */
	async function flights(slice: WantedSlice, travelers: Offer["travelers"]): Promise<readonly Offer[]> {
		const wanted = { slices: [slice], travelers, cabin: "economy" as const, passengers: [] };
		const route = specialRoutes[`${slice.origin}-${slice.destination}`];
		return route ? handmadeOffers(route, { ...wanted, now: now() }) : sampleOffers(wanted);
	}

	function sampleOffers({ slices, cabin, travelers }: Wanted): Promise<Offer[]> {
		const places = slices.flatMap(({ origin, destination, departure_date: date }) => {
			const [from, to] = [placeOf(origin), placeOf(destination)];
			return from && to ? [{ from, to, date }] : [];
		});
		const trip = places.length > 1 ? "multi" : "oneway";
		const query: FlightQuery = { trip, slices: places, ...travelers, bags: 0, cabin, flex: 0, nearby: false };
		return Array.fromAsync(sample.search(query));
	}

	function keep(offer: Offer, { passengers, live }: Asker, route: SpecialRoute | undefined, index: number) {
		const expiresAt = new Date(now().getTime() + lifeMs);
		const json = toDuffel(offer, { id: newId(), passengers, createdAt: now(), expiresAt, live });
		const edited = route?.edit ? route.edit(json, index) : json;
		// Flawed ones are listed only.
		offers.set(json.id, { json: route?.edit && isOffer(edited) ? edited : json, route, expiresAt });
		return edited;
	}

	function list(target: URL): Outcome {
		const { searchParams } = target;
		const found = searches.get(searchParams.get("offer_request_id") ?? "");
		const limit = Number(searchParams.get("limit") ?? 50);
		if (!found || !(limit >= 1 && limit <= 200)) return failure(404, "not_found");
		const start = Number(searchParams.get("after")?.replace("g3QAAAAC", "") ?? 0);
		if (found.route?.list === "garbage" || found.route?.list === "drip") return found.route.list;
		if (found.route?.list === "failLater" && start > 0) return failure(500, "internal_server_error");
		const sorted = searchParams.get("sort") === "total_amount" ? found.offers.toSorted(byTotal) : found.offers;
		const end = start + limit;
		const after = end < sorted.length ? `g3QAAAAC${end}` : null;
		return { status: 200, body: { data: sorted.slice(start, end), meta: { limit, before: null, after } } };
	}

	function read(id: string): Answer {
		const kept = offers.get(id);
		if (!kept) return failure(404, "not_found");
		if (kept.route?.read === "gone") return failure(422, "offer_no_longer_available", { type: "airline_error" });
		if (kept.route?.read === "expired" || kept.expiresAt <= now()) return failure(422, "offer_expired");
		if (kept.route?.read === "dearer") kept.json = dearer(kept.json);
		return { status: 200, body: { data: kept.json } };
	}

	function order(sent: SentOrder): Outcome {
		const kept = offers.get(sent.selected_offers?.[0] ?? "");
		if (!kept) return failure(404, "not_found");
		const placed = placeOrder(sent, kept.json, orders.length + 1, now());
		if (placed.order) orders.push(placed.order);
		return placed.answer ?? "hang";
	}

	/** @param live whether offers say that they can be bought */
	async function answer(label: string, target: URL, body: unknown, live: boolean): Promise<Outcome> {
		const data = (body as { readonly data?: object } | undefined)?.data ?? {};
		const id = target.pathname.split("/").at(-1) ?? "";
		switch (label) {
			case "GET /air/airlines":
				return { status: 200, body: { data: [], meta: { limit: 1, before: null, after: null } } };
			case "POST /air/offer_requests":
				return search(data, target, live);
			case "GET /air/offers":
				return list(target);
			case "GET /air/offers/:id":
				return read(id);
			case "POST /air/orders":
				return order(data);
			case "GET /air/orders/:id": {
				const found = orders.find((one) => one.id === id);
				return found ? { status: 200, body: { data: found } } : failure(404, "not_found");
			}
			default:
				return (
					changes.answer(label, target) ??
					(await changing.answer(label, target, data as SentChange)) ??
					failure(404, "not_found")
				);
		}
	}
	return { answer, orders, change: changes.change, orderChanges: changing.changes };
}

interface Wanted {
	readonly slices: readonly WantedSlice[];
	readonly cabin: Cabin;
	readonly travelers: Offer["travelers"];
	readonly passengers: readonly Omit<FakePassenger, "id">[];
}

/** An airport or a city by its IATA code; our own codes of cities mean nothing to Duffel. */
function placeOf(code: string): Place | undefined {
	const found = findPlace(code);
	return found?.kind === "metro" && !iataCityCode(found) ? undefined : found;
}

/** Undefined for what Duffel would refuse: `type` and `age` together, unknown places, days gone by. */
function readRequest(
	{ slices = [], passengers = [], cabin_class = "economy" }: SentRequest,
	now: Date,
): Wanted | undefined {
	const cabin = cabins.find((known) => known === cabin_class);
	const yesterday = addDays(now.toISOString().slice(0, 10), -1);
	const known = slices.every(
		({ origin, destination, departure_date: date }) =>
			placeOf(origin) && placeOf(destination) && isIsoDate(date) && date >= yesterday,
	);
	const told = passengers.every(({ type, age }) => (type === "adult") !== (age !== undefined && age >= 0));
	if (!cabin || !known || !told || slices.length === 0 || passengers.length === 0) return undefined;
	const ages = passengers.flatMap(({ age }) => age ?? []);
	return {
		slices,
		cabin,
		travelers: { adults: passengers.length - ages.length, ages },
		passengers: passengers.map(({ age }) =>
			age === undefined ? { type: "adult", age: null } : { type: age < 2 ? "infant_without_seat" : "child", age },
		),
	};
}

/** Without its offers, as the client asks for it. */
function requestOf(
	id: string,
	{ slices, cabin }: Wanted,
	passengers: readonly FakePassenger[],
	now: Date,
): OfferRequest {
	return {
		id,
		live_mode: false,
		created_at: now.toISOString(),
		cabin_class: cabin,
		passengers: passengers.map(({ age, ...passenger }) => ({ ...passenger, ...(age !== null && { age }) })),
		slices: slices.map(({ origin, destination, departure_date }) => ({
			origin: place(origin),
			destination: place(destination),
			origin_type: placeOf(origin)?.kind === "metro" ? "city" : "airport",
			destination_type: placeOf(destination)?.kind === "metro" ? "city" : "airport",
			departure_date,
		})),
		offers: [],
	};
}

function isOffer(json: unknown): json is DuffelJson {
	return typeof json === "object" && json !== null && "id" in json && "total_amount" in json;
}

function byTotal(a: unknown, b: unknown): number {
	const total = (json: unknown) => (isOffer(json) ? Number(json.total_amount) : 0);
	return total(a) - total(b);
}

function dearer(json: DuffelJson): DuffelJson {
	const more = (amount: string) => (Number(amount) + 10).toFixed(2);
	return { ...json, total_amount: more(json.total_amount), base_amount: more(json.base_amount) };
}
