// The tickets among the documents of an order.
import { type InferOutput, safeParse } from "valibot";
import { countDropped, type DroppedCounts, reportDropped } from "./report-dropped.ts";
import { orderDocument } from "./schemas.ts";

type Document = InferOutput<typeof orderDocument>;

/**
 * In their order; documents that make no sense are left out and counted in the log, and the others stay.
 * @param passengers of the order: then by passenger. A ticket that does not say whose it is belongs to the only one; of several, it
 * is counted in the log and comes last, since an order without it would look as if it had no ticket.
 */
export function ticketsOf(
	documents: readonly unknown[] | null | undefined,
	passengers?: readonly string[],
): readonly Document[] {
	const dropped: DroppedCounts = {};
	const read = (documents ?? []).flatMap((json) => {
		const parsed = safeParse(orderDocument, json);
		if (parsed.success) return [parsed.output];
		countDropped(dropped, "shape");
		return [];
	});
	const tickets = read.filter(({ type }) => type === "electronic_ticket");
	const sorted = passengers ? byPassenger(tickets, passengers, () => countDropped(dropped, "holder")) : tickets;
	reportDropped({ of: "documents of an order", kept: read.length, dropped });
	return sorted;
}

function byPassenger(tickets: readonly Document[], passengers: readonly string[], untold: () => void): Document[] {
	const sorted = new Set(
		passengers.flatMap((passenger) => tickets.filter(({ passenger_ids }) => passenger_ids?.includes(passenger))),
	);
	const others = tickets.filter((ticket) => !sorted.has(ticket));
	for (const { passenger_ids } of others) if (passengers.length > 1 || passenger_ids?.length) untold();
	return [...sorted, ...others];
}
