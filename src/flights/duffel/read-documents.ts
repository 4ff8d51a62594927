// The tickets among the documents of an order.
import { type InferOutput, safeParse } from "valibot";
import { countDropped, type DroppedCounts, reportDropped } from "./report-dropped.ts";
import { orderDocument } from "./schemas.ts";

/** In their order; those that make no sense are left out and counted in the log, and the others stay. */
export function ticketsOf(documents: readonly unknown[] | null | undefined): InferOutput<typeof orderDocument>[] {
	const dropped: DroppedCounts = {};
	const read = (documents ?? []).flatMap((json) => {
		const parsed = safeParse(orderDocument, json);
		if (parsed.success) return [parsed.output];
		countDropped(dropped, "shape");
		return [];
	});
	reportDropped({ of: "documents of an order", kept: read.length, dropped });
	return read.filter(({ type }) => type === "electronic_ticket");
}
