// Every step of a booking and every state that a form can answer with, made by a browser without script.
import { parse } from "node-html-parser";
import type { Language } from "../../src/i18n/languages.ts";
import { href } from "../../src/links.ts";
import { proofParameter } from "../../src/parameters.ts";
import { addDays } from "../../src/time/iso-date.ts";
import { agreed, codeOf, digitsIn, forms, linkIn, people, somebody, twoAdults } from "../booking-journey.ts";
import { type Fetch, openPlainBrowser, type PlainBrowser, type PlainPage, type Values } from "../plain-browser.ts";
import { visitorAddress } from "../visitor-address.ts";
import { readProof } from "./mails.ts";
import { back, depart } from "./templates.ts";

/** Each with the status that it comes with. */
export const funnelStates = {
	quote: 200,
	"quote at another price": 200,
	"choice of what is gone": 410,
	passengers: 200,
	"passengers, nothing filled in": 400,
	"passengers of other ages": 400,
	"passengers with names that are too long": 400,
	"passengers, form too old": 403,
	review: 200,
	"review, nothing agreed to": 400,
	"review, form too old": 403,
	"review, edited meanwhile": 409,
	"review at another price": 200,
	"review of what is gone": 200,
	"payment, to hold": 200,
	"payment, to request": 200,
	"payment, no way chosen": 400,
	"payment, form too old": 403,
	"not sent yet": 200,
	"waits for its digits": 200,
	"digits wrong": 400,
	"new digits mailed": 200,
	"link of a mail": 200,
	held: 200,
	"held, contact wrong": 400,
	"held, contact corrected": 200,
	requested: 200,
	"somebody else's": 403,
	"last name wrong": 404,
	"last name missing": 400,
	"last name, form too old": 403,
	"last name right": 200,
	"last name right, digits wrong": 400,
	"link that was used": 404,
	"contact, nothing filled in": 400,
	"contact, arrived": 200,
	"callback, nothing filled in": 400,
	"callback on a day": 400,
} as const;

export type FunnelState = keyof typeof funnelStates;
type States = Map<FunnelState, PlainPage>;

/** The site on sample data, and the same build on the fake Duffel, whose fares change and end. */
export interface Sites {
	readonly sample: Fetch;
	readonly duffel: Fetch;
	/** The next fare that the latter asks for is no longer sold. */
	readonly sellOut: () => void;
}

const family = { trip: "round", from: "BOG", to: "NYC", depart, return: back, adults: "2", ages: "7,1" };
const couple = { trip: "round", from: "JFK", to: "MIA", depart, return: back, adults: "2" };
const oneWay = (from: string, to: string) => ({ trip: "oneway", from, to, depart, adults: "2" });
const born = (age: number) => `${Number(back.slice(0, 4)) - age - 1}${addDays(back, -1).slice(4)}`;
const stale: Values = { token: "x" };

/** Writes are limited by the address. */
function open(fetch: Fetch): PlainBrowser {
	return openPlainBrowser(fetch, { "CF-Connecting-IP": visitorAddress() });
}

export async function makeFunnelStates(language: Language, sites: Sites): Promise<States> {
	const states: States = new Map();
	const { sample } = sites;
	await makePassengers(states, open(sample), language);
	const held = await makeSteps(states, sample, language);
	await makeRequested(states, open(sample), language);
	await makeStranger(states, open(sample), language, held);
	await makeHelp(states, open(sample), language);
	await makeChanged(states, sites, language);
	return states;
}

/** The quote page of the first fare, or of the first one that is sold against payment only, or not. */
async function choose(browser: PlainBrowser, language: Language, search: Record<string, string>, basic?: boolean) {
	const results = await browser.get(
		href(language, "flightResults", {}, { ...search, rows: "0.1.2.3.4.5.6.7.8.9.10.11.12.13.14" }),
	);
	const offer = results.document
		.querySelectorAll(".itinerary-fares > section")
		.find(({ text }) => basic === undefined || text.includes("Basic") === basic);
	if (!offer) throw new Error(`no such offer on ${results.target} (${results.status})`);
	return browser.submit({ ...results, document: parse(offer.outerHTML) }, "form");
}

async function openPassengers(browser: PlainBrowser, quote: PlainPage, language: Language): Promise<PlainPage> {
	const code = new URL(quote.target, "http://site").searchParams.get("quote") ?? "no quote";
	return browser.get(href(language, "passengerDetails", {}, { quote: code }));
}

async function nameTwo(browser: PlainBrowser, quote: PlainPage, language: Language): Promise<PlainPage> {
	return browser.submit(await openPassengers(browser, quote, language), forms.passengers, {
		...twoAdults,
		...somebody(),
	});
}

async function makePassengers(states: States, browser: PlainBrowser, language: Language): Promise<void> {
	const quote = await choose(browser, language, family);
	const empty = await openPassengers(browser, quote, language);
	const send = (values: Values) => browser.submit(empty, forms.passengers, values);
	const birthdays = ["1985-04-12", "1990-11-30", born(7), born(1)];
	states.set("quote", quote).set("passengers", empty);
	states.set("passengers, nothing filled in", await send({}));
	states.set("passengers of other ages", await send(people([birthdays[0] ?? "", born(11), born(9), born(3)])));
	const long = { "t1-given": "Maximiliano Alejandro de Jesús", "t4-family": "Wolfeschlegelsteinhausenbergerdorff" };
	states.set("passengers with names that are too long", await send({ ...people(birthdays), ...long }));
	states.set("passengers, form too old", await send({ ...people(birthdays), ...stale }));
}

/** Of seats that can be held; returns the booking's code. */
async function makeSteps(states: States, site: Fetch, language: Language): Promise<string> {
	const browser = open(site);
	const review = await nameTwo(browser, await choose(browser, language, couple, false), language);
	const agree = (values: Values) => browser.submit(review, forms.review, values);
	const code = codeOf(review);
	const confirmation = href(language, "bookingConfirmation", { confirmationCode: code });
	states.set("review", review);
	states.set("review, nothing agreed to", await agree({}));
	states.set("review, form too old", await agree({ ...agreed, ...stale }));
	states.set("review, edited meanwhile", await agree({ ...agreed, seen: "x" }));
	states.set("not sent yet", await browser.get(confirmation));
	states.set("somebody else's", await open(site).get(review.target));
	const payment = await agree(agreed);
	states.set("payment, to hold", payment);
	states.set("payment, no way chosen", await browser.submit(payment, forms.payment));
	states.set("payment, form too old", await browser.submit(payment, forms.payment, { how: "phone", ...stale }));
	const sent = await browser.submit(payment, forms.payment, { how: "phone" });
	states.set("waits for its digits", sent);
	states.set("digits wrong", await browser.submit(sent, forms.proof, { digits: "12 34" }));
	await readProof(code);
	states.set("new digits mailed", await browser.submit(sent, forms.proof, { again: "yes" }));
	const mail = await readProof(code, 2);
	states.set("link of a mail", await open(site).get(linkIn(mail)));
	const held = await browser.submit(sent, forms.proof, { digits: digitsIn(mail) });
	states.set("link that was used", await usedLink(site, linkIn(mail), language));
	const correct = (email: string) => browser.submit(held, ".booking-contact form", { email });
	states.set("held", held);
	states.set("held, contact wrong", await correct("ana@"));
	states.set("held, contact corrected", await correct("ana@example.test"));
	return code;
}

/** A minute later it says so; here it is one that nobody was mailed, which is answered alike. */
async function usedLink(site: Fetch, link: string, language: Language): Promise<PlainPage> {
	const url = new URL(link, "http://site");
	url.searchParams.set(proofParameter, "A".repeat(22));
	const page = await open(site).get(url.pathname + url.search);
	if (page.document.querySelector("html")?.getAttribute("lang") !== language) throw new Error("another language");
	return page;
}

async function makeRequested(states: States, browser: PlainBrowser, language: Language): Promise<void> {
	const review = await nameTwo(browser, await choose(browser, language, couple, true), language);
	const payment = await browser.submit(review, forms.review, agreed);
	states.set("payment, to request", payment);
	states.set("requested", await browser.submit(payment, forms.payment, { how: "phone" }));
}

async function makeChanged(states: States, { duffel, sellOut }: Sites, language: Language): Promise<void> {
	const browser = open(duffel);
	states.set("choice of what is gone", await choose(browser, language, oneWay("LGW", "LHR")));
	const dearer = await choose(browser, language, oneWay("LHR", "STN"));
	states.set("quote at another price", await browser.get(dearer.target));
	states.set("review at another price", await nameTwo(browser, dearer, language));
	const passengers = await openPassengers(browser, await choose(browser, language, oneWay("LHR", "DXB")), language);
	sellOut();
	states.set("review of what is gone", await browser.submit(passengers, forms.passengers, twoAdults));
}

async function makeStranger(states: States, browser: PlainBrowser, language: Language, code: string): Promise<void> {
	const form = await browser.get(href(language, "bookingConfirmation", { confirmationCode: code }));
	const send = (values: Values) => browser.submit(form, "main form[method=post]", values);
	states.set("last name wrong", await send({ surname: "Pérez" }));
	states.set("last name missing", await send({ surname: " " }));
	states.set("last name, form too old", await send({ surname: "García", ...stale }));
	const asked = await send({ surname: "García" });
	states.set("last name right", asked);
	states.set("last name right, digits wrong", await browser.submit(asked, "main form[method=post]", { digits: "1" }));
}

async function makeHelp(states: States, browser: PlainBrowser, language: Language): Promise<void> {
	const contact = await browser.get(href(language, "contactUs"));
	const message = { name: "Ana", email: "ana@example.test", topic: "refund", text: "¿Dónde está?" };
	states.set("contact, nothing filled in", await browser.submit(contact, "#contact form", { phone: "1", code: "x" }));
	states.set("contact, arrived", await browser.submit(contact, "#contact form", message));
	const help = await browser.get(href(language, "bookingHelp"));
	states.set("callback, nothing filled in", await browser.submit(help, "#callback form", { email: "ana@" }));
	const day = { when: "day", day: "2020-01-01" };
	states.set("callback on a day", await browser.submit(help, "#callback form", day));
}
