// The Durable Object that keeps budgets: one for a network, a mailbox, the site, so that none stands in everybody's way.
import { DurableObject } from "cloudflare:workers";
import { dayMs } from "../time/iso-date.ts";
import { type Charge, type Charged, charge, createTables, forget, giveBack, type Refund } from "./ledger.ts";
import { openPass } from "./line.ts";

export class EffectBudget extends DurableObject {
	constructor(state: DurableObjectState, env: unknown) {
		super(state, env as Cloudflare.Env);
		createTables(state.storage.sql);
	}

	/** Whether the tables went with everything else: the object itself may live on. */
	#empty = false;

	async charge(wanted: Charge): Promise<Charged> {
		return charge(await this.#book(), wanted, Date.now());
	}

	async pass(id: string): Promise<void> {
		openPass(await this.#book(), id, Date.now());
	}

	/** Whatever is written is looked through again after a day. */
	async #book(): Promise<SqlStorage> {
		const { storage } = this.ctx;
		if (this.#empty) createTables(storage.sql);
		this.#empty = false;
		if ((await storage.getAlarm()) === null) await storage.setAlarm(Date.now() + dayMs);
		return storage.sql;
	}

	giveBack(refund: Refund): void {
		if (!this.#empty) giveBack(this.ctx.storage.sql, refund);
	}

	/** Nothing of a network or a mailbox outlives its day for long. */
	override async alarm(): Promise<void> {
		const { storage } = this.ctx;
		this.#empty = forget(storage.sql, Date.now());
		if (this.#empty) await storage.deleteAll();
		else await storage.setAlarm(Date.now() + dayMs);
	}
}
