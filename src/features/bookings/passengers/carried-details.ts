// What was typed for a trip that does not fit those who travel, or is gone: it goes along to the trip that they choose instead.
import type { Travelers } from "../../../flights/trip/travelers.ts";
import type { Typed } from "../../../forms/form.ts";
import { type Cookies, writeCookie } from "../../../privacy/cookies.ts";
import { Unopened, type Vault } from "../../../privacy/vault.ts";
import type { IsoDate } from "../../../time/iso-date.ts";
import { birthTexts, fieldOf, kindOf, type PassengerField, searchedAges } from "./form/passenger-form.ts";
import { type TravelerField, typedAge } from "./form/traveler-rules.ts";

type Texts = Partial<Typed<PassengerField>>;

interface Carried {
	readonly travelers: Travelers;
	readonly typed: Texts;
	/** ms */
	readonly at: number;
}

const column = "carried.details";
const life = 60 * 60;
/** Browsers take 4096 characters of a cookie, its name and attributes included. */
const maxLength = 3900;
const travelerFields = [
	...(["given", "family", "asis", "day", "month", "year", "gender", "known", "redress"] as const),
] satisfies readonly TravelerField[];
const contactFields = ["email", "country", "phone"] as const;

/**
 * The cookie that takes it along, sealed for this browser alone; none where nothing was typed, or more than a cookie holds.
 * What was taken along before is dropped then: it is of other people.
 */
export async function carryDetails(
	vault: Vault,
	visit: Cookies,
	visitor: string,
	{ travelers, typed, now }: { readonly travelers: Travelers; readonly typed: Texts; readonly now: Date },
): Promise<readonly string[]> {
	// A consent is given anew, and the country is there before anything is typed.
	const { callback, ...rest } = typed;
	const told = Object.entries(rest).filter(([, text]) => text !== "");
	if (told.every(([name]) => name === "country")) return dropCarried(visit);
	const carried: Carried = { travelers, typed: Object.fromEntries(told), at: now.getTime() };
	const sealed = await vault.seal(JSON.stringify(carried), column, visitor);
	const line = writeCookie("carried", sealed, { secure: visit.secure, maxAge: life });
	return line.length > maxLength ? dropCarried(visit) : [line];
}

/** What this browser takes along, as the form of other travelers; undefined where there is nothing. */
export async function carriedDetails(
	vault: Vault,
	{ cookie }: Cookies,
	visitor: string,
	trip: { readonly travelers: Travelers; readonly lastFlightOn: IsoDate; readonly now: Date },
): Promise<Texts | undefined> {
	const sealed = cookie("carried");
	if (!sealed) return undefined;
	try {
		const carried: Carried = JSON.parse(await vault.open(sealed, column, visitor));
		const { now } = trip;
		return now.getTime() - carried.at < life * 1000 ? matched(carried, trip) : undefined;
	} catch (error) {
		if (error instanceof Unopened) return undefined;
		throw error;
	}
}

/** Once it is saved with a booking, forgotten, or replaced. */
export function dropCarried({ cookie, secure }: Cookies): readonly string[] {
	return cookie("carried") === undefined ? [] : [writeCookie("carried", "", { secure, maxAge: 0 })];
}

/** Each traveler of the trip is the first one left of that age on its last flight, or else of that kind. */
export function matched(
	{ travelers, typed }: Pick<Carried, "travelers" | "typed">,
	{ lastFlightOn, now, ...trip }: { readonly travelers: Travelers; readonly lastFlightOn: IsoDate; readonly now: Date },
): Texts {
	const before = searchedAges(travelers).map((age, index) => {
		const real = typedAge(birthTexts(typed, index), lastFlightOn, now) ?? age;
		return { index, kind: kindOf(real), age: kindOf(real) === "adult" ? undefined : real };
	});
	const wanted = searchedAges(trip.travelers);
	const taken = new Map<number, number>();
	const take = (fits: (one: (typeof before)[number], age: number | undefined) => boolean) => {
		for (const [index, age] of wanted.entries()) {
			if (taken.has(index)) continue;
			const one = before.find((other) => ![...taken.values()].includes(other.index) && fits(other, age));
			if (one) taken.set(index, one.index);
		}
	};
	take((one, age) => one.age === age);
	take((one, age) => one.kind === kindOf(age));
	const people = [...taken].flatMap(([index, from]) =>
		travelerFields.map((name) => [fieldOf(index, name), typed[fieldOf(from, name)] ?? ""]),
	);
	return Object.fromEntries([...people, ...contactFields.map((name) => [name, typed[name] ?? ""])]);
}
