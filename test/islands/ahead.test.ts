import { afterEach, expect, it, vi } from "vitest";
import { fetchAhead } from "../../src/islands/ahead.ts";

const appended = vi.fn();

/** A page that has loaded, and rests when `rest` is called. */
function page(connection?: { readonly saveData: boolean }) {
	const resting: (() => void)[] = [];
	vi.stubGlobal("window", { requestIdleCallback: true });
	vi.stubGlobal("document", { readyState: "complete", head: { appendChild: appended }, createElement: () => ({}) });
	vi.stubGlobal("navigator", { connection });
	vi.stubGlobal("requestIdleCallback", (want: () => void) => resting.push(want));
	return {
		rest() {
			for (const want of resting) want();
		},
	};
}

const marker = (ahead?: string) => ({ dataset: { ahead } }) as unknown as HTMLElement;

afterEach(() => {
	vi.unstubAllGlobals();
	vi.clearAllMocks();
});

it("fetches the files once the page rests, and none before", () => {
	const { rest } = page();
	fetchAhead(marker("/assets/a.js /assets/b.js"));
	expect(appended).not.toHaveBeenCalled();
	rest();
	expect(appended.mock.calls).toEqual([
		[{ rel: "modulepreload", href: "/assets/a.js" }],
		[{ rel: "modulepreload", href: "/assets/b.js" }],
	]);
});

it("fetches nothing for who saves data, and for an island that names no file", () => {
	const saving = page({ saveData: true });
	fetchAhead(marker("/assets/a.js"));
	saving.rest();
	const plain = page({ saveData: false });
	fetchAhead(marker());
	plain.rest();
	expect(appended).not.toHaveBeenCalled();
});
