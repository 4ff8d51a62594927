// Which fare brands are the bare kind: no changes, often no bag, a seat at the gate.

// Airlines' own names for it, in both languages; a name of two words counts when one of them is here.
const bare = /\b(basic|b[aá]sic[ao]|light|lite|ligero|zero|cero|value|saver|promo|go)\b/i;

/** Basic economy as far as the brand's name tells; an unknown brand is not called basic. */
export function isBasicBrand(name: string | null): boolean {
	return name !== null && bare.test(name);
}
