import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { askAhead, placesUrl } from "../../../../../src/features/search/form/island/ask-ahead.ts";

class Input {
	readonly value: string;
	readonly role: string | null;
	readonly awake: boolean;
	constructor(value: string, role: string | null, awake: boolean) {
		this.value = value;
		this.role = role;
		this.awake = awake;
	}
	getAttribute() {
		return this.role;
	}
	closest() {
		return this.awake ? this : null;
	}
}

const fetched = vi.fn(async () => Response.json({ places: [] }));
let type: (event: { readonly target: Input }) => void;

beforeEach(() => {
	vi.stubGlobal("HTMLInputElement", Input);
	vi.stubGlobal("fetch", fetched);
	vi.stubGlobal("document", {
		documentElement: { lang: "es" },
		addEventListener: (_: string, listener: typeof type) => {
			type = listener;
		},
	});
	askAhead();
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.clearAllMocks();
});

it("asks what the list would ask, while it is not there", () => {
	for (const text of ["m", "mi", "mia "]) type({ target: new Input(text, "combobox", false) });
	expect(fetched.mock.calls).toEqual([[placesUrl("mi", "es")], [placesUrl("mia", "es")]]);
	expect(placesUrl("mia", "es")).toBe("/api/places?q=mia&lng=es&limit=8");
});

it("asks nothing once the list is there, of other fields, or of a text that no place is as long as", () => {
	type({ target: new Input("mia", "combobox", true) });
	type({ target: new Input("mia", null, false) });
	type({ target: new Input("m".repeat(61), "combobox", false) });
	expect(fetched).not.toHaveBeenCalled();
});

it("lets a lost connection be", async () => {
	fetched.mockImplementationOnce(async () => Promise.reject(new TypeError("Failed to fetch")));
	type({ target: new Input("mia", "combobox", false) });
	await new Promise((resolve) => setTimeout(resolve));
	expect(fetched).toHaveBeenCalledTimes(1);
});
