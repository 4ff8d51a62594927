// The ways in which somebody can pay, by their country, as the operator configures them: nothing is claimed that is not set.

export interface PayWay {
	readonly kind: "card" | "transfer" | "cash";
	/** Of a card, in how many installments at most; of the others, the network's name. Empty where nothing is said. */
	readonly detail: string;
}

interface PayMeans {
	readonly ways: readonly PayWay[];
	/** Whose name stands on the statement; undefined where that depends. */
	readonly by?: "us" | "airline" | undefined;
	/** ISO 4217: what transfers and cash are collected in, where that is not the offer's own currency. */
	readonly local?: string;
}

/** By country, ISO 3166-1 alpha-2. */
export type PayMeansByCountry = ReadonlyMap<string, PayMeans>;

/** Is anything collected in another currency than an offer's own, in any country? */
export function collectsLocally(means: PayMeansByCountry): boolean {
	return [...means.values()].some(({ local }) => local);
}

/** Reads "CO: card 36, transfer PSE, cash Efecty, in COP, airline; MX: card 12, us". Throws an Error with the first part that it cannot read. */
export function readPayMeans(text: string): PayMeansByCountry {
	return new Map(text.split(";").flatMap((part) => (part.trim() ? [readCountry(part.trim())] : [])));
}

function readCountry(part: string): [country: string, means: PayMeans] {
	const malformed = new Error(`Variable PAYMENT_MEANS is malformed: ${part}`);
	const [, country = "", list = ""] = /^([A-Z]{2}):(.+)$/.exec(part) ?? [];
	const words = list.split(",").map((word) => word.trim());
	const by = (["us", "airline"] as const).find((one) => words.includes(one));
	const [, local] = words.flatMap((word) => /^in ([A-Z]{3})$/.exec(word) ?? []);
	const ways = words.flatMap((word): PayWay[] => {
		if (word === by || word === `in ${local}`) return [];
		const [, kind = "", detail = ""] = /^(card(?= [1-9]\d?$|$)|transfer|cash)(?: ([^<>&]{1,40}))?$/.exec(word) ?? [];
		if (!isKind(kind)) throw malformed;
		return [{ kind, detail }];
	});
	if (ways.length === 0 || (local && ways.every(({ kind }) => kind === "card"))) throw malformed;
	return [country, { ways, by, ...(local && { local }) }];
}

function isKind(text: string): text is PayWay["kind"] {
	return text === "card" || text === "transfer" || text === "cash";
}
