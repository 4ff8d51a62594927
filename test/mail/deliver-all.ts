// What is due in every lane, sent at once: the queues and what wakes them are tried apart (wake.test.ts).
import { type Bounds, type Delivered, deliverLane, sumOf } from "../../src/mail/deliver.ts";
import { lanes } from "../../src/mail/lanes.ts";
import type { Outbox } from "../../src/mail/outbox.ts";

export async function deliverAll(outbox: Outbox, now: () => Date, bounds: Bounds = {}): Promise<Delivered> {
	return sumOf(await Promise.all(lanes.map((lane) => deliverLane(outbox, lane, now, bounds))));
}
