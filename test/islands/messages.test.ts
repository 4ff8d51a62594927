import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

/** The browser as far as the messages need it; `file` answers for the server. */
function browser(language: string, file: () => Response) {
	vi.resetModules();
	vi.stubGlobal("document", { documentElement: { lang: language } });
	const fetched = vi.fn(async (_url: string) => file());
	vi.stubGlobal("fetch", fetched);
	return { fetched, load: () => import("../../src/islands/messages.ts") };
}

describe("the islands' texts", () => {
	beforeEach(() => {
		vi.useFakeTimers();
	});
	afterEach(() => {
		vi.unstubAllGlobals();
		vi.useRealTimers();
	});

	const embedded = {
		messages: { "call.us": "Llame a Farelark", items_one: "{{count}} vuelo", items_other: "{{count}} vuelos" },
	};
	const variables = { agency: "Farelark" };

	it("are those of the markup at once, plurals included, before any file is there", async () => {
		const { load } = browser("es", () => Response.json({}));
		const { islandMessages } = await load();
		const { t } = islandMessages({ ...embedded, variables });
		expect(t("call.us")).toBe("Llame a Farelark");
		expect([t("items", { count: 1 }), t("items", { count: 3 })]).toEqual(["1 vuelo", "3 vuelos"]);
	});

	it("are those of the locale file once it is there, with the agency filled in", async () => {
		const { fetched, load } = browser("es", () => Response.json({ "call.us": "Llame ya a {{agency}}" }));
		const { islandMessages } = await load();
		const i18n = islandMessages({ ...embedded, variables });
		await vi.waitFor(() => expect(i18n.t("call.us")).toBe("Llame ya a Farelark"));
		expect(fetched.mock.calls.map(([url]) => url)).toEqual(["/locales/es/translation.json"]);
		expect(i18n.t("items", { count: 2 })).toBe("2 vuelos");
	});

	it("stay those of the markup when the file never loads, however often it is tried", async () => {
		const { fetched, load } = browser("en", () => new Response(null, { status: 503 }));
		const { islandMessages } = await load();
		const i18n = islandMessages({ ...embedded, variables });
		await vi.advanceTimersByTimeAsync(60_000);
		expect(fetched.mock.calls.length).toBeGreaterThan(3);
		expect(i18n.t("call.us")).toBe("Llame a Farelark");
	});

	it("are one instance, to which every island adds its own", async () => {
		const { fetched, load } = browser("en", () => Response.json({}));
		const { islandMessages } = await load();
		const first = islandMessages({ ...embedded, variables: {} });
		const second = islandMessages({ messages: { other: "Other" }, variables: { phone: "+1 800 555 0199" } });
		expect(second).toBe(first);
		expect([first.t("other"), first.t("call.us")]).toEqual(["Other", "Llame a Farelark"]);
		await vi.advanceTimersByTimeAsync(100);
		expect(fetched).toHaveBeenCalledTimes(1);
	});
});
