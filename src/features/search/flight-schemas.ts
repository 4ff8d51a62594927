// What GET /api/flights answers, declared once: the types of the answer and its description come from here.
import * as v from "valibot";
import { type Answer, count, described, iataCode, instant, localTime, text, yesNo } from "../../endpoints/schema.ts";
import { type Carrier, type Condition, cabins, type Offer, type Operator } from "../../flights/offers/offer.ts";
import { type PriceInsight, priceLevels } from "../../flights/price-insight.ts";
import { maxSlices } from "../../flights/trip/limits.ts";
import type { OtherAirport } from "../../flights/trip/other-airports.ts";
import { maxChildAge, maxTravelers, type Travelers } from "../../flights/trip/travelers.ts";
import type { Money } from "../../money/money.ts";

const money = v.object({
	minor: v.pipe(v.number(), v.integer(), v.description("Whole minor units: cents for USD.")),
	currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/), v.description("ISO 4217 code.")),
}) satisfies v.GenericSchema<Money>;

const carrier = v.object({
	code: v.pipe(v.string(), v.regex(/^[A-Z0-9]{2}$/)),
	name: text,
}) satisfies v.GenericSchema<Carrier>;

const operator = v.object({
	code: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z0-9]{2}$/), v.description("null: it has none, or none is said."))),
	name: text,
}) satisfies v.GenericSchema<Operator>;

const condition = v.object({ allowed: yesNo, penalty: v.nullable(money) }) satisfies v.GenericSchema<Condition>;

const age = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxChildAge));

const travelers = v.object({
	adults: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxTravelers)),
	ages: v.pipe(v.array(age), v.description("Of those under 18.")),
}) satisfies v.GenericSchema<Travelers>;

const airport = v.object({
	code: v.pipe(iataCode, v.description("IATA code.")),
	name: v.exactOptional(text),
	city: text,
	zone: v.pipe(
		v.nullable(v.pipe(v.string(), v.examples(["America/New_York"]))),
		v.description("IANA time zone; null at an airport that only the source knows."),
	),
});

const landing = v.object({
	airport,
	durationMinutes: v.pipe(v.nullable(count), v.description("On the ground; null: not known.")),
});

const segment = v.object({
	origin: airport,
	destination: airport,
	departingAt: localTime,
	arrivingAt: localTime,
	durationMinutes: v.pipe(count, v.description("Gate to gate, through both zones.")),
	marketingCarrier: carrier,
	operatingCarrier: described(operator, "Whose aircraft and crew it is."),
	flightNumber: v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.description("Without the carrier's code.")),
	aircraft: v.exactOptional(v.pipe(v.string(), v.description("As the source calls it; without it, not known."))),
	stops: v.pipe(
		v.array(landing),
		v.description("Planned landings on the way: the flight goes on under its number, with the same plane."),
	),
});

const layover = v.object({
	airport,
	departsFrom: v.exactOptional(described(airport, "Only where the next flight leaves from another airport.")),
	durationMinutes: count,
	overnight: v.pipe(yesNo, v.description("Most of a night on the airport's own clock.")),
	changesAirport: yesNo,
});

const fareBrand = v.nullable(v.pipe(v.string(), v.description("What the airline calls the fare.")));

const slice = v.pipe(
	v.object({
		origin: airport,
		destination: airport,
		durationMinutes: v.pipe(count, v.description("First departure to last arrival, layovers included.")),
		stops: v.pipe(
			count,
			v.description("Changes of plane, and planned landings within a flight: `layovers` and `stops` of its segments."),
		),
		dayChange: v.pipe(
			v.number(),
			v.integer(),
			v.description("Calendar days from departure to arrival, each in local time."),
		),
		fareBrand,
		segments: v.pipe(v.array(segment), v.minLength(1)),
		layovers: v.array(layover),
	}),
	v.description("One direction of the trip."),
);

const fare = v.object({ base: money, taxes: money }) satisfies v.GenericSchema<Offer["fare"]>;
const bags = v.object({
	carryOn: v.nullable(count),
	checked: v.nullable(count),
	checkedPrice: v.exactOptional(
		described(
			money,
			"Where no checked bag is included: what the first costs a traveler for one slice; without it, not known.",
		),
	),
}) satisfies v.GenericSchema<Offer["bags"]>;
const conditions = v.object({
	change: v.nullable(condition),
	refund: v.nullable(condition),
}) satisfies v.GenericSchema<Offer["conditions"]>;
const payment = v.object({
	instant: yesNo,
	payBy: v.nullable(instant),
	priceGuaranteedUntil: v.nullable(instant),
}) satisfies v.GenericSchema<Offer["payment"]>;

const otherAirport = v.object({
	kind: v.pipe(
		v.picklist(["onward", "return"]),
		v.description(
			"onward: the next flight leaves from another airport than the last one landed at; return: the trip ends at another than it began, in the same area.",
		),
	),
	at: v.pipe(iataCode, v.description("The airport in question.")),
	not: v.pipe(iataCode, v.description("The one that was to be expected.")),
	slice: v.pipe(count, v.description("Which slice it is about, from 0.")),
	text: v.pipe(text, v.examples(["You return to IAH, not HOU"])),
}) satisfies v.GenericSchema<OtherAirport>;

const offer = v.object({
	id: v.pipe(v.string(), v.description("Unique within its source.")),
	row: v.pipe(
		count,
		v.description(
			"Offers with the same number are fares of the same flights: same flight numbers, days and cabin, another brand. Counted within this answer.",
		),
	),
	name: v.pipe(text, v.description("What our pages call the trip: where it begins, and the place where it turns.")),
	otherAirports: v.pipe(
		v.array(otherAirport),
		v.description(
			"Where the trip goes on or ends at another airport than its traveler counts on. Empty where nowhere.",
		),
	),
	total: described(money, "For all travelers, taxes, carrier fees and `fee` included."),
	perTraveler: v.exactOptional(described(money, "Only where every traveler pays the same.")),
	withBags: v.exactOptional(
		v.pipe(
			v.object({
				bags: v.pipe(count, v.description("Checked bags of all travelers together, as asked for.")),
				total: v.nullable(described(money, "`total` and what the airline charges for the bags.")),
			}),
			v.description(
				"Only where bags were asked for: what the trip costs with them; null: not known. We do not book bags: they are paid to the airline.",
			),
		),
	),
	fare: v.exactOptional(fare),
	fee: v.exactOptional(described(money, "Our own part of the total; without it, the agent tells it before payment.")),
	cabin: v.picklist(cabins),
	fareBrand,
	bags: v.pipe(bags, v.description("Pieces included for each traveler with a seat; null: not known.")),
	seatChoice: v.exactOptional(
		v.pipe(yesNo, v.description("A seat can be chosen before check-in, perhaps for a charge; without it, not known.")),
	),
	conditions: v.pipe(conditions, v.description("Before departure; null: not known, never no.")),
	emissionsKg: v.nullable(v.pipe(v.number(), v.gtValue(0), v.description("CO2 of all travelers together."))),
	travelers,
	seenAt: instant,
	expiresAt: v.nullable(
		v.pipe(instant, v.description("Until when the offer can be asked for again; null: at any time.")),
	),
	payment,
	slices: v.pipe(v.array(slice), v.minLength(1), v.maxLength(maxSlices)),
});

const insight = v.object({
	level: v.pipe(
		v.picklist(priceLevels),
		v.description("low: among the lowest quarter and at least 3% under the usual; high: the same above it."),
	),
	price: described(money, "The lowest of this search."),
	lowest: described(money, "Of what those searches found lowest."),
	usual: described(money, "The one in the middle of these."),
	highest: money,
	searches: v.pipe(count, v.description("How many; one trip counts once a day.")),
	days: v.pipe(count, v.description("On how many days they were made.")),
	since: v.pipe(v.string(), v.isoDate(), v.description("The first of these days, in UTC.")),
}) satisfies v.GenericSchema<PriceInsight>;

const flightResults = v.object({
	offers: v.pipe(
		v.array(offer),
		v.description(
			"Best first: price (with the bags asked for; where that is not known, last) plus what time and changes cost the travelers. `row` tells which fares share flights. With flexible days, all of the days asked for and the cheapest of each other choice of days.",
		),
	),
	source: v.pipe(v.string(), v.description("Name of the fare source.")),
	sample: v.pipe(yesNo, v.description("True when flights and prices are invented and cannot be bought.")),
	seenAt: v.pipe(instant, v.description("When the oldest of these prices was seen, in UTC.")),
	unsearched: v.pipe(
		v.object({
			airports: v.array(v.pipe(iataCode, v.description("IATA code."))),
			dates: v.pipe(
				v.array(v.array(v.pipe(v.string(), v.isoDate()))),
				v.description("Days of departure, one for each slice."),
			),
		}),
		v.description("What the search allows and nobody was asked for. Empty where all of it was searched."),
	),
	partial: v.pipe(yesNo, v.description("True when the source failed after it had given some offers.")),
	insight: v.exactOptional(
		described(
			insight,
			"What visitors' searches of the last 60 days say about the lowest price, where they are enough: whole cities, the same trip type, cabin, month of departure and about as long a stay, for one adult, without bags. Never about samples, flexible days or children.",
		),
	),
});

export type FlightResults = Answer<typeof flightResults>;
export type OfferJson = Answer<typeof offer>;
export type SliceJson = Answer<typeof slice>;
export type SegmentJson = Answer<typeof segment>;
export type AirportJson = Answer<typeof airport>;

/** The schemas, by the names under which they refer to each other. */
export const flightSchemas = {
	FlightResults: flightResults,
	PriceInsight: insight,
	Offer: offer,
	OtherAirport: otherAirport,
	Slice: slice,
	Segment: segment,
	Layover: layover,
	PlannedLanding: landing,
	Airport: airport,
	Carrier: carrier,
	Operator: operator,
	Condition: condition,
	Money: money,
	Travelers: travelers,
};
