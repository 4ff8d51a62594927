// The sums of a CPU profile, on one made by hand.
import { describe, expect, it } from "vitest";
import { printed } from "../../../scripts/profile/printed.ts";
import { groupOf, type Profile, summarize } from "../../../scripts/profile/summarize.ts";

const node = (id: number, functionName: string, url: string, ...children: number[]) => ({
	id,
	callFrame: { functionName, url, lineNumber: 4, columnNumber: 1 },
	children,
});

/** The page renders a list, which renders a list in itself; then nothing is asked for a second. */
const profile: Profile = {
	nodes: [
		node(1, "(root)", "", 2, 3, 7),
		node(2, "(idle)", ""),
		node(3, "Page", "src/features/home/page.tsx", 4),
		node(4, "List", "src/ui/list.tsx", 5, 6),
		node(5, "List", "src/ui/list.tsx"),
		node(6, "translate", "node_modules/i18next/i18next.js"),
		node(7, "(garbage collector)", ""),
	],
	samples: [3, 4, 5, 6, 2, 7, 3],
	timeDeltas: [100, 100, 100, 100, 100, 100, 1_000_000],
};
const summary = summarize(profile, ({ url }) => url);
const cost = (name: string) => summary.functions.find((one) => one.name === name);

describe("a profile's summary", () => {
	it("counts neither idle time nor the pause before a request", () => {
		// Five samples of 100 µs, and the pause as no more than two.
		expect(summary.busy).toBe(700);
		expect(summary.functions.map(({ name }) => name)).not.toContain("(idle)");
	});

	it("tells a function's own time and its time with what it calls, which a function in itself does not double", () => {
		expect(cost("Page")).toMatchObject({ self: 300, whole: 600, place: "src/features/home/page.tsx" });
		expect(cost("List")).toMatchObject({ self: 200, whole: 300 });
		expect(cost("translate")).toMatchObject({ self: 100, whole: 100 });
	});

	it("adds up by room and package", () => {
		expect(Object.fromEntries(summary.groups.map(({ name, self }) => [name, self]))).toEqual({
			"src/features/home": 300,
			"src/ui": 200,
			"i18next, src/i18n": 100,
			"garbage collection": 100,
		});
		expect(summary.groups.reduce((sum, { self }) => sum + self, 0)).toBe(summary.busy);
	});

	it("prints microseconds of one request", () => {
		const text = printed("/", summary, 10, 2);
		expect(text).toContain("/: 0.07 ms a request in the profile (0.20 ms CPU of the process), 10 requests");
		expect(text).toMatch(/^ +30 +42\.9 % +60 {2}Page {2}src\/features\/home\/page\.tsx$/m);
	});
});

it.each([
	["renderElement", "node_modules/react-dom/cjs/server.js:10", "React"],
	["dispatch", "node_modules/hono/dist/compose.js:3", "hono"],
	["render", "node_modules/@hono/react-renderer/dist/index.js:3", "hono"],
	["t", "src/i18n/messages.ts:43", "i18next, src/i18n"],
	["get", "node_modules/lru-cache/dist/index.js:1", "lru-cache"],
	["fetch", "src/worker.ts:26", "src/worker.ts"],
	["deliver", "src/edge/deliver.ts:48", "src/edge"],
	["Rows", "src/features/search/results/rows.tsx:4", "src/features/search"],
	["digest", "", "functions of the platform (Response, encode, crypto …)"],
	["(program)", "", "workerd and the system"],
	["x", "index.js:4", "what the build made"],
])("%s of %s is counted for %s", (name, place, group) => {
	expect(groupOf(name, place)).toBe(group);
});
