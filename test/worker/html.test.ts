// Every page's markup, as the built Worker sends it, against html-validate's recommended rules.
import { HtmlValidate, type Message, type RuleConfig } from "html-validate";
import { beforeAll, describe, expect, it } from "vitest";
import { localize } from "../../src/i18n/language-parameter.ts";
import { languageCodes } from "../../src/i18n/languages.ts";
import { href } from "../../src/links.ts";
import { responseTo } from "../corpus/corpus.ts";
import { lostSpaces } from "../lost-spaces.ts";
import { sharedWorker } from "./harness.ts";
import { search, visitsByTurns } from "./site.ts";

/** React writes these spellings; to a browser they are the same markup. */
const spelledByReact: RuleConfig = {
	"void-style": "off",
	"attr-case": "off",
	"attribute-empty-style": "off",
	"attribute-boolean-style": "off",
};

const rules: RuleConfig = {
	...spelledByReact,
	// `white-space: nowrap` keeps a number in one line, and its text may change to a forwarding number (data-phone).
	"tel-non-breaking": "off",
	// A combobox's list of suggestions, which a <select> cannot be.
	"prefer-native-element": ["error", { exclude: ["listbox"] }],
	// Several boxes of one filter are sent under its name, as HTML means them to be.
	"form-dup-name": ["error", { shared: ["radio", "checkbox", "button", "reset", "submit"] }],
	// The main menu is there twice, for small and large screens, and one of the two is
	// `display: none`, which a validator of markup cannot see; axe checks what is left in test/browser/axe.test.ts.
	"unique-landmark": "off",
};

const validator = new HtmlValidate({ root: true, extends: ["html-validate:recommended"], rules });

/** The radio buttons for an ambiguous name share their text field's name: the server reads the first that is sent. */
const isPlaceChoice = ({ ruleId, selector }: Message) =>
	ruleId === "form-dup-name" && /^#search-(from|to)\d?-[A-Z]{3}$/.test(selector ?? "");

/** What is wrong with a page, each fault once. */
async function faults(html: string): Promise<string[]> {
	const { results } = await validator.validateString(html);
	const messages = results.flatMap((result) => result.messages).filter((message) => !isPlaceChoice(message));
	return [...new Set(messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`))];
}

let harness: Awaited<ReturnType<typeof sharedWorker>>;
beforeAll(async () => {
	harness = await sharedWorker();
});

describe("valid HTML", () => {
	it.each(visitsByTurns.map(({ target }) => target))("%s", async (target) => {
		const html = await responseTo(target).text();
		expect(await faults(html)).toEqual([]);
		expect(lostSpaces(html)).toEqual([]);
	});

	const ambiguous = {
		trip: "multi",
		from: "San José",
		to: "nowhere at all",
		depart: "yesterday",
		ages: "x",
		adults: "0",
	};
	const unusual = languageCodes.flatMap((language): [status: number, target: string][] => [
		[200, href(language, "flightResults")],
		[200, href(language, "wholeTrip", {}, new URLSearchParams(`${search}&adults=2&ages=&bags=1`))],
		[400, href(language, "wholeTrip", {}, new URLSearchParams(`${search}&adults=2&ages=&offer=gone&carryon=x`))],
		[400, href(language, "flightResults", {}, ambiguous)],
		[400, href(language, "flightResults", {}, { trip: "multi", from: "JFK", from4: "MIA", flex: "9", cabin: "sofa" })],
		[200, href(language, "blog", {}, { q: "<b>&\"'" })],
		[200, href(language, "blog", {}, { q: "vuelos" })],
		[404, href(language, "notFound")],
		[400, localize("/%E0%A4%A", language)],
		[414, localize(`/?${"long".repeat(1500)}`, language)],
	]);
	it.each(unusual)("%d %s", async (status, target) => {
		const response = await harness.get(target);
		expect(response.status).toBe(status);
		expect(await faults(await response.text())).toEqual([]);
	});

	it.each(languageCodes)("a page that may not be used that way (%s)", async (language) => {
		const headers = { Origin: "https://elsewhere.example", "Content-Type": "application/x-www-form-urlencoded" };
		const response = await harness.get(href(language, "cookiePolicy"), {
			method: "POST",
			headers,
			body: "consent=denied",
		});
		expect(response.status).toBe(403);
		expect(await faults(await response.text())).toEqual([]);
	});
});
