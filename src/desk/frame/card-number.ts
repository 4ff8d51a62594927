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
const securityCode =
	/(?:\b(?:cvv2?|cvc2?|ccv2?|cvn|cvd|csc|security code)\b|c[oó]d(?:igo|\.)? (?:de )?(?:seguridad|verificaci[oó]n))[^\d\n]{0,16}\d{3,4}(?!\d)/giu;
/** How its digits stand in groups; unbroken they need no shape. Phones stand as 3-3-4 or 4-4, dates as 4-2-2. */
const shapes: readonly (readonly number[])[] = [
	...[
		[4, 4, 4, 4, 3],
		[4, 4, 4, 4],
		[4, 4, 4, 1],
		[4, 6, 5],
		[4, 6, 4],
	],
	...[Array(8).fill(2), [...Array(7).fill(2), 1]],
	...[19, 18, 17, 16, 15, 14, 13].map((length) => Array(length).fill(1)),
];
/** What may stand between two groups. */
const between = /^[^\p{L}\p{N}]{1,5}$/u;
/** Its expiry and its code behind it; a phone is neither. */
const behind =
	/^(?![^\p{L}\p{N}]{0,5}\d{3}[^\p{L}\p{N}]{1,3}\d{3}[^\p{L}\p{N}]{1,3}\d{4})(?:[^\p{L}\p{N}\n]{0,5}\d{1,4}(?!\d)){0,3}/u;

interface Plain {
	readonly text: string;
	/** Where each of its characters came from. */
	readonly from: readonly number[];
}

/** Whatever script its digits are in, without what nobody sees. */
function plain(text: string): Plain {
	let read = "";
	const from: number[] = [];
	let at = 0;
	for (const character of text) {
		const shown = /\p{Cf}/u.test(character) ? "" : character.normalize("NFKC").replace(/\p{Nd}/gu, latin);
		read += shown;
		for (let unit = 0; unit < shown.length; unit++) from.push(at);
		at += character.length;
	}
	return { text: read, from };
}

function latin(digit: string): string {
	const point = digit.codePointAt(0) ?? 0;
	for (let zero = point; zero >= 0; zero--) {
		if (!/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) return `${(point - zero) % 10}`;
	}
	return digit;
}

export function hasCardNumber(text: string): boolean {
	return runsOf(plain(text).text).length > 0;
}

interface Group {
	readonly digits: string;
	readonly start: number;
	readonly end: number;
}

type Run = readonly [start: number, end: number];

/** From the first digit of each number or code to its last, with what is typed right behind. */
function runsOf(text: string): readonly Run[] {
	const groups = [...text.matchAll(/\d+/g)].map(
		({ 0: digits, index }): Group => ({ digits, start: index, end: index + digits.length }),
	);
	const runs: Run[] = [...text.matchAll(securityCode)].map(({ 0: found, index }) => [index, index + found.length]);
	for (let first = 0; first < groups.length; first++) {
		const last = lastOfCard(text, groups, first);
		if (last === undefined) continue;
		const [start, end] = [groups[first]?.start ?? 0, groups[last]?.end ?? 0];
		const [more = ""] = behind.exec(text.slice(end, end + 32)) ?? [];
		runs.push([start, end + more.length]);
		first = last;
	}
	return runs;
}

/** The group that a card's number ends with, if one begins with this group. */
function lastOfCard(text: string, groups: readonly Group[], first: number): number | undefined {
	const { digits = "", start = 0 } = groups[first] ?? {};
	// A number to call, as E.164 writes it, may begin as a card's: "+49 151 …".
	const called = /\+[\s(]*$/.test(text.slice(Math.max(0, start - 3), start));
	if (!(called && digits.length <= 15) && (isCard(digits) || startsCard(digits))) return first;
	const shape = shapes.find((lengths) => {
		const some = groups.slice(first, first + lengths.length);
		const all = some.map((group) => group.digits).join("");
		return (
			some.length === lengths.length &&
			lengths.every((length, index) => some[index]?.digits.length === length) &&
			!(called && all.length <= 15) &&
			isCard(all) &&
			areOne(text, some)
		);
	});
	return shape && first + shape.length - 1;
}

/** Not two phones, "5512-3456 / 4412-3456", and nothing across lines unless each group has its own. */
function areOne(text: string, groups: readonly Group[]): boolean {
	const gaps = groups.slice(1).map(({ start }, index) => text.slice(groups[index]?.end ?? 0, start));
	if (!gaps.every((gap) => between.test(gap))) return false;
	const marks = gaps.map((gap) => (/[\n\r]/.test(gap) ? "line" : gap.replace(/[\s()[\]]/g, "")));
	const same = marks.every((mark) => mark === marks[0]);
	if (marks.includes("line") || groups[0]?.digits.length === 2) return same;
	return same || !(marks[0] === marks[2] && /[/,;|&·•]/.test(marks[1] ?? ""));
}

/** Its expiry may be typed right behind it. */
function startsCard(part: string): boolean {
	return networks.some(([, lengths]) =>
		lengths.some((length) => length < part.length && isCard(part.slice(0, length))),
	);
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
	const read = plain(text);
	const hidden = new Set(
		runsOf(read.text).flatMap(([start, end]) =>
			read.from.slice(start, end).filter((_, index) => /\d/.test(read.text[start + index] ?? "")),
		),
	);
	return [...text].reduce(
		({ shown, at }, character) => ({
			shown: shown + (hidden.has(at) ? "•" : character),
			at: at + character.length,
		}),
		{ shown: "", at: 0 },
	).shown;
}
