// Which names Duffel takes; anything else is refused before it is sent.
import type { NameRule } from "../name-rule.ts";

const maxLength = 20;

// ASCII, Latin-1 and Latin Extended-A letters, space, hyphen and apostrophe, without Æ Ĳ Œ in both cases, Þ and ð
// (Duffel's reference, "Create an order").
const allowed = /^[A-Za-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u017F '-]+$/;
const excluded = /[\u00C6\u00E6\u0132\u0133\u0152\u0153\u00DE\u00F0]/;

export const duffelNames: NameRule = {
	maxLength,
	takes(name) {
		const whole = name.normalize("NFC");
		return whole.length <= maxLength && allowed.test(whole) && !excluded.test(whole) && /[^ '-]/.test(whole);
	},
};
