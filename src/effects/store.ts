// What the caller's side asks of a budget object.
import type { Charge, Charged, Refund } from "./ledger.ts";

export interface Store {
	charge(wanted: Charge): Promise<Charged>;
	giveBack(refund: Refund): Promise<void>;
	/** One turn of any line of this network, for who was shown to be a person. */
	pass(id: string): Promise<void>;
}

/** The object of a name. */
export type FindStore = (name: string) => Store;
