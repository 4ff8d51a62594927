// Sending what was just written: within seconds of the answer; the cron sends what this could not.
import { deliverOutbox, type Outbox } from "./outbox.ts";

/** For after the answer. Writes a line where something was not sent. */
export async function deliverSoon(outbox: Outbox, now: () => Date): Promise<void> {
	const { failed, dead, reasons } = await deliverOutbox(outbox, now, { limit: 5 });
	if (failed + dead > 0) console.log(JSON.stringify({ time: now().toISOString(), outbox: { failed, dead, reasons } }));
}
