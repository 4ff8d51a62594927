// Sends what a request has just put into the outbox, within seconds; the cron sends what this could not.
import { deliverOutbox, type Outbox } from "./outbox.ts";

/** Sends mail after the answer, and writes a log line where mails failed. Where there is no outbox, mail waits until there is one. */
export async function deliverSoon(outbox: Outbox | undefined, now: () => Date): Promise<void> {
	if (!outbox) return;
	const { failed, dead, reasons } = await deliverOutbox(outbox, now, { limit: 5 });
	if (failed + dead > 0) console.log(JSON.stringify({ time: now().toISOString(), outbox: { failed, dead, reasons } }));
}
