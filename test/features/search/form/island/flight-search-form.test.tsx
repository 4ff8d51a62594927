import { HtmlValidate } from "html-validate";
import i18next from "i18next";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import en from "../../../../../locales/en/translation.json";
import es from "../../../../../locales/es/translation.json";
import {
	FlightSearchForm,
	type FlightSearchFormProps,
	tidyEntries,
} from "../../../../../src/features/search/form/island/flight-search-form.tsx";
import { searchTexts } from "../../../../../src/features/search/form/island/texts.ts";
import { flightForm } from "../../../../../src/flights/form/flight-form.ts";
import type { FieldName } from "../../../../../src/flights/trip/form.ts";
import { type Problem, type ProblemCode, problemKeys } from "../../../../../src/flights/trip/problems.ts";
import { blank } from "../../../../../src/forms/form.ts";
import { languageField } from "../../../../../src/i18n/language-parameter.ts";
import { languages } from "../../../../../src/i18n/languages.ts";
import { sharedOptions } from "../../../../../src/i18n/options.ts";
import { type Language, languageCodes } from "../../../../languages.ts";

/** Only the island's own texts are there, as in the browser, and a missing one fails the test. */
function textsOf(language: Language) {
	const known = Object.entries({ en, es }[language]).filter(([key]) =>
		(searchTexts as readonly string[]).includes(key.replace(/_(one|many|other)$/, "")),
	);
	const instance = i18next.createInstance();
	void instance.init({
		...sharedOptions,
		lng: language,
		fallbackLng: false,
		initAsync: false,
		resources: { [language]: { translation: Object.fromEntries(known) } },
		interpolation: { ...sharedOptions.interpolation, defaultVariables: { phone: "+1 800 555 0199" } },
		parseMissingKeyHandler: (key) => {
			throw new Error(`not among the island's texts: ${key}`);
		},
	});
	return instance;
}

const texts = { en: textsOf("en"), es: textsOf("es") };

function render(props: Partial<FlightSearchFormProps> = {}): string {
	const language = props.language ?? "en";
	return renderToString(
		<I18nextProvider i18n={texts[language as keyof typeof texts]}>
			<FlightSearchForm
				typed={blank(flightForm)}
				problems={[]}
				choices={{}}
				language={language}
				locale={languages[language].locale}
				carried={languageField(language)}
				action="/flight-results"
				idPrefix="search"
				{...props}
			/>
		</I18nextProvider>,
	);
}

const problems: readonly Problem[] = [
	{ field: "trip", key: "problem.tripUnknown" },
	{ field: "from", key: "problem.fromAmbiguous", values: { text: "Portland" } },
	{ field: "to", key: "problem.toUnknown", values: { text: "Xyzzy" } },
	{ field: "depart", key: "problem.departImpossible", values: { text: "2027-02-30" } },
	{ field: "return", key: "problem.returnMissing" },
	{ field: "adults", key: "problem.travelersTooMany", values: { limit: 9 } },
	{ field: "ages", key: "problem.agesImpossible", values: { limit: 17 } },
	{ field: "cabin", key: "problem.cabinUnknown" },
	{ field: "flex", key: "problem.flexUnknown" },
	{ field: "nearby", key: "problem.nearbyUnknown" },
];
const refused: Partial<FlightSearchFormProps> = {
	typed: blank(flightForm, {
		...{ trip: "hover", from: "Portland", to: "Xyzzy", depart: "2027-02-30" },
		...{ adults: "12", ages: "4, x", cabin: "roof", flex: "9", nearby: "maybe" },
	}),
	problems,
	choices: {
		from: [
			{ code: "PDX", label: "Portland (PDX)", detail: "Oregon, United States" },
			{ code: "PWM", label: "Portland (PWM)", detail: "Maine, United States" },
		],
	},
};

/** The tag of the element with this id. */
function tagOf(html: string, id: string): string {
	return new RegExp(`<[^>]* id="${id}"[^>]*>`).exec(html)?.[0] ?? "";
}

// The first five are how React writes; the last two are meant: the list of a combobox, and choices beside a text.
const off = ["void-style", "attr-case", "attribute-empty-style", "attribute-boolean-style", "doctype-style"];
const meant = ["prefer-native-element", "form-dup-name"];
const validator = new HtmlValidate({
	extends: ["html-validate:recommended"],
	rules: Object.fromEntries([...off, ...meant].map((rule) => [rule, "off"])),
});

describe.each(languageCodes)("the form in %s", (language) => {
	test.each([
		["blank", {}],
		["refused", refused],
		["with two forms on a page", { idPrefix: "again" }],
	])("is valid HTML: %s", async (_, props) => {
		const report = await validator.validateString(`<!doctype html><html lang="${language}"><head><title>x</title></head>
			<body>${render({ ...props, language })}</body></html>`);
		expect(
			report.results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)),
		).toEqual([]);
	});

	test("has a text for every problem", () => {
		const codes = Object.keys(problemKeys) as ProblemCode[];
		for (const code of codes) {
			const html = render({
				language,
				problems: [{ field: "from", key: problemKeys[code], values: { text: "x", date: "x", limit: 9 } }],
			});
			expect(html, code).not.toContain("{{");
		}
	});
});

test("a Spanish search stays in Spanish, and an English one adds nothing", () => {
	expect(render({ language: "es" })).toContain('<input type="hidden" name="lng" value="es"/>');
	expect(render()).not.toContain('name="lng"');
});

test("it is a GET form to the results page with every parameter of a search", () => {
	const namesOf = (html: string) => [...new Set([...html.matchAll(/ name="(\w+)"/g)].map(([, name]) => name))].sort();
	const slices = (...suffixes: readonly (number | "")[]) =>
		suffixes.flatMap((suffix) => [`from${suffix}`, `to${suffix}`, `depart${suffix}`]);
	const options = ["adults", "ages", "bags", "cabin", "flex", "nearby"];
	const all = render({ all: true });
	expect(all).toMatch(/<form [^>]*action="\/flight-results"[^>]*method="get"/);
	expect(namesOf(all)).toEqual(["trip", ...slices("", 2, 3, 4, 5, 6), "return", ...options].sort());
	// Without the later flights it has a button that asks for them, after the one that Enter presses.
	const first = render();
	expect(namesOf(first)).toEqual(["trip", ...slices("", 2, 3), "return", ...options, "flights"].sort());
	expect(first.indexOf('name="flights"')).toBeGreaterThan(first.indexOf("Search flights"));
});

test("before its script is there, only the first flight has what needs script", () => {
	const html = render();
	expect(tagOf(html, "search-from")).toContain('role="combobox"');
	for (const id of ["search-from2", "search-to3"])
		expect(tagOf(html, id)).toMatch(/^<input (?!.*(?:role|aria-)).*type="text"/);
	expect([...html.matchAll(/id="(search-\w+)-calendar"/g)].map(([, id]) => id)).toEqual([
		"search-depart",
		"search-return",
	]);
});

test("each problem stands beside its field and in the summary, which links to the field", () => {
	const html = render(refused);
	const alert = html.slice(html.indexOf('role="alert"'), html.indexOf('name="trip"'));
	for (const { field } of problems) {
		const target = field === "from" ? "search-from-PDX" : `search-${field}`;
		expect(alert, field).toContain(`href="#${target}"`);
		expect(tagOf(html, target), field).not.toBe("");
		expect(tagOf(html, `search-${field}-error`), field).toContain("control-error");
		if (field === "trip") continue;
		expect(tagOf(html, `search-${field}`), field).toContain('aria-invalid="true"');
		expect(tagOf(html, `search-${field}`), field).toMatch(new RegExp(`aria-describedby="[^"]*search-${field}-error"`));
	}
});

test("the summary takes the focus without any script", () => {
	expect(render(refused)).toMatch(/<div class="error-summary" role="alert" tabindex="-1" autofocus/i);
	expect(render()).not.toMatch(/autofocus|role="alert"/i);
});

test("everything that was typed is still there, even what no field would accept", () => {
	const html = render(refused);
	const shown: readonly (readonly [FieldName, string])[] = [
		["from", "Portland"],
		["to", "Xyzzy"],
		["depart", "2027-02-30"],
		["ages", "4, x"],
	];
	for (const [field, value] of shown) expect(tagOf(html, `search-${field}`), field).toContain(`value="${value}"`);
	expect(tagOf(html, "search-depart")).toContain('type="text"');
	for (const value of ["12", "9"]) expect(html).toContain(`<option value="${value}" selected="">${value}</option>`);
});

test("choices come before the text they explain, under the same name, so that a chosen one counts without script", () => {
	const html = render(refused);
	const radio = tagOf(html, "search-from-PWM");
	for (const attribute of ['type="radio"', 'name="from"', 'value="PWM"']) expect(radio).toContain(attribute);
	expect(html.indexOf('id="search-from"')).toBeGreaterThan(html.indexOf(radio));
});

test("in a multi-city trip the summary says which flight is meant", () => {
	const html = render({
		typed: blank(flightForm, { trip: "multi" }),
		problems: [{ field: "to2", key: "problem.toMissing" }],
	});
	expect(html).toMatch(/href="#search-to2">Flight (<!-- -->)?2/);
});

test("the options fold away unless they hold something of their own", () => {
	const open = (props: Partial<FlightSearchFormProps>) => /<details class="fs-options" open/.test(render(props));
	expect(open({})).toBe(false);
	expect(open({ typed: blank(flightForm, { cabin: "business" }) })).toBe(true);
	expect(open({ problems: [{ field: "ages", key: "problem.infantsTooMany" }] })).toBe(true);
});

test("flights four to six are there and unfolded when they are used or asked for", () => {
	const unfolded = (props: Partial<FlightSearchFormProps>) =>
		/<details open=""><summary class="fs-more-summary">/.test(render(props));
	expect(unfolded({ typed: blank(flightForm, { from3: "MIA", to3: "BOG", depart3: "2027-02-10" }) })).toBe(false);
	expect(unfolded({ typed: blank(flightForm, { to4: "BOG" }) })).toBe(true);
	expect(unfolded({ problems: [{ field: "from5", key: "problem.fromMissing" }] })).toBe(true);
	expect(unfolded({ all: true })).toBe(true);
});

test("the page does not carry a date of its own", () => {
	expect(render()).not.toMatch(/ (min|max)="/);
});

function tidied(...pairs: [name: string, value: string][]): string {
	const entries = new FormData();
	for (const [name, value] of pairs) entries.append(name, value);
	tidyEntries(entries);
	return new URLSearchParams([...entries] as [string, string][]).toString();
}

test("a chosen place is sent as its code and a typed one as it is", () => {
	expect(tidied(["trip", "oneway"], ["from", "Miami (MIA)"], ["to", "bogota"])).toBe("trip=oneway&from=MIA&to=bogota");
});

test("a choice from several places counts before the text beside it", () => {
	expect(tidied(["trip", "oneway"], ["from", "PDX"], ["from", "Portland"])).toBe("trip=oneway&from=PDX");
});

test("only a round trip sends a return date", () => {
	const dates: [string, string][] = [
		["depart", "2027-02-10"],
		["return", "2027-02-17"],
	];
	expect(tidied(["trip", "round"], ...dates)).toContain("return=");
	expect(tidied(["trip", "oneway"], ...dates)).not.toContain("return=");
	expect(tidied(["trip", "multi"], ...dates)).not.toContain("return=");
});

test("only a multi-city trip sends more flights than one", () => {
	const second: [string, string][] = [
		["from2", "Bogotá (BOG)"],
		["to2", "Lima (LIM)"],
		["depart2", "2027-02-17"],
	];
	expect(tidied(["trip", "multi"], ...second)).toBe("trip=multi&from2=BOG&to2=LIM&depart2=2027-02-17");
	expect(tidied(["trip", "round"], ...second)).toBe("trip=round");
});

test("empty fields are left out", () => {
	expect(tidied(["trip", "round"], ["from", ""], ["ages", ""], ["cabin", "economy"])).toBe("trip=round&cabin=economy");
});
