// References that may have been meant where the one that was said cannot be: one slip away. Which of them exist, the database knows.
import {
	type CodeLength,
	confirmationLength,
	isShaped,
	isSound,
	numberLength,
	referenceAlphabet,
	referenceLength,
	withZeros,
} from "../../references/browser/typed-code.ts";

export interface Near {
	readonly of: "quote" | "number" | "booking";
	readonly code: string;
	/** Where it differs from what was said: places in `code`, from 0. */
	readonly differs: readonly number[];
}

const kinds = [
	{ of: "booking", length: confirmationLength, alphabet: referenceAlphabet },
	{ of: "number", length: numberLength, alphabet: referenceAlphabet },
	{ of: "quote", length: referenceLength, alphabet: "0123456789" },
] as const satisfies readonly { readonly of: Near["of"]; readonly length: CodeLength; readonly alphabet: string }[];

/** One that says more than this many characters that no reference has was not misheard: it is something else. */
const maxForeign = 2;

/**
 * All sound references that are a slip away: one character heard as another, two neighbors that changed places, one left out or
 * said twice; or up to two characters that no reference has. A dozen or two: the check lets about one in ten be.
 * @param characters as `charactersOf` gives them
 */
export function nearReferences(characters: string): readonly Near[] {
	const said = withZeros(characters);
	const found = new Map<string, Near>();
	for (const { of, length, alphabet } of kinds) {
		if (Math.abs(said.length - length) > 1) continue;
		for (const { code, differs } of slips(said, length, alphabet)) {
			const sound = isShaped(code, length) && isSound(code);
			if (sound && code !== said && !found.has(code)) found.set(code, { of, code, differs });
		}
	}
	return [...found.values()];
}

type Slip = Pick<Near, "code" | "differs">;

function slips(said: string, length: number, alphabet: string): readonly Slip[] {
	const places = [...Array(said.length).keys()];
	const put = (at: number, character: string, instead: number) =>
		said.slice(0, at) + character + said.slice(at + instead);
	if (said.length < length) {
		return [...places, said.length].flatMap((at) =>
			Array.from(alphabet, (character) => ({ code: put(at, character, 0), differs: [at] })),
		);
	}
	if (said.length > length) return places.map((at) => ({ code: put(at, "", 1), differs: [Math.min(at, length - 1)] }));
	const foreign = places.filter((at) => !alphabet.includes(said[at] ?? ""));
	if (foreign.length > maxForeign) return [];
	if (foreign.length === maxForeign) return replaced(said, foreign, alphabet);
	const swapped = places.slice(1).map((at) => ({
		code: put(at - 1, `${said[at]}${said[at - 1]}`, 2),
		differs: [at - 1, at],
	}));
	return [...places.flatMap((at) => replaced(said, [at], alphabet)), ...swapped];
}

/** With every character of the alphabet in each of these places. */
function replaced(said: string, places: readonly number[], alphabet: string): readonly Slip[] {
	const [at, ...others] = places;
	if (at === undefined) return [{ code: said, differs: [] }];
	return Array.from(alphabet).flatMap((character) =>
		replaced(said.slice(0, at) + character + said.slice(at + 1), others, alphabet).map(({ code, differs }) => ({
			code,
			differs: [at, ...differs],
		})),
	);
}
