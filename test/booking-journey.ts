// A booking as a person without script makes it: choose, passengers, review, send; each step from the page before it.
import { href } from "../src/links.ts";
import type { PlainBrowser, PlainPage, Values } from "./plain-browser.ts";

/** Forms of the steps. */
export const forms = {
	passengers: 'form[action*="/passenger-details"]',
	review: "form.review-form",
	payment: 'form[action*="/payment"]',
} as const;

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

/** From a quote to the confirmation page. */
export async function bookByPhone(
	browser: PlainBrowser,
	quote: string,
	{ language = "es", who = twoAdults }: { readonly language?: "en" | "es"; readonly who?: Values } = {},
): Promise<PlainPage> {
	const passengers = await openPassengers(browser, quote, language);
	const review = await browser.submit(passengers, forms.passengers, who);
	const payment = await browser.submit(review, forms.review, agreed);
	return browser.submit(payment, forms.payment, { how: "phone" });
}

/** The confirmation code in a page's address. */
export function codeOf({ target }: PlainPage): string {
	const code =
		/\/booking-confirmation\/([0-9A-Z]{8})/.exec(target)?.[1] ?? /[?&]booking=([0-9A-Z]{8})/.exec(target)?.[1];
	if (!code) throw new Error(`no code in ${target}`);
	return code;
}
