// `agency show`: everything of one booking, opened, with its history.

import type { Booking, BookingEvent, Passenger } from "../../src/features/bookings/booking.ts";
import { flightsNow } from "../../src/features/bookings/flights-now.ts";
import { changesOf } from "../../src/features/bookings/kept-changes.ts";
import { paymentsOf } from "../../src/features/bookings/payments/store.ts";
import { findBooking, historyOf } from "../../src/features/bookings/store.ts";
import { isChanged, type WayNow } from "../../src/flights/airline-changes.ts";
import type { Slice } from "../../src/flights/offers/offer.ts";
import { groupReference, spellReference } from "../../src/references/reference.ts";
import { type AgencyTool, moment, plain, price, recordRead } from "./tool.ts";

export async function showBooking(tool: AgencyTool, code: string): Promise<boolean> {
	const booking = await findBooking(tool, code);
	if (!booking) {
		tool.complain("No booking has this code.");
		return false;
	}
	await recordRead(tool, { act: "opened", subject: { kind: "booking", id: code } });
	const [history, payments] = [await historyOf(tool.db, code), await paymentLines(tool.db, code)];
	const ways = flightsNow(booking, await changesOf(tool.db, code));
	const parts = [
		...[stateLines(booking), tripLines(booking), changedLines(ways), peopleLines(booking), orderLines(booking)],
		...[payments, ["History", ...history.map(eventLine)]],
	];
	tool.say(
		plain(
			parts
				.filter(({ length }) => length > 0)
				.map((lines) => lines.join("\n  "))
				.join("\n\n"),
		),
	);
	return true;
}

function stateLines(booking: Booking): string[] {
	const { code, state, version, language, total, offer, quote, createdAt, updatedAt, reviewedAt } = booking;
	return [
		`${groupReference(code)}: ${state}${offer.sample ? ", sample data" : ""}`,
		`say: ${spellReference(code, language)}`,
		`total ${price(total)}${offer.fee ? `, of it our fee ${price(offer.fee)}` : ""}`,
		`language ${language}, quote ${groupReference(quote)}, version ${version}`,
		`made ${moment(createdAt)}, reviewed ${moment(reviewedAt)}, changed ${moment(updatedAt)}`,
	];
}

export function tripLines({ offer }: Pick<Booking, "offer">): string[] {
	return ["Flights (local times)", ...offer.slices.flatMap(segmentLines)];
}

/** What the airline made of the flights, which its traveler has not accepted. */
function changedLines(ways: readonly WayNow[]): string[] {
	const changed = ways.filter(isChanged);
	if (changed.length === 0) return [];
	const lines = changed.flatMap(({ booked, now }) =>
		now ? segmentLines(now) : [`${booked.origin} - ${booked.destination} is not flown any more`],
	);
	return ["Changed by the airline, not yet accepted", ...lines];
}

function segmentLines({ segments, fareBrand }: Slice): string[] {
	return segments.map((segment) => {
		const { marketingCarrier, operatingCarrier, flightNumber, departingAt, arrivingAt, origin, destination } = segment;
		const by = operatingCarrier.code === marketingCarrier.code ? "" : `, operated by ${operatingCarrier.name}`;
		const [from, to] = [departingAt, arrivingAt].map((at) => at.slice(0, 16).replace("T", " "));
		const via = segment.landings
			? `, lands in ${segment.landings.map(({ airport }) => airport).join(", ")} on the way`
			: "";
		const brand = fareBrand ? `, ${fareBrand}` : "";
		return `${marketingCarrier.code} ${flightNumber}  ${origin} ${from} - ${destination} ${to}${via}${by}${brand}`;
	});
}

function peopleLines({ passengers, contact, proven, erasedAt }: Booking): string[] {
	if (erasedAt || !contact) return [`Everything personal was erased ${moment(erasedAt)}`];
	const called = contact.callback ? "agreed to be called" : "did not ask to be called";
	return [
		"Passengers",
		...passengers.map(passengerLine),
		`contact: ${contact.email}, ${contact.phone} (${called})`,
		provenLine(proven),
	];
}

function provenLine(proven: Booking["proven"]): string {
	if (!proven) return "not confirmed: nobody has shown that they read this address";
	return `confirmed ${moment(proven.at)}, ${proven.by === "mail" ? "by digits or a link out of the mail" : "by an agent who called"}`;
}

function passengerLine({ familyName, givenName, kind, bornOn, gender, ...tsa }: Passenger): string {
	const numbers = [
		tsa.knownTravelerNumber && `known traveler ${tsa.knownTravelerNumber}`,
		tsa.redressNumber && `redress ${tsa.redressNumber}`,
	].filter(Boolean);
	return [`${familyName}, ${givenName}`, kind, `born ${bornOn}`, gender.toUpperCase(), ...numbers].join("; ");
}

function orderLines({ order }: Booking): string[] {
	const { state, type, startedAt, id, airlineReference, tickets, payBy, guaranteedUntil } = order;
	return [
		`Order: ${state}${type ? ` (${type}, asked ${moment(startedAt)})` : ""}`,
		...(id ? [`at the source ${id}`] : []),
		...(airlineReference ? [`airline's code ${airlineReference}`] : []),
		...(tickets.length > 0 ? [`tickets ${tickets.join(", ")}`] : []),
		...(payBy ? [`pay by ${moment(payBy)}, price guaranteed until ${moment(guaranteedUntil)}`] : []),
	];
}

async function paymentLines(db: D1Database, code: string): Promise<string[]> {
	const lines = (await paymentsOf(db, code)).map((payment) => {
		const { id, state, surplus, updatedAt, charge } = payment;
		const told = surplus === 1 ? `${state} besides` : state;
		return [id, told, price(payment), moment(updatedAt), charge ?? ""].join("  ").trimEnd();
	});
	return lines.length > 0 ? ["Card payments", ...lines] : [];
}

function eventLine({ version, at, event, from, to, actor, detail }: BookingEvent): string {
	const states = from === to ? to : `${from ?? "new"} > ${to}`;
	return `${version}  ${moment(at)}  ${event} (${states}) by ${actor}${detail ? `  ${JSON.stringify(detail)}` : ""}`;
}
