// docs/failures.md: what each kind of page and endpoint answers while the database, the files, the queues or the budgets are down.
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Bookings, openBookings } from "../features/bookings/bookings.ts";
import { texts, wordsOf } from "../features/funnel.ts";
import { share } from "../soak.ts";
import { type Ask, kinds } from "./failing-asks.ts";
import { type Answer, type Down, dependencies, failingSite, manners } from "./failing-site.ts";
import { priceEveryRoute } from "./priced.ts";

let bookings: Bookings;
beforeAll(async () => {
	bookings = await openBookings();
	await priceEveryRoute(bookings.db);
	await bookings.db.prepare("CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY)").run();
});
afterAll(() => bookings.stop());

const document = readFileSync(new URL("../../docs/failures.md", import.meta.url), "utf8");
const rows = [...document.matchAll(/^\| ([^|]+) \| (\w[^|]*) \| (\w[^|]*) \| (\w[^|]*) \| (\w[^|]*) \|$/gm)]
	.map(([, name = "", ...cells]) => [name, cells.map((cell) => cell.trim())] as const)
	.filter(([name]) => name !== "asked for");

/** A hang is longer than anything here waits. */
const hangMs = 10_000;

interface Seen {
	readonly answer: Answer;
	readonly error: string | undefined;
}

async function see({ cookie, target, fields }: Ask, down: Down): Promise<Seen> {
	const site = failingSite(bookings, cookie, down);
	const asked = fields ? site.post(target, fields) : site.get(target);
	const hung = new Promise<never>((_, reject) => setTimeout(reject, hangMs, new Error(`${target} hangs`)).unref());
	const answer = await Promise.race([asked, hung]);
	const line = site.lines.map((text) => JSON.parse(text)).find(({ status }) => status !== undefined);
	return { answer, error: line?.error };
}

/** What stands in the fields of that name: of choices, what is chosen. */
function typedIn({ page }: Answer, name: string): readonly string[] {
	return page.querySelectorAll(`main [name="${name}"]`).flatMap((field) => {
		if (field.tagName === "SELECT") return field.querySelector("option[selected]")?.getAttribute("value") ?? [];
		if (field.tagName === "TEXTAREA") return field.text;
		const isChoice = ["radio", "checkbox"].includes(field.getAttribute("type") ?? "");
		return isChoice && !field.hasAttribute("checked") ? [] : (field.getAttribute("value") ?? "");
	});
}

const lostOf = ({ fields = {}, typed = [] }: Ask, answer: Answer) =>
	typed.filter((name) => fields[name] && !typedIn(answer, name).includes(fields[name]));

const hasPhone = ({ page }: Answer) => page.querySelector("main a[href^='tel:']") !== null;
const isJson = ({ headers }: Answer) => /json/.test(headers.get("content-type") ?? "");
/** The texts that differ from one asking to the next: codes in addresses. */
const placeOf = ({ headers }: Answer) => headers.get("location")?.replace(/[\dA-Z]{6,}/g, "CODE");
const read = new WeakMap<Answer, string>();
/** Of an answer that all others are compared with it is read once. */
function textOf(answer: Answer): string {
	const text = read.get(answer) ?? (wordsOf(answer.page) || answer.text);
	read.set(answer, text);
	return text;
}

/** One word of the document's legend, or what else it was. */
function wordFor(ask: Ask, well: Answer, { answer, error }: Seen): string {
	const { status, headers } = answer;
	const unkept = /no-store/.test(headers.get("cache-control") ?? "");
	const again = Number(headers.get("retry-after")) > 0;
	if (status === 503 || status === 504) {
		if (answer.text.includes('"database":{"ok":false}')) return "says so";
		const clear = again && unkept && error && (isJson(answer) || hasPhone(answer));
		if (!clear) return `${status} again=${again} unkept=${unkept} error=${error} phone=${hasPhone(answer)}`;
		if (!ask.typed) return "503";
		const lost = lostOf(ask, answer);
		return lost.length === 0 ? "kept" : `lost ${lost}`;
	}
	if (status === 400 && well.status === 200) return unkept && hasPhone(answer) ? "asked again" : "400";
	if (status !== well.status || placeOf(answer) !== placeOf(well)) return `${status} ${placeOf(answer)}`;
	if (error) return "less";
	// A form that is sent says by where it leads what became of it.
	if (ask.fields || textOf(answer) === textOf(well)) return "whole";
	return wordsOf(answer.page).includes(texts.es.t("search.spent.heading")) && hasPhone(answer) ? "notice" : "less";
}

it("has a row for each kind that is walked here, and no other", () => {
	expect(rows.map(([name]) => name)).toEqual(kinds.map(({ name }) => name));
});

describe.each(kinds)("$name", ({ name, asks }) => {
	const inTurn = Object.entries(asks).map(([target, prepare], turn) => [target, prepare, turn] as const);
	it.each(inTurn)("%s", { timeout: 60_000 }, async (_, prepare, turn) => {
		const first = await prepare(bookings);
		const { answer: well, error } = await see(first, undefined);
		expect([well.status, error]).toEqual([well.status, undefined]);
		expect(well.status).toBeLessThan(500);
		const found: Record<string, string> = {};
		const told: Record<string, string> = {};
		for (const [index, what] of dependencies.entries()) {
			// In `npm test` one of the two by turns.
			for (const how of share(manners, turn + index, manners.length)) {
				// What was sent once is done.
				const ask = first.fields ? await prepare(bookings) : first;
				found[`${what} ${how}`] = wordFor(ask, well, await see(ask, { what, how }));
				told[`${what} ${how}`] = rows.find(([row]) => row === name)?.[1][index] ?? "";
			}
		}
		expect(found).toEqual(told);
	});
});
