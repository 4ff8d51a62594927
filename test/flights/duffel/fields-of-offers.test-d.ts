// Field by field, what we read of Duffel's offers and what we knowingly do not: a field that a new version of Duffel's library adds
// fails `npm run types` until it stands in one of the two.
import type {} from "@duffel/api";
import type {
	Airline,
	Airport,
	Offer,
	OfferPassenger,
	OfferSlice,
	OfferSliceSegment,
	OfferSliceSegmentPassenger,
	Stop,
} from "@duffel/api/types";
import type { InferInput } from "valibot";
import { expectTypeOf } from "vitest";
import type { DuffelPlace } from "../../../src/flights/duffel/schema-parts.ts";
import type { DuffelPassenger, DuffelSegment, offer } from "../../../src/flights/duffel/schemas.ts";

type Read = InferInput<typeof offer>;
type ReadSlice = Read["slices"][number];
type ReadSegment = ReadSlice["segments"][number];
type ReadStop = NonNullable<ReadSegment["stops"]>[number];

/** The rest of an offer. */
expectTypeOf<Exclude<keyof Offer, keyof Read>>().toEqualTypeOf<
	// Bags and seats for sale: we book none, and say so where prices stand.
	| "available_services"
	// When it was made or last looked at: our own clock says when a price was seen.
	| "created_at"
	| "updated_at"
	// Who provides it; whose flights they are is told of each flight.
	| "owner"
	// Only where we asked for some, and we ask for none; numbers of frequent flyers are not sent either.
	| "private_fares"
	| "supported_loyalty_programmes"
>();

expectTypeOf<Exclude<keyof OfferSlice, keyof ReadSlice>>().toEqualTypeOf<
	// They are those of its first and last flight, which are read.
	| "origin"
	| "origin_type"
	| "destination"
	| "destination_type"
	// Measured through the zones instead.
	| "duration"
	// Of this offer alone; our rows compare flights.
	| "id"
	| "ngs_shelf"
	| "comparison_key"
>();

expectTypeOf<Exclude<keyof OfferSliceSegment, keyof ReadSegment>>().toEqualTypeOf<
	// Terminals change until the day: the airline tells them then.
	| "origin_terminal"
	| "destination_terminal"
	// Measured through the zones, and on the globe, instead.
	| "duration"
	| "distance"
	// Of this offer alone.
	| "id"
	// Tickets and airport boards have the number that it is sold under.
	| "operating_carrier_flight_number"
>();

expectTypeOf<Exclude<keyof OfferSliceSegmentPassenger, keyof ReadSegment["passengers"][number]>>().toEqualTypeOf<
	// The cabin's class is read; the airline's name of it, its amenities and the fare's code are not shown.
	"cabin_class_marketing_name" | "fare_basis_code" | "cabin"
>();

/** Stops are read whole; without times a stop has its duration. */
expectTypeOf<Exclude<keyof Stop, keyof ReadStop>>().toEqualTypeOf<"id">();

expectTypeOf<Exclude<keyof Airport, keyof DuffelPlace>>().toEqualTypeOf<"id" | "type" | "icao_code" | "city">();

expectTypeOf<Exclude<keyof Airline, keyof DuffelSegment["operating_carrier"]>>().toEqualTypeOf<
	"id" | "logo_lockup_url" | "logo_symbol_url" | "conditions_of_carriage_url"
>();

expectTypeOf<Exclude<keyof OfferPassenger, keyof DuffelPassenger>>().toEqualTypeOf<
	// We send none before an order.
	"family_name" | "given_name" | "loyalty_programme_accounts" | "fare_type"
>();

/** What Duffel's types say of a stop, an airport and an airline, our schemas take. */
expectTypeOf<Stop>().toExtend<ReadStop>();
expectTypeOf<Airport>().toExtend<ReadSegment["origin"]>();
expectTypeOf<Airline>().toExtend<ReadSegment["operating_carrier"]>();
