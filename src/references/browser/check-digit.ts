// The check digit of a number that people dictate: Damm's algorithm (H. Michael Damm, 2004).

/**
 * A quasigroup of order ten that is totally anti-symmetric: each row and each column has every digit once, so one wrong
 * digit always shows; and (c·x)·y is never (c·y)·x, so neither do two neighbors that changed places go unseen. On its
 * diagonal are zeros only, so the digit that brings a number back to zero is the state in which it was left.
 */
const table = [
	...["0317598642", "7092154863", "4206871359", "1750983426", "6123045978"],
	...["3674209581", "5869720134", "8945362017", "9438617205", "2581436790"],
];

/** The digit that a number is followed by; 0 for one that is followed by its own already. */
export function checkDigit(digits: string): string {
	return Array.from(digits).reduce((state, digit) => table[Number(state)]?.[Number(digit)] ?? "", "0");
}
