import { HtmlValidate } from "html-validate";
import { Phone } from "lucide";
import { parse } from "node-html-parser";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it, test } from "vitest";
import { Button } from "../../../src/ui/controls/button.tsx";
import { CalendarMonth, makeFormats } from "../../../src/ui/controls/calendar-month.tsx";
import { Choice } from "../../../src/ui/controls/choice.tsx";
import { Combobox } from "../../../src/ui/controls/combobox.tsx";
import { DateField } from "../../../src/ui/controls/date-field.tsx";
import { ErrorSummary } from "../../../src/ui/controls/error-summary.tsx";
import { Field } from "../../../src/ui/controls/field.tsx";
import { Icon } from "../../../src/ui/controls/icon.tsx";
import { RadioGroup } from "../../../src/ui/controls/radio-group.tsx";
import { Select } from "../../../src/ui/controls/select.tsx";
import { Stepper } from "../../../src/ui/controls/stepper.tsx";

const html = (element: ReactNode) => parse(renderToString(element));
const problem = { word: "Error:", text: "Enter your given name" };
const nothing = () => {};

function one(element: ReactNode, selector: string) {
	const found = html(element).querySelector(selector);
	if (!found) throw new Error(`no ${selector}`);
	return found;
}

test("an icon says nothing and takes no focus", () => {
	const svg = one(<Icon of={Phone} size={20} />, "svg");
	expect(svg.attributes).toMatchObject({ "aria-hidden": "true", width: "20", class: "icon" });
	expect(svg.querySelectorAll("path").length).toBeGreaterThan(0);
	expect(one(<Icon of={Phone} />, "svg").hasAttribute("height")).toBe(false);
});

describe("a button", () => {
	it("submits only where it says so", () => {
		expect(one(<Button>Fold</Button>, "button").attributes).toMatchObject({ type: "button" });
		expect(one(<Button type="submit">Send</Button>, "button").attributes).toMatchObject({ type: "submit" });
	});

	it("with an address is a link that looks the same", () => {
		const link = one(
			<Button href="#next" look="quiet" icon={Phone}>
				Next
			</Button>,
			"a",
		);
		expect(link.attributes).toEqual({ href: "#next", class: "button button-quiet" });
		expect(link.querySelector("svg")).not.toBeNull();
	});
});

describe("a field", () => {
	it("that holds nothing a password manager knows is left alone by all of them; the others keep their token", () => {
		const input = (autoComplete: string) =>
			one(<Field id="code" name="code" label="Code" autoComplete={autoComplete} />, "input").attributes;
		const managers = ["data-1p-ignore", "data-lpignore", "data-bwignore", "data-form-type", "data-protonpass-ignore"];
		expect(Object.keys(input("off"))).toEqual(expect.arrayContaining(managers));
		expect(input("off")).toMatchObject({ "data-form-type": "other", autoComplete: "off" });
		expect(input("email").autoComplete).toBe("email");
		expect(Object.keys(input("email")).filter((name) => name.startsWith("data-"))).toEqual([]);
		expect(
			one(<Select id="of" name="of" label="Of" autoComplete="off" options={[]} />, "select").attributes,
		).toMatchObject({
			"data-lpignore": "true",
		});
	});

	const field = (
		<Field
			id="given"
			name="given"
			label="Given name"
			mark="(required)"
			hint="As on the passport"
			problem={problem}
			autoComplete="given-name"
			inputMode="text"
			defaultValue="Ana"
		/>
	);

	it("is named by its label, which says in words whether it is required", () => {
		expect(one(field, "label").getAttribute("for")).toBe("given");
		expect(one(field, "label").text).toBe("Given name (required)");
	});

	it("is described by its hint and then by its error", () => {
		const input = one(field, "input");
		expect(input.attributes).toMatchObject({
			"aria-describedby": "given-hint given-error",
			"aria-invalid": "true",
			value: "Ana",
		});
		expect(input.getAttribute("autocomplete")).toBe("given-name");
		expect(one(field, "#given-error").text).toBe("Error: Enter your given name");
	});

	it("without hint and error carries neither", () => {
		const input = one(<Field id="a" label="A" name="a" />, "input");
		expect(Object.keys(input.attributes).sort()).toEqual(["class", "id", "name", "type"]);
	});
});

test.each([
	["roof", ["", "economy"], "–"],
	["19005550123", ["", "economy"], "–"],
	["12", ["12", "economy"], "12"],
])(
	"a select that was given %s, which is none of its options, shows only a short number of it",
	(given, values, text) => {
		const options = [["economy", "Economy"]] as const;
		const all = html(<Select id="c" label="Cabin" options={options} defaultValue={given} />).querySelectorAll("option");
		expect(all.map((option) => option.getAttribute("value"))).toEqual(values);
		expect([all[0]?.text, all[0]?.hasAttribute("selected")]).toEqual([text, true]);
	},
);

test("a radio group leads to its first button, and its error describes it", () => {
	const options = [
		{ value: "f", label: "Female" },
		{ value: "x", label: "Unspecified" },
	];
	const group = html(<RadioGroup id="sex" name="sex" legend="Sex" options={options} value="x" problem={problem} />);
	expect(group.querySelector("fieldset")?.getAttribute("aria-describedby")).toBe("sex-error");
	expect(group.querySelectorAll("input").map((input) => [input.id, input.hasAttribute("checked")])).toEqual([
		["sex", false],
		["sex-x", true],
	]);
});

describe("a stepper", () => {
	const words = { label: "Bags", less: "Remove a bag", more: "Add a bag", min: 0, max: 2 };

	it("stops at its limits without giving up the focus", () => {
		const buttons = html(<Stepper id="b" {...words} value={2} onChange={nothing} />).querySelectorAll("button");
		expect(buttons.map((button) => button.getAttribute("aria-disabled"))).toEqual(["false", "true"]);
		expect(buttons.some((button) => button.hasAttribute("disabled"))).toBe(false);
	});

	it("is described by its problem", () => {
		const [right, wrong] = [undefined, problem].map((each) =>
			html(<Stepper id="b" {...words} problem={each} value={2} onChange={nothing} />),
		);
		expect(right?.querySelector("fieldset")?.hasAttribute("aria-describedby")).toBe(false);
		const described = wrong?.querySelector("fieldset")?.getAttribute("aria-describedby");
		expect(wrong?.getElementById(described ?? "")?.text).toBe("Error: Enter your given name");
	});
});

describe("a date field", () => {
	it("is the browser's own date input, with a calendar's button only where there is a calendar", () => {
		expect(one(<DateField id="d" label="Date of birth" name="d" />, "input").getAttribute("type")).toBe("date");
		expect(html(<DateField id="d" label="Date of birth" name="d" />).querySelector("button")).toBeNull();
		const button = one(
			<DateField id="d" label="Depart" name="d" calendar={{ label: "Depart: calendar", onOpen: nothing }} />,
			"button",
		);
		expect(button.attributes).toMatchObject({ id: "d-calendar", "aria-haspopup": "dialog", type: "button" });
	});

	it("keeps what is no date as text", () => {
		const input = one(<DateField id="d" label="Depart" name="d" defaultValue="2027-02-30" />, "input");
		expect(input.attributes).toMatchObject({ type: "text", value: "2027-02-30" });
	});
});

describe("a month of a calendar", () => {
	const month = (language: string, marks = {}) =>
		html(
			<CalendarMonth
				id="m"
				live={true}
				month="2026-11"
				firstWeekday={0}
				formats={makeFormats(language)}
				reached="2026-11-24"
				min="2026-11-21"
				max="2026-11-28"
				today="2026-11-21"
				{...marks}
			/>,
		);
	const cell = (root: ReturnType<typeof month>, day: string) => root.querySelector(`[data-day="2026-11-${day}"]`);

	it("is named in the language, with whole weekdays behind the short ones", () => {
		expect(month("en-US").querySelector("h3")?.text).toBe("November 2026");
		const spanish = month("es-US");
		expect(spanish.querySelector("h3")?.text).toBe("noviembre de 2026");
		expect(spanish.querySelector("th")?.attributes).toMatchObject({ scope: "col", abbr: "domingo" });
		expect(cell(spanish, "27")?.getAttribute("aria-label")).toBe("viernes, 27 de noviembre de 2026");
	});

	it("has one stop for Tab, and says which days cannot be chosen", () => {
		const root = month("en-US");
		expect(root.querySelectorAll('[tabindex="0"]').map((day) => day.getAttribute("data-day"))).toEqual(["2026-11-24"]);
		expect(["20", "21", "28", "29"].map((day) => cell(root, day)?.getAttribute("aria-disabled"))).toEqual([
			"true",
			undefined,
			undefined,
			"true",
		]);
		expect(cell(root, "21")?.getAttribute("aria-current")).toBe("date");
	});

	it("shows a range by its ends and what lies between", () => {
		const root = month("en-US", { start: "2026-11-22", end: "2026-11-25" });
		const marked = (attribute: string) => root.querySelectorAll(`[${attribute}]`).map((day) => Number(day.text));
		expect(marked("aria-selected")).toEqual([22, 25]);
		expect(marked("data-between")).toEqual([23, 24]);
	});

	it("gives a day a second line, which is heard with it and says that it is low", () => {
		const notes = new Map([
			["2026-11-24", { text: "$120", said: "from $120, cheapest", low: true }],
			["2026-11-25", { text: "$150", said: "from $150", low: false }],
			["2026-11-29", { text: "$90", said: "from $90", low: true }],
		]);
		const root = month("en-US", { note: (day: string) => notes.get(day) });
		expect(cell(root, "24")?.getAttribute("aria-label")).toBe("Tuesday, November 24, 2026, from $120, cheapest");
		expect(cell(root, "24")?.querySelector("small")?.getAttribute("data-text")).toBe("$120");
		expect(root.querySelectorAll("[data-low]").map((low) => low.getAttribute("data-text"))).toEqual(["$120"]);
		expect(cell(root, "25")?.getAttribute("aria-label")).toBe("Wednesday, November 25, 2026, from $150");
		// A day that cannot be chosen has no price.
		expect(cell(root, "29")?.getAttribute("aria-label")).toBe("Sunday, November 29, 2026");
	});

	it("keeps the place of a second line in every day, where there may be one, and in none where not", () => {
		expect(month("en-US", { note: () => undefined }).querySelectorAll("small")).toHaveLength(30);
		expect(month("en-US").querySelectorAll("small")).toHaveLength(0);
	});
});

// How React writes, and the list of a combobox and the grid of a calendar, which no native element is.
const off = ["void-style", "attr-case", "attribute-empty-style", "attribute-boolean-style", "doctype-style"];
const validator = new HtmlValidate({
	extends: ["html-validate:recommended"],
	rules: Object.fromEntries([...off, "prefer-native-element"].map((rule) => [rule, "off"])),
});

test("all of them together are valid HTML", async () => {
	const report = await validator.validateString(
		`<!doctype html><html lang="en"><head><title>x</title></head><body>${renderToString(
			<form>
				<ErrorSummary heading="There is a problem" problems={[{ target: "given", text: problem.text }]} />
				<Field id="given" label="Given name" name="given" hint="Hint" problem={problem} />
				<Select id="cabin" label="Cabin" name="cabin" options={[["e", "Economy"]]} />
				<RadioGroup id="r" name="r" legend="Sex" hint="Hint" options={[{ value: "f", label: "F", detail: "More" }]} />
				<Choice type="checkbox" id="nearby" name="nearby" label="Nearby" />
				<Stepper id="n" label="Bags" less="Less" more="More" min={0} max={3} value={1} onChange={nothing} />
				<DateField id="d" label="Depart" name="d" calendar={{ label: "Depart: calendar", onOpen: nothing }} />
				<Combobox
					id="from"
					label="From"
					name="from"
					options={[{ key: "MIA", label: "Miami (MIA)", detail: "United States" }]}
					active={0}
					onPick={nothing}
				/>
				<CalendarMonth
					id="m"
					live={false}
					month="2026-11"
					firstWeekday={0}
					formats={makeFormats("en-US")}
					reached="2026-11-24"
					min="2026-11-21"
					max="2026-11-28"
					today="2026-11-21"
				/>
				<Button type="submit">Send</Button>
			</form>,
		)}</body></html>`,
	);
	expect(
		report.results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)),
	).toEqual([]);
});
