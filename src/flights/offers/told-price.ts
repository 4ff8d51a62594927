// A price and a duration among the facts of an offer as the list tells them, as briefly as it can be said. Runs on the server and in the browser.
import { formatDuration, unbroken } from "../../i18n/plain.ts";
import { formatWholeMoney } from "../../money/money.ts";
import { unpriced } from "./rankings.ts";

/** A dash where there is none, or none that is known. */
export function toldPrice(minor: number, currency: string, locale: string): string {
	return minor < unpriced ? formatWholeMoney({ minor, currency }, locale) : "–";
}

/** "2 h 45" and "45 min", unbroken: beside words that tell what it is. */
export function toldDuration(minutes: number): string {
	return unbroken(formatDuration(minutes).replace(/(h.+)\u00a0min/, "$1"));
}
