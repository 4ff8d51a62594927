// What GET /api/flights answers, described field by field.
import type { Travelers } from "../../flights/check-travelers.ts";
import { maxTravelers, oldestChild } from "../../flights/check-travelers.ts";
import { maxSlices } from "../../flights/form.ts";
import type { Money } from "../../flights/money.ts";
import type { Carrier, Condition, Offer } from "../../flights/offer.ts";
import { cabins } from "../../flights/offer.ts";
import type { AirportJson, LayoverJson, OfferJson, SegmentJson, SliceJson } from "../flight-json.ts";
import type { FlightResults } from "../flights.ts";
import { airportCode, count, instant, list, localTime, minutes, object, orNull, ref, text, yesNo } from "./schema.ts";

const fareBrand = orNull({ type: "string", description: "What the airline calls the fare." });

const resultSchemas = {
	FlightResults: object<FlightResults>({
		offers: list(ref("Offer"), { description: "Best first: price plus what time and changes cost the travelers." }),
		source: { type: "string", description: "Name of the fare source." },
		sample: { type: "boolean", description: "True when flights and prices are invented and cannot be bought." },
		seenAt: { ...instant, description: "When the oldest of these prices was seen, in UTC." },
		partial: { type: "boolean", description: "True when the source failed after it had given some offers." },
	}),
	Offer: object<OfferJson>(
		{
			id: { type: "string", description: "Unique within its source." },
			total: { ...ref("Money"), description: "For all travelers, taxes, carrier fees and `fee` included." },
			perTraveler: { ...ref("Money"), description: "Only where every traveler pays the same." },
			fare: object<NonNullable<Offer["fare"]>>({ base: ref("Money"), taxes: ref("Money") }),
			fee: {
				...ref("Money"),
				description: "Our own part of the total; without it, the agent tells it before payment.",
			},
			cabin: { type: "string", enum: cabins },
			fareBrand,
			bags: object<Offer["bags"]>(
				{ carryOn: orNull(count), checked: orNull(count) },
				{ description: "Pieces included for each traveler with a seat; null: not known." },
			),
			conditions: object<Offer["conditions"]>(
				{ change: orNull(ref("Condition")), refund: orNull(ref("Condition")) },
				{ description: "Before departure; null: not known, never no." },
			),
			emissionsKg: orNull({ type: "number", exclusiveMinimum: 0, description: "CO2 of all travelers together." }),
			travelers: ref("Travelers"),
			seenAt: instant,
			expiresAt: orNull({ ...instant, description: "Until when the offer can be asked for again; null: at any time." }),
			payment: object<Offer["payment"]>({
				instant: yesNo,
				payBy: orNull(instant),
				priceGuaranteedUntil: orNull(instant),
			}),
			slices: list(ref("Slice"), { minItems: 1, maxItems: maxSlices }),
		},
		{ optional: ["perTraveler", "fare", "fee"] },
	),
};

const journeySchemas = {
	Slice: object<SliceJson>(
		{
			origin: ref("Airport"),
			destination: ref("Airport"),
			durationMinutes: { ...minutes, description: "First departure to last arrival, layovers included." },
			stops: { ...count, description: "Changes of plane." },
			dayChange: { type: "integer", description: "Calendar days from departure to arrival, each in local time." },
			fareBrand,
			segments: list(ref("Segment"), { minItems: 1 }),
			layovers: list(ref("Layover")),
		},
		{ description: "One direction of the journey." },
	),
	Segment: object<SegmentJson>({
		origin: ref("Airport"),
		destination: ref("Airport"),
		departingAt: localTime,
		arrivingAt: localTime,
		durationMinutes: { ...minutes, description: "Gate to gate, through both zones." },
		marketingCarrier: ref("Carrier"),
		operatingCarrier: { ...ref("Carrier"), description: "Whose aircraft and crew it is." },
		flightNumber: { type: "string", pattern: "^\\d{1,4}$", description: "Without the carrier's code." },
	}),
	Layover: object<LayoverJson>(
		{
			airport: ref("Airport"),
			departsFrom: { ...ref("Airport"), description: "Only where the next flight leaves from another airport." },
			durationMinutes: minutes,
			overnight: { type: "boolean", description: "Most of a night on the airport's own clock." },
			changesAirport: yesNo,
		},
		{ optional: ["departsFrom"] },
	),
	Airport: object<AirportJson>(
		{
			code: airportCode,
			name: text,
			city: text,
			zone: orNull({ type: "string", description: "IANA time zone.", examples: ["America/New_York"] }),
		},
		{ optional: ["name"] },
	),
};

/** The schemas, by the names under which they refer to each other. */
export const flightSchemas = {
	...resultSchemas,
	...journeySchemas,
	Carrier: object<Carrier>({ code: { type: "string", pattern: "^[A-Z0-9]{2}$" }, name: text }),
	Condition: object<Condition>({ allowed: yesNo, penalty: orNull(ref("Money")) }),
	Money: object<Money>({
		minor: { type: "integer", description: "Whole minor units: cents for USD." },
		currency: { type: "string", pattern: "^[A-Z]{3}$", description: "ISO 4217 code." },
	}),
	Travelers: object<Travelers>({
		adults: { type: "integer", minimum: 1, maximum: maxTravelers },
		ages: list({ type: "integer", minimum: 0, maximum: oldestChild }, { description: "Of those under 18." }),
	}),
};
