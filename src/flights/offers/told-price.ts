// A price among the facts of an offer as the list tells it, in whole units. Runs on the server and in the browser.
import { formatWholeMoney } from "../../money/money.ts";
import { unpriced } from "./rankings.ts";

/** A dash where there is none, or none that is known. */
export function toldPrice(minor: number, currency: string, locale: string): string {
	return minor < unpriced ? formatWholeMoney({ minor, currency }, locale) : "–";
}
