// A booking as a person without script makes it: choose, passengers, review, send; each step from the page before it.
import { setTimeout as sleep } from "node:timers/promises";
import { href } from "../src/links.ts";
import type { PlainBrowser, PlainPage, Values } from "./plain-browser.ts";

/** Forms of the steps. */
export const forms = {
	passengers: 'form[action*="/passenger-details"]',
	review: "form.review-form",
	payment: 'form[action*="/payment"]',
	proof: "#proof form",
} as const;

/** The digits that a mail brings, in its text. */
export function digitsIn(text: string): string {
	const [, digits] = /^(\d{6})$/m.exec(text) ?? [];
	if (!digits) throw new Error(`no digits in ${text}`);
	return digits;
}

/** The address of a mail's link, without its host. */
export function linkIn(text: string): string {
	const [, path] = /^https?:\/\/[^/]+(\/\S*[?&]proof=\S+)$/m.exec(text) ?? [];
	if (!path) throw new Error(`no link in ${text}`);
	return path;
}

/** Reads the text of the last mail about a booking that asks for a proof. */
export type ReadMail = (code: string) => Promise<string>;

/** Reads what a fake mail provider got: the text of the last mail with digits about a booking, once it is there. */
export function readProvider(
	{ mails }: { readonly mails: readonly { readonly body: Readonly<Record<string, unknown>> }[] },
	patienceMs = 10_000,
): ReadMail {
	return async (code) => {
		for (const end = Date.now() + patienceMs; ; await sleep(20)) {
			const texts = mails.map(({ body }) => String(body.text));
			const found = texts.findLast((text) => text.includes(code) && /^\d{6}$/m.test(text));
			if (found) return found;
			if (Date.now() > end) throw new Error(`no mail about ${code}`);
		}
	};
}

/** Types the digits of the mail on the page of a booking that waits for them. */
export async function confirmMail(browser: PlainBrowser, page: PlainPage, readMail: ReadMail): Promise<PlainPage> {
	return browser.submit(page, forms.proof, { digits: digitsIn(await readMail(codeOf(page))) });
}

/** An address and a number that nobody else has: of one mailbox or phone only two holds are open at a time. */
export function somebody(): Values {
	const name = crypto.randomUUID();
	const number = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
	return {
		email: `maria-${name}@example.test`,
		phone: `55 ${1000 + (number % 9000)} ${1000 + ((number >> 16) & 4095)}`,
	};
}

const given = ["María José", "Juan-Pablo", "Zoë", "Nguyễn"];

/** Fields of the passenger form for people of these birthdays, adults first. */
export function people(birthdays: readonly string[], family = "García Márquez"): Values {
	const travelers = birthdays.map((birthday, index) => {
		const [year = "", month = "", day = ""] = birthday.split("-");
		const named = { given: given[index % 3] ?? "", family, day, month, year, gender: index % 2 ? "m" : "f" };
		return Object.fromEntries(Object.entries(named).map(([name, value]) => [`t${index + 1}-${name}`, value]));
	});
	return Object.assign({ email: "maria@example.test", country: "MX", phone: "55 1234 5678" }, ...travelers);
}

export const twoAdults = people(["1985-04-12", "1990-11-30"]);
export const agreed: Values = { hazmat: "yes", terms: "yes" };

/** The passenger form for a quote, before anything was typed. */
export function openPassengers(browser: PlainBrowser, quote: string, language: "en" | "es" = "es"): Promise<PlainPage> {
	return browser.get(href(language, "passengerDetails", {}, { quote }));
}

/** From a quote to the confirmation page; with a mail that can be read, to the seats that are held. */
export async function bookByPhone(
	browser: PlainBrowser,
	quote: string,
	{
		language = "es",
		who = twoAdults,
		readMail,
	}: { readonly language?: "en" | "es"; readonly who?: Values; readonly readMail?: ReadMail } = {},
): Promise<PlainPage> {
	const passengers = await openPassengers(browser, quote, language);
	const review = await browser.submit(passengers, forms.passengers, who);
	const payment = await browser.submit(review, forms.review, agreed);
	const sent = await browser.submit(payment, forms.payment, { how: "phone" });
	return readMail ? confirmMail(browser, sent, readMail) : sent;
}

/** The confirmation code in a page's address. */
export function codeOf({ target }: PlainPage): string {
	const code =
		/\/booking-confirmation\/([0-9A-Z]{8})/.exec(target)?.[1] ?? /[?&]booking=([0-9A-Z]{8})/.exec(target)?.[1];
	if (!code) throw new Error(`no code in ${target}`);
	return code;
}
