// A visitor who is back from the provider's page, maybe before the provider has told us: its page is asked how it stands.

import { inTime } from "../../../time/in-time.ts";
import type { Booking } from "../booking.ts";
import { follow } from "./follow.ts";
import { settle } from "./settle.ts";
import { isIn } from "./states.ts";
import { type PaymentStore, readAccount } from "./store.ts";

/** A page is not kept waiting for the provider for longer. */
const patienceMs = 3_000;

interface CameBack {
	/** As it is afterwards. */
	readonly booking: Booking;
	/** A card page is open for it, and the provider did not say in time whether it was paid. */
	readonly untold: boolean;
	/** What is left to do, which takes the fare source a while; true where something was. What fails in it the cron does. */
	readonly work: Promise<boolean>;
}

/** Brings a reviewed booking to where its card page is. Never throws; `work` may. */
export async function comeBack(cards: PaymentStore, booking: Booking): Promise<CameBack> {
	const looking = look(cards, booking);
	const work = looking.then(async (found) => {
		const moved = found !== undefined && found.version !== booking.version;
		if (moved) await settle(cards, booking.code);
		return moved;
	});
	const answer = looking.catch(() => undefined);
	const found = await inTime(answer, patienceMs, () => undefined);
	return { booking: found ?? booking, untold: found === undefined, work };
}

/** Undefined where the provider cannot be asked. */
async function look(cards: PaymentStore, { code }: Booking): Promise<Booking | undefined> {
	// Read anew: the provider may have told us a moment ago.
	const account = await readAccount(cards, code);
	const payment = account?.payments.findLast((one) => isIn(["open"], one));
	if (!payment?.page) return account?.booking;
	const page = await cards.checkouts.get(payment.provider)?.findPage(payment.page);
	if (!page) return undefined;
	const followed = page.state === "open" ? account : await follow(cards, payment, page);
	return followed?.booking;
}
