// What somebody is found by, as the terms of the index: a name by its words, a number by how people say it.
import { nationalDigits } from "../../forms/phone.ts";
import type { Terms } from "../../privacy/findable.ts";
import type { Term } from "./keys.ts";

/** They are in every third name, and say little: none is looked up beside another word. */
const particles: ReadonlySet<string> = new Set([
	...["de", "del", "la", "las", "lo", "los", "y", "e", "da", "das", "do", "dos", "di", "du"],
	...["van", "von", "der", "den", "san", "santa"],
]);
/** Of a name, or of what a caller said: passports have no longer ones, and the pairs grow with the square. */
const maxWords = 6;
/** As many say the end of a number, and so many tell people apart. */
export const endDigits = 7;

/** The words of a name that is folded. */
export function nameWords(folded: string): readonly string[] {
	const all = folded.split(" ").filter(Boolean);
	const own = all.filter((word) => !particles.has(word));
	return [...new Set(own.length > 0 ? own : all)].slice(0, maxWords);
}

/** Two words of a name, in whatever order they were said. */
export function pairTerm(one: string, other: string): Term {
	return { kind: "names", text: [one, other].toSorted().join(" ") };
}

/** Every two words. */
export function pairsOf(words: readonly string[]): readonly (readonly [string, string])[] {
	return words.flatMap((one, index) => words.slice(index + 1).map((other) => [one, other] as const));
}

function nameTerms([given, family]: Terms["names"][number]): readonly Term[] {
	const surnames = nameWords(family);
	const words = [...new Set([...surnames, ...nameWords(given)])];
	// "De la Cruz" is "delacruz" on a ticket.
	const whole = family.replaceAll(" ", "");
	return [
		...[...new Set([...surnames, whole])].filter(Boolean).map((text): Term => ({ kind: "name", text })),
		...pairsOf(words).flatMap(([one, other]) => (surnames.includes(one) ? [pairTerm(one, other)] : [])),
	];
}

/** @param phone E.164 */
function phoneTerms(phone: string): readonly Term[] {
	const national = nationalDigits(phone);
	return [
		{ kind: "phone", text: phone },
		...(national ? [{ kind: "phone", text: national } as const] : []),
		{ kind: "phoneEnd", text: phone.slice(-endDigits) },
	];
}

/** A ticket's digits, without the airline's hyphen. */
export function ticketTerm(number: string): Term {
	return { kind: "ticket", text: number.replace(/\D/g, "") };
}

export function termsOf({ names, phones, mailboxes, tickets }: Terms): readonly Term[] {
	return [
		...names.flatMap(nameTerms),
		...phones.flatMap(phoneTerms),
		...mailboxes.map((text): Term => ({ kind: "mailbox", text })),
		...tickets.map(ticketTerm),
	];
}
