// The number that is offered to somebody in a country, and what calling it means there.
import type { Channels, Cost } from "./channels.ts";
import type { Hours } from "./hours.ts";

/** `doubtful`: a US toll-free number, which may not connect from there. `abroad`: a call to another country. */
export type Reach = Cost | "doubtful" | "abroad";

export interface Line {
	/** ISO 3166-1 alpha-2 */
	readonly country: string;
	/** As it is dialed there; the agency's own where that country has none. */
	readonly number: string;
	/** `tel:` link to it, in E.164. */
	readonly href: string;
	/** It is that country's own, not the one that stands everywhere. */
	readonly own: boolean;
	readonly reach: Reach;
	readonly hours: Hours;
}

/** The same in words, for whom it is offered. */
export interface ToldLine extends Line {
	/** What calling it means there. */
	readonly note: string;
	/** WhatsApp's number there, digits alone; absent where none is configured. */
	readonly whatsapp?: string;
}

/** The United States, and its territories, whose calls are calls within it. */
const withinUs: ReadonlySet<string> = new Set(["US", "PR", "VI", "GU", "AS", "MP"]);
/** 800 and the other codes of North America's toll-free numbers. */
const tollFree = /^\+18(00|33|44|55|66|77|88)/;

/** A message that begins with this text, by WhatsApp. */
export const whatsappHref = (digits: string, text: string) =>
	`https://wa.me/${digits}?text=${encodeURIComponent(text)}`;

export const hrefOf = (number: string) => `tel:+${number.replace(/\D/g, "")}`;

/** @param phone the agency's own number, with + */
export function lineFrom(country: string, phone: string, { hours, byCountry }: Channels): Line {
	const channel = byCountry.get(country);
	if (channel?.number) {
		const { dialed, abroad, cost } = channel.number;
		return { country, number: dialed, href: hrefOf(abroad), own: true, reach: cost, hours: channel.hours };
	}
	return { country, number: phone, href: hrefOf(phone), own: false, reach: reachOf(phone, country), hours };
}

function reachOf(phone: string, country: string): Reach {
	const digits = phone.replace(/[^\d+]/g, "");
	const home = withinUs.has(country);
	if (tollFree.test(digits)) return home ? "free" : "doubtful";
	return home && digits.startsWith("+1") ? "local" : "abroad";
}
