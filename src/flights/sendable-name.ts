// Which names airlines' systems take; a source refuses anything else before it is sent.

// ASCII, Latin-1 and Latin Extended-A letters, space, hyphen and apostrophe, without Æ Ĳ Œ in both cases, Þ and ð
// (Duffel's reference, "Create an order").
const allowed = /^[A-Za-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u017F '-]{1,20}$/;
const excluded = /[\u00C6\u00E6\u0132\u0133\u0152\u0153\u00DE\u00F0]/;

/** True for a given or family name of 1 to 20 characters that can be sent; an accent written apart counts with its letter. */
export function isSendableName(name: string): boolean {
	const whole = name.normalize("NFC");
	return allowed.test(whole) && !excluded.test(whole) && /[^ '-]/.test(whole);
}
