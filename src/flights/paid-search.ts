// Who pays for the calls of a search: the visitor's budgets, or the site's own where a job asks.
import { type Budgets, ourJobs, type Permit } from "../effects/budgets.ts";
import { type Admit, type FareSource, FareSourceError } from "./source.ts";

/** Why a search may not be made now. */
export type Unpaid = Exclude<Permit, { kind: "granted" }>;

/** What a source throws in the name of a visitor who has to wait, or of a site that has spent its day. */
export class SearchUnpaid extends FareSourceError {
	readonly permit: Unpaid;

	constructor(permit: Unpaid) {
		super("spent", permit.kind, permit.kind === "silent" ? undefined : permit.seconds);
		this.name = "SearchUnpaid";
		this.permit = permit;
	}
}

/** The search of one visitor as far as it was paid for. */
export interface Payer {
	readonly admit: Admit;
	/** Calls that were let through; undefined while none was asked for: what is remembered, or free, asks for none. */
	calls(): number | undefined;
}

/** @param charge the budgets in the name of who searches: one call at least, the asked-for day, as many as there are at most */
export function payerOf(charge: (units: number) => Promise<Permit>): Payer {
	let granted: number | undefined;
	return {
		calls: () => granted,
		async admit(calls) {
			const permit = await charge(calls);
			if (permit.kind !== "granted") throw new SearchUnpaid(permit);
			granted = permit.units;
			return { calls: permit.units, settle: (made) => permit.giveBack(permit.units - made) };
		},
	};
}

/** The source, with searches that nobody else pays for counted as the site's. */
export function paidByUs(source: FareSource, budgets: Budgets): FareSource {
	const ours = (units: number) => budgets.charge("ownSearch", ourJobs, { units, least: 1 });
	return {
		...source,
		search: (query, signal, admit = payerOf(ours).admit) => source.search(query, signal, admit),
	};
}
