// The European regulation on air passengers: where it holds, and what it owes besides the ticket.
import type { Flown } from "./flown.ts";
import { limitOf, type Right, rightOf } from "./rights.ts";

const termsOf = (kind: Right["kind"]) => rightOf("EU", kind).value;
const minutesOf = (kind: Right["kind"]) => limitOf(rightOf("EU", kind), true) ?? 0;

/** In the Union, or where its regulation holds too. @param country ISO 3166-1 alpha-2 */
function isEuropean(country: string): boolean {
	return termsOf("applies").countries?.includes(country) ?? false;
}

/** By any airline from there, by one of there to there. Undefined where that hangs on an airline that we do not know. */
export function heldInEurope({ from, to, carrier }: Flown): boolean | undefined {
	if (isEuropean(from)) return true;
	if (!isEuropean(to)) return false;
	return carrier === "" ? undefined : isEuropean(carrier);
}

/** To be flown earlier by more than the court allows is to be canceled. */
export function isBroughtForward({ event, early }: Flown): boolean {
	return event === "moved" && early > minutesOf("early");
}

/** Is money due to who flew late or was told late, if the airline is the cause? */
export function isCompensated(flown: Flown): boolean {
	if (flown.event === "delayed") return flown.late >= minutesOf("late");
	if (flown.event !== "canceled" && !isBroughtForward(flown)) return false;
	return flown.told !== "fortnight" && !isNearEnough(flown);
}

/** The new times are as near to the old as the regulation asks for; of a canceled flight we know no new ones. */
function isNearEnough({ event, told, early, late }: Flown): boolean {
	const { last, week } = termsOf("rerouted");
	const allowed = told === "days" ? last : told === "week" ? week : undefined;
	return event === "moved" && allowed !== undefined && early <= allowed.early && late < allowed.late;
}

/** Euros a person, at most; undefined where none are due. */
export function compensationOf(flown: Flown): number | undefined {
	if (!isCompensated(flown)) return undefined;
	const { km, from, to } = flown;
	const bands = termsOf("amounts").bands ?? [];
	const way = km || Number.POSITIVE_INFINITY;
	const index = bands.findIndex((band) => way <= (band.km ?? Number.POSITIVE_INFINITY));
	// Within Europe the last band is not reached, however far it is.
	const last = isEuropean(from) && isEuropean(to) ? bands.length - 2 : bands.length - 1;
	return bands[Math.min(index, last)]?.euros;
}
