// Writes an offer of ours as Duffel's API writes it (v2), with the fields that we do not read as well.

import type { Money } from "../../../src/flights/money.ts";
import type { Carrier, Condition, Offer, Segment } from "../../../src/flights/offer.ts";
import { findAirport } from "../../../src/places/airports.ts";

export interface FakePassenger {
	readonly id: string;
	readonly type: "adult" | "child" | "infant_without_seat";
	readonly age: number | null;
}

/** An offer in Duffel's JSON; the special routes change some of it. */
export type DuffelJson = ReturnType<typeof toDuffel>;

export function airline({ code, name }: Carrier) {
	return {
		id: `arl_fake${code}`,
		iata_code: code as string | null,
		name,
		logo_symbol_url: null,
		logo_lockup_url: null,
		conditions_of_carriage_url: null,
	};
}

export function place(code: string) {
	const airport = findAirport(code);
	return {
		type: "airport",
		id: `arp_${code.toLowerCase()}_${airport?.country.toLowerCase()}`,
		iata_code: code,
		icao_code: null,
		iata_city_code: airport?.metro ?? code,
		iata_country_code: airport?.country ?? "US",
		name: airport?.name ?? code,
		city_name: airport?.city.en ?? code,
		latitude: airport?.latitude ?? null,
		longitude: airport?.longitude ?? null,
		time_zone: airport?.zone ?? null,
		city: null,
		airports: null,
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

function condition(of: Condition | null) {
	if (!of) return null;
	const { allowed, penalty } = of;
	return {
		allowed,
		penalty_amount: penalty && writeAmount(penalty),
		penalty_currency: penalty?.currency,
	};
}

function baggages({ bags }: Offer) {
	const { carryOn, checked } = bags;
	if (carryOn === null && checked === null) return null;
	return [
		...(checked === null ? [] : [{ type: "checked", quantity: checked }]),
		...(carryOn === null ? [] : [{ type: "carry_on", quantity: carryOn }]),
	];
}

function segment(of: Segment, id: string, offer: Offer, passengers: readonly FakePassenger[]) {
	return {
		id: `seg_${id}`,
		origin: place(of.origin),
		destination: place(of.destination),
		origin_terminal: null,
		destination_terminal: null,
		departing_at: `${of.departingAt}:00`,
		arriving_at: `${of.arrivingAt}:00`,
		duration: duration(of.durationMinutes),
		distance: null,
		aircraft: null,
		marketing_carrier: airline(of.marketingCarrier),
		marketing_carrier_flight_number: of.flightNumber,
		operating_carrier: airline(of.operatingCarrier),
		operating_carrier_flight_number: null,
		stops: [] as { id: string; duration: string; airport: ReturnType<typeof place> }[],
		passengers: passengers.map((passenger) => ({
			passenger_id: passenger.id,
			cabin_class: offer.cabin,
			cabin_class_marketing_name: offer.cabin,
			fare_basis_code: null,
			baggages: baggages(offer),
		})),
	};
}

export interface Wrapping {
	/** Letters and digits, unique. */
	readonly id: string;
	readonly passengers: readonly FakePassenger[];
	readonly createdAt: Date;
	readonly expiresAt: Date;
}

export function toDuffel(offer: Offer, { id, passengers, createdAt, expiresAt }: Wrapping) {
	const { total, fare, payment, conditions, emissionsKg, slices } = offer;
	const owner = slices[0]?.segments[0]?.marketingCarrier ?? { code: "ZZ", name: "Duffel Airways" };
	return {
		id: `off_${id}`,
		live_mode: false,
		partial: false,
		created_at: createdAt.toISOString(),
		updated_at: createdAt.toISOString(),
		// Duffel writes microseconds.
		expires_at: expiresAt.toISOString().replace("Z", "000Z"),
		owner: airline(owner),
		total_amount: writeAmount(total),
		total_currency: total.currency,
		base_amount: fare ? writeAmount(fare.base) : null,
		base_currency: total.currency,
		tax_amount: fare ? writeAmount(fare.taxes) : null,
		tax_currency: total.currency,
		total_emissions_kg: emissionsKg === null ? null : String(emissionsKg),
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
		passengers,
		available_services: null,
		slices: slices.map((slice, index) => ({
			id: `sli_${id}${index}`,
			origin: place(slice.origin),
			destination: place(slice.destination),
			origin_type: "airport",
			destination_type: "airport",
			duration: duration(slice.durationMinutes),
			fare_brand_name: slice.fareBrand,
			conditions: null,
			segments: slice.segments.map((one, position) => segment(one, `${id}${index}${position}`, offer, passengers)),
		})),
	};
}
