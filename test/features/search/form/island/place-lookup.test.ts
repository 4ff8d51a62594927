import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchFirstPlaces } from "../../../../../src/features/search/form/island/first-places.ts";
import { createPlaceLookup } from "../../../../../src/features/search/form/island/use-suggestions.ts";
import type { PlaceOption } from "../../../../../src/places/browser/place-text.ts";

const miami: PlaceOption = { code: "MIA", label: "Miami (MIA)", detail: "Miami International, United States" };
const fetched = vi.fn<typeof fetch>();
const answer = vi.fn<(places: readonly PlaceOption[] | undefined) => void>();

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal("fetch", fetched);
	vi.stubGlobal("document", { documentElement: { lang: "es" } });
	fetched.mockImplementation(async () => Response.json({ places: [miami] }));
});

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.resetAllMocks();
});

const asked = () =>
	fetched.mock.calls.map(([url]) => new URL(String(url), "https://example.com").searchParams.get("q"));

test("asks once, for the last text, when the typing pauses", async () => {
	const lookup = createPlaceLookup(answer);
	for (const text of ["mi", "mia", "miam"]) lookup.ask(text);
	expect(asked()).toEqual([]);
	await vi.runAllTimersAsync();
	expect(asked()).toEqual(["miam"]);
	expect(String(fetched.mock.calls[0]?.[0])).toContain("lng=es");
	expect(answer).toHaveBeenCalledExactlyOnceWith([miami]);
});

test("one letter is not worth a question, and closes the list", async () => {
	createPlaceLookup(answer).ask(" m ");
	await vi.runAllTimersAsync();
	expect(asked()).toEqual([]);
	expect(answer).toHaveBeenCalledExactlyOnceWith(undefined);
});

test("an answer to a forgotten question is not given", async () => {
	const late: ((response: Response) => void)[] = [];
	fetched.mockImplementation(() => new Promise((resolve) => late.push(resolve)));
	const lookup = createPlaceLookup(answer);
	lookup.ask("miami");
	await vi.runAllTimersAsync();
	lookup.cancel();
	late[0]?.(Response.json({ places: [miami] }));
	await vi.runAllTimersAsync();
	expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
	expect(answer).not.toHaveBeenCalled();
});

test("a server that fails or is out of reach is the same as no suggestion", async () => {
	const lookup = createPlaceLookup(answer);
	fetched.mockImplementationOnce(async () => new Response("", { status: 503 }));
	lookup.ask("miami");
	await vi.runAllTimersAsync();
	fetched.mockImplementationOnce(async () => Promise.reject(new TypeError("Failed to fetch")));
	lookup.ask("miami");
	await vi.runAllTimersAsync();
	expect(answer.mock.calls).toEqual([[undefined], [undefined]]);
});

test("what is known for the first letters stays where no server answers", async () => {
	fetched.mockImplementationOnce(async () => Response.json({ places: [miami], answers: { mia: [0] } }));
	const known = fetchFirstPlaces();
	await vi.runAllTimersAsync();
	await known;
	fetched.mockImplementation(async () => Promise.reject(new TypeError("Failed to fetch")));
	const lookup = createPlaceLookup(answer);
	lookup.ask("mia");
	await vi.runAllTimersAsync();
	expect(answer.mock.calls).toEqual([[[miami]], [[miami]]]);
	// Nothing is left behind for the tests after it.
	fetched.mockImplementationOnce(async () => new Response(""));
	const forgotten = fetchFirstPlaces();
	await vi.runAllTimersAsync();
	await forgotten;
});

test("waits from the question to the answer, and no longer for one that is forgotten", async () => {
	const lookup = createPlaceLookup(answer);
	expect(lookup.isWaiting()).toBe(false);
	lookup.ask("miami");
	expect(lookup.isWaiting()).toBe(true);
	answer.mockImplementationOnce(() => expect(lookup.isWaiting()).toBe(false));
	await vi.runAllTimersAsync();
	expect(answer).toHaveBeenCalledOnce();
	for (const end of [() => lookup.cancel(), () => lookup.ask("m")]) {
		lookup.ask("miami");
		end();
		expect(lookup.isWaiting()).toBe(false);
	}
});
