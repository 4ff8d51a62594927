// What no form of the desk takes: a card's number, or its security code. Neither is anybody's to write down (PCI DSS 3.3).

/** Digits of each network's numbers, by what they begin with. */
const networks: readonly (readonly [begins: RegExp, lengths: readonly number[]])[] = [
	[/^3[47]/, [15]],
	[/^3(?:0[0-5]|[689])/, [14, 16, 19]],
	[/^35/, [16, 17, 18, 19]],
	[/^4/, [13, 16, 19]],
	[/^(?:5[0-9]|2[2-7])/, [16]],
	[/^6/, [16, 17, 18, 19]],
];
/** An airline's ticket: three digits of its own and ten more. */
const ticket = /^\d{3}[ -]\d{10}$/;
/** Digits in groups, however they are set apart; a group is not cut in the middle unless all of it is one. */
const groups = /\+?\d+(?:[\s\-–—./_·•]{1,3}\d+)*/gu;
const securityCode =
	/(?:\b(?:cvv2?|cvc2?|cvn|csc|security code)\b|c[oó]d(?:igo|\.)? (?:de )?(?:seguridad|verificaci[oó]n))[^\d\n]{0,16}\d{3,4}(?!\d)/iu;

/** Whatever script its digits are in. */
function plain(text: string): string {
	return text.normalize("NFKC").replace(/\p{Nd}/gu, (digit) => {
		for (let zero = digit.codePointAt(0) ?? 0; zero >= 0; zero--) {
			if (!/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) return `${((digit.codePointAt(0) ?? 0) - zero) % 10}`;
		}
		return digit;
	});
}

export function hasCardNumber(text: string): boolean {
	const read = plain(text).replace(/\p{Cf}/gu, "");
	return securityCode.test(read) || [...read.matchAll(groups)].some(([run]) => isOfCard(run));
}

function isOfCard(run: string): boolean {
	const parts = run.split(/\D+/).filter(Boolean);
	// A number to call, as E.164 writes it, may begin as a card's: "+49 151 …".
	const isPhone = run.startsWith("+") && parts.join("").length <= 15;
	if (isPhone || ticket.test(run)) return false;
	return parts.some((part, first) => startsCard(part) || joinsToCard(parts, first));
}

/** No number is longer. */
const longest = 19;

/** Its expiry may be typed right behind it. */
function startsCard(part: string): boolean {
	return networks.some(([, lengths]) =>
		lengths.some((length) => length < part.length && isCard(part.slice(0, length))),
	);
}

function joinsToCard(parts: readonly string[], first: number): boolean {
	let digits = "";
	for (let next = first; next < parts.length && digits.length < longest; next++) {
		digits += parts[next];
		if (isCard(digits)) return true;
	}
	return false;
}

function isCard(digits: string): boolean {
	const known = networks.some(([begins, lengths]) => begins.test(digits) && lengths.includes(digits.length));
	return known && passesLuhn(digits);
}

/** ISO/IEC 7812-1, annex B. */
function passesLuhn(digits: string): boolean {
	const sum = [...digits].reverse().reduce((total, digit, index) => {
		const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
		return total + (value > 9 ? value - 9 : value);
	}, 0);
	return sum % 10 === 0;
}

/** The text without it, for the form that is shown again: what else was typed stays. */
export function withoutCard(text: string): string {
	return hasCardNumber(text) ? text.replace(/\p{Nd}/gu, "•") : text;
}
