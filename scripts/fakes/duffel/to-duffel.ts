// Writes an offer of ours as Duffel's API writes it (v2): whole, by the types of Duffel's own library.
import type {} from "@duffel/api";
import type {
	Airline,
	Airport,
	Offer as DuffelOffer,
	FlightsCondition,
	OfferPassenger,
	OfferSliceSegment,
	OfferSliceSegmentPassengerBaggage,
	Stop,
} from "@duffel/api/types";
import type { Condition, Offer, Operator, Segment } from "../../../src/flights/offers/offer.ts";
import { defaultLanguage } from "../../../src/i18n/languages.ts";
import type { Money } from "../../../src/money/money.ts";
import { findAirport } from "../../../src/places/airports.ts";

/** Duffel's offers know a few kinds of fare for people; ours knows none. */
export type FakePassenger = Readonly<Pick<OfferPassenger, "id" | "age">> & {
	readonly type: NonNullable<OfferPassenger["type"]>;
};

/** An offer in Duffel's JSON, narrower than its type where we always give a value; the special routes change some. */
export type DuffelJson = ReturnType<typeof toDuffel>;

export function airline({ code, name }: Operator): Airline {
	return {
		id: `arl_fake${code}`,
		iata_code: code,
		name,
		logo_symbol_url: null,
		logo_lockup_url: null,
		conditions_of_carriage_url: null,
	};
}

/** One that our table does not know stands at 0, 0. */
export function place(code: string): Airport {
	const airport = findAirport(code);
	return {
		type: "airport",
		id: `arp_${code.toLowerCase()}_${airport?.country.toLowerCase()}`,
		iata_code: code,
		icao_code: `K${code}`,
		iata_city_code: (airport?.metro ?? code).slice(0, 3),
		iata_country_code: airport?.country ?? "US",
		name: airport?.name ?? code,
		city_name: airport?.city[defaultLanguage] ?? code,
		latitude: airport?.latitude ?? 0,
		longitude: airport?.longitude ?? 0,
		time_zone: airport?.zone ?? "UTC",
		city: null,
	};
}

/** All our amounts are dollars here. */
function writeAmount({ minor }: Money): string {
	return (minor / 100).toFixed(2);
}

function duration(minutes: number): string {
	const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
	return `P${days ? `${days}D` : ""}T${hours}H${minutes % 60}M`;
}

function condition(of: Condition | null): FlightsCondition | null {
	if (!of) return null;
	const { allowed, penalty } = of;
	if (!allowed) return { allowed, penalty_amount: null, penalty_currency: null };
	return { allowed, penalty_amount: penalty && writeAmount(penalty), penalty_currency: penalty?.currency ?? null };
}

/** Duffel always lists them: what is not known is a piece that the list does not name. */
function baggages({ bags }: Offer): OfferSliceSegmentPassengerBaggage[] {
	const { carryOn, checked } = bags;
	return [
		...(checked === null ? [] : [{ type: "checked" as const, quantity: checked }]),
		...(carryOn === null ? [] : [{ type: "carry_on" as const, quantity: carryOn }]),
	];
}

function segment(of: Segment, id: string, offer: Offer, passengers: readonly FakePassenger[]) {
	return {
		id: `seg_${id}`,
		origin: place(of.origin),
		destination: place(of.destination),
		origin_terminal: "1",
		destination_terminal: "2",
		departing_at: `${of.departingAt}:00`,
		arriving_at: `${of.arrivingAt}:00`,
		duration: duration(of.durationMinutes),
		distance: "1000.5",
		aircraft: { id: "arc_fake1", iata_code: "320", name: "Airbus A320" },
		marketing_carrier: airline(of.marketingCarrier),
		marketing_carrier_flight_number: of.flightNumber,
		operating_carrier: airline(of.operatingCarrier),
		operating_carrier_flight_number: of.flightNumber,
		stops: [] as Stop[],
		passengers: passengers.map((passenger) => ({
			passenger_id: passenger.id,
			cabin_class: offer.cabin,
			cabin_class_marketing_name: offer.cabin,
			fare_basis_code: "OFAKE1",
			baggages: baggages(offer),
			cabin: null,
		})),
	} satisfies OfferSliceSegment;
}

export interface Wrapping {
	/** Letters and digits, unique. */
	readonly id: string;
	readonly passengers: readonly FakePassenger[];
	readonly createdAt: Date;
	readonly expiresAt: Date;
	/** It can be bought, or so it says. */
	readonly live?: boolean;
}

export function toDuffel(offer: Offer, { id, passengers, createdAt, expiresAt, live = false }: Wrapping) {
	const { total, fare, payment, conditions, emissionsKg, slices } = offer;
	const owner = slices[0]?.segments[0]?.marketingCarrier ?? { code: "ZZ", name: "Duffel Airways" };
	return {
		id: `off_${id}`,
		live_mode: live,
		partial: false,
		created_at: createdAt.toISOString(),
		updated_at: createdAt.toISOString(),
		// Duffel writes microseconds.
		expires_at: expiresAt.toISOString().replace("Z", "000Z"),
		owner: airline(owner),
		total_amount: writeAmount(total),
		total_currency: total.currency,
		base_amount: writeAmount(fare?.base ?? total),
		base_currency: total.currency,
		tax_amount: fare ? writeAmount(fare.taxes) : null,
		tax_currency: total.currency,
		total_emissions_kg: emissionsKg === null ? "" : String(emissionsKg),
		payment_requirements: {
			requires_instant_payment: payment.instant,
			payment_required_by: payment.payBy,
			price_guarantee_expires_at: payment.priceGuaranteedUntil,
		},
		conditions: {
			change_before_departure: condition(conditions.change),
			refund_before_departure: condition(conditions.refund),
		},
		passenger_identity_documents_required: false,
		supported_passenger_identity_document_types: ["passport", "known_traveler_number", "passenger_redress_number"],
		passengers: passengers.map((passenger) => ({ ...passenger, fare_type: null })),
		available_services: [],
		private_fares: [],
		supported_loyalty_programmes: [],
		slices: slices.map((slice, index) => ({
			id: `sli_${id}${index}`,
			origin: place(slice.origin),
			destination: place(slice.destination),
			origin_type: "airport" as const,
			destination_type: "airport" as const,
			duration: duration(slice.durationMinutes),
			fare_brand_name: slice.fareBrand,
			conditions: {
				change_before_departure: null,
				refund_before_departure: null,
				advance_seat_selection: offer.seatChoice ?? null,
				priority_boarding: null,
				priority_check_in: null,
			},
			ngs_shelf: null,
			comparison_key: `fake${index}`,
			segments: slice.segments.map((one, position) => segment(one, `${id}${index}${position}`, offer, passengers)),
		})),
	} satisfies DuffelOffer;
}
