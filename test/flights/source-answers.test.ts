// Since when a source fails, by what was noted; and how seldom the database hears of it.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { failingOf, noteAnswers } from "../../src/flights/source-answers.ts";
import { startDatabase, type TestDatabase } from "../database.ts";
import { downDatabase } from "../reliability/faulty.ts";

let database: TestDatabase;
beforeEach(async () => {
	database = await startDatabase();
});
afterEach(() => database.stop());

const began = Date.parse("2026-11-26T12:00:00.000Z");

/** An isolate, which counts what it asks the database. */
function isolate(db = database.db) {
	let asked = 0;
	let at = began;
	const pending: Promise<unknown>[] = [];
	const counted = new Proxy(db, {
		get(target, name) {
			if (name === "prepare") asked++;
			return Reflect.get(target, name).bind(target);
		},
	});
	const note = noteAnswers({
		db: counted,
		source: "duffel",
		now: () => new Date(at),
		keepAlive: (work) => pending.push(work),
	});
	return {
		asked: () => asked,
		async note(seconds: number, why?: string) {
			at = began + seconds * 1_000;
			note("search", why);
			await Promise.all(pending);
		},
	};
}

const search = async (seconds = 1_000) =>
	(await failingOf(database.db, "duffel", new Date(began + seconds * 1_000))).get("search");

describe("a source fails", () => {
	it("from the first failure behind the last good answer to the last one, once there were three", async () => {
		const here = isolate();
		await here.note(0);
		await here.note(100, "timeout");
		await here.note(400, "timeout");
		expect(await search()).toMatchObject({ seconds: 0, failures: 2 });
		await here.note(1_000, "unavailable");
		expect(await search()).toEqual({
			...{ seconds: 900, failures: 3, why: "unavailable" },
			goodAt: new Date(began).toISOString(),
		});
	});

	it("no more with a good answer of any isolate", async () => {
		const [here, there] = [isolate(), isolate()];
		for (const seconds of [0, 60, 120, 180]) await here.note(seconds, "timeout");
		expect(await search()).toMatchObject({ seconds: 180, failures: 4, goodAt: null });
		await there.note(181);
		expect(await search()).toMatchObject({ seconds: 0, failures: 0, why: null });
		await here.note(190, "timeout");
		await here.note(300, "timeout");
		expect(await search()).toMatchObject({ failures: 1 });
	});

	it("no more a day behind the last failure, where nobody asked since", async () => {
		const [day, here] = [86_400, isolate()];
		for (const seconds of [0, day, 2 * day]) await here.note(seconds, "timeout");
		expect(await search(3 * day - 1)).toMatchObject({ seconds: 2 * day, failures: 3 });
		expect(await search(3 * day)).toMatchObject({ seconds: 0, failures: 3 });
	});

	it("and of another source nothing is known", async () => {
		await isolate().note(0, "timeout");
		expect((await failingOf(database.db, "other", new Date(began))).size).toBe(0);
	});
});

describe("the database is asked", () => {
	it("once a minute while all is well, and as often while all fails", async () => {
		const here = isolate();
		for (let second = 0; second < 120; second++) await here.note(second);
		expect(here.asked()).toBe(2);
		for (let second = 120; second < 240; second++) await here.note(second, "timeout");
		expect(here.asked()).toBe(4);
		expect(await search()).toMatchObject({ failures: 2 });
	});

	it("four times a minute at most where every second answer fails", async () => {
		const here = isolate();
		for (let second = 0; second < 60; second++) await here.note(second, second % 2 ? "timeout" : undefined);
		expect(here.asked()).toBeLessThanOrEqual(4);
	});

	it("and many isolates write one failure a minute between them", async () => {
		for (let second = 0; second < 50; second++) await isolate().note(second, "timeout");
		expect(await search()).toMatchObject({ seconds: 0, failures: 1 });
	});

	it("and where it is down, nobody hears of it", async () => {
		await expect(isolate(downDatabase(database.db)).note(0)).resolves.toBeUndefined();
	});
});
