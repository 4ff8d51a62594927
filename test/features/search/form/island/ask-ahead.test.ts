import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { askAhead } from "../../../../../src/features/search/form/island/ask-ahead.ts";

const miami = { code: "MIA", label: "Miami (MIA)", detail: "Miami International Airport, United States" };

/** As much of a field and of its list as is asked for. */
function fieldOf({ island = true, awake = false, role = "combobox" } = {}) {
	const list = {
		drawn: [] as Element[],
		hidden: true,
		replaceChildren(...children: Element[]) {
			list.drawn = children;
		},
	};
	const field = {
		value: "",
		awake,
		matches: () => island && role === "combobox" && !field.awake,
		closest: () => null,
		ariaExpanded: "false",
		nextElementSibling: list,
	};
	return { field, list, expanded: () => field.ariaExpanded };
}

/** As much of an element as a place is drawn with. */
interface Element {
	readonly tag: string;
	role?: string;
	className: string;
	textContent: string;
	readonly children: Element[];
	readonly dataset: { label?: string };
}

function createElement(tag: string) {
	const element: Element = { tag, className: "", textContent: "", children: [], dataset: {} };
	return Object.assign(element, {
		appendChild(child: Element) {
			element.children.push(child);
			return child;
		},
	});
}

const fetched = vi.fn(async (_: string) => Response.json({ places: [miami] }));
let listeners: Map<string, (event: object) => void>;
const stub = { documentElement: { lang: "es" }, activeElement: undefined as object | undefined };

beforeEach(() => {
	listeners = new Map();
	vi.stubGlobal("fetch", fetched);
	const addEventListener = (type: string, listener: (event: object) => void) => listeners.set(type, listener);
	vi.stubGlobal("document", Object.assign(stub, { addEventListener, createElement }));
	askAhead();
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.clearAllMocks();
});

async function type(field: { value: string }, text: string) {
	field.value = text;
	listeners.get("input")?.({ type: "input", target: field });
	await new Promise((resolve) => setTimeout(resolve));
}

it("shows what the server answers while the form's code is not there, from two letters on", async () => {
	const { field, list, expanded } = fieldOf();
	await type(field, "m");
	expect([fetched.mock.calls.length, list.hidden]).toEqual([0, true]);
	await type(field, "mi");
	expect(fetched.mock.calls[0]?.[0]).toBe("/api/places?lng=es&q=mi");
	expect([list.hidden, expanded()]).toEqual([false, "true"]);
	expect(list.drawn).toMatchObject([
		{
			...{ tag: "div", role: "option", textContent: miami.label },
			children: [{ tag: "span", className: "control-hint", textContent: ` ${miami.detail}` }],
		},
	]);
	await type(field, "m");
	expect([list.hidden, expanded()]).toEqual([true, "false"]);
});

it("shows no answer to what was changed meanwhile, nor over the island's own list", async () => {
	const { field, list } = fieldOf();
	const late = type(field, "mi");
	field.value = "bog";
	await late;
	expect(list.hidden).toBe(true);
	const later = type(field, "mia");
	field.awake = true;
	await later;
	expect(list.hidden).toBe(true);
});

it("asks nobody about what is typed in other fields, and lets a lost connection be", async () => {
	const other = fieldOf({ role: "textbox" });
	await type(other.field, "mia");
	expect([other.list.hidden, fetched.mock.calls.length]).toEqual([true, 0]);
	fetched.mockImplementationOnce(async () => Promise.reject(new TypeError("Failed to fetch")));
	const { field, list } = fieldOf();
	await type(field, "mia");
	expect(list.hidden).toBe(true);
});

it("takes the place that is pressed, whatever a translator made of its text, keeps the focus, and closes the list; so does leaving the field", async () => {
	const { field, list } = fieldOf();
	await type(field, "mia");
	stub.activeElement = field;
	const preventDefault = vi.fn();
	const [option] = list.drawn;
	Object.assign(option ?? {}, { textContent: "Майами" });
	listeners.get("mousedown")?.({ type: "mousedown", target: { closest: () => option }, preventDefault });
	expect([field.value, list.hidden]).toEqual(["Miami (MIA)", true]);
	expect(preventDefault).toHaveBeenCalledOnce();
	await type(field, "mia");
	listeners.get("focusout")?.({ type: "focusout", target: field });
	expect(list.hidden).toBe(true);
});
