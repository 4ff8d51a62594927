// The object of a shared screen on a storage and sockets of a test, made anew before each message: it may sleep between any two.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { overCode } from "../../../src/features/shared-screen/island/standing.ts";
import type { SharedScreen } from "../../../src/features/shared-screen/screen-object.ts";

vi.mock("cloudflare:workers", () => ({
	DurableObject: class {
		readonly ctx: unknown;
		constructor(ctx: unknown) {
			this.ctx = ctx;
		}
	},
}));

interface FakeSocket {
	readonly sent: unknown[];
	closed?: number;
	attached: unknown;
	tags?: readonly string[];
}

const minute = 60_000;

let kept: Map<string, unknown>;
let alarm: number | null;
let sockets: FakeSocket[];

beforeEach(() => {
	kept = new Map();
	alarm = null;
	sockets = [];
	vi.useFakeTimers({ now: Date.parse("2026-11-26T10:00:00Z"), toFake: ["Date"] });
	vi.stubGlobal("WebSocketRequestResponsePair", class {});
	vi.stubGlobal(
		"WebSocketPair",
		class {
			readonly 0 = {};
			readonly 1 = socket();
		},
	);
	// Node's own knows no status 101.
	vi.stubGlobal(
		"Response",
		class {
			readonly status: number;
			constructor(_: null, { status }: { status: number }) {
				this.status = status;
			}
		},
	);
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

function socket(): FakeSocket {
	const made: FakeSocket & Record<string, unknown> = {
		sent: [],
		attached: null,
		send: (text: string) => made.sent.push(JSON.parse(text)),
		serializeAttachment(value: unknown) {
			made.attached = value;
		},
		deserializeAttachment: () => made.attached,
		close(code: number) {
			made.closed = code;
			sockets = sockets.filter((one) => one !== made);
		},
	};
	return made;
}

/** As it wakes: with nothing in its memory. */
async function awake(): Promise<SharedScreen> {
	const { SharedScreen } = await import("../../../src/features/shared-screen/screen-object.ts");
	const storage = {
		get: async (key: string) => kept.get(key),
		put: async (key: string, value: unknown) => void kept.set(key, value),
		setAlarm: async (at: number) => {
			alarm = at;
		},
		deleteAlarm: async () => {
			alarm = null;
		},
		deleteAll: async () => kept.clear(),
	};
	const state = {
		storage,
		setWebSocketAutoResponse() {},
		getWebSockets: (tag?: string) => sockets.filter(({ tags }) => tag === undefined || tags?.includes(tag)),
		acceptWebSocket(one: FakeSocket, tags: readonly string[]) {
			one.tags = tags;
			sockets.push(one);
		},
	};
	return new SharedScreen(state as never, {});
}

const asks = (who: string) => new Request("https://screen.invalid/", { headers: { "X-Screen-Who": who } });
let browsers = 0;

/** @param who a browser; another one each time where none is named */
async function connected(who = `browser ${++browsers}`): Promise<FakeSocket> {
	expect((await (await awake()).fetch(asks(who))).status).toBe(101);
	const made = sockets.at(-1);
	if (!made) throw new Error("no socket");
	return made;
}

/** Lets time pass as the platform does: each alarm at its moment. */
async function pass(ms: number): Promise<void> {
	const end = Date.now() + ms;
	while (alarm !== null && alarm <= end) {
		vi.setSystemTime(alarm);
		await (await awake()).alarm();
	}
	vi.setSystemTime(end);
}

describe("a shared screen", () => {
	it("says how it stands to who connects, and when an agent comes, once, and has left for a minute", async () => {
		const caller = await connected();
		expect(caller.sent).toEqual([{ agent: "gone", proposals: 0 }]);
		for (let beat = 0; beat < 6; beat++) {
			expect(await (await awake()).agentSeen()).toBe(true);
			await pass(20_000);
		}
		expect(caller.sent.slice(1)).toEqual([{ agent: "present", proposals: 0 }]);
		await pass(minute - 20_000);
		expect(caller.sent.slice(2)).toEqual([{ agent: "gone", proposals: 0 }]);
	});

	it("tells everybody of each proposal, and nothing else of it", async () => {
		const [one, other] = [await connected(), await connected()];
		await (await awake()).proposed();
		await (await awake()).proposed();
		for (const { sent } of [one, other])
			expect(sent.slice(1).map((told) => JSON.stringify(told))).toEqual([
				'{"agent":"gone","proposals":1}',
				'{"agent":"gone","proposals":2}',
			]);
		expect((await (await awake()).callerSeen()).proposals).toBe(2);
	});

	it("knows for two minutes that a page without a script is open", async () => {
		expect(await (await awake()).agentSeen()).toBe(false);
		await (await awake()).callerSeen();
		await pass(2 * minute - 1);
		expect(await (await awake()).agentSeen()).toBe(true);
		await pass(1);
		expect(await (await awake()).agentSeen()).toBe(false);
	});

	it("takes eight, and closes each after an hour, whatever it is sent meanwhile", async () => {
		const all: FakeSocket[] = [];
		for (let count = 0; count < 8; count++) all.push(await connected());
		expect((await (await awake()).fetch(asks("one more"))).status).toBe(429);
		await pass(60 * minute - 1);
		(await awake()).webSocketMessage();
		expect(all.every(({ closed }) => closed === undefined)).toBe(true);
		await pass(1);
		expect(all.map(({ closed }) => closed)).toEqual(all.map(() => 4000));
	});

	it("gives one browser two of its places, the newest ones, so that copies of its address keep nobody out", async () => {
		const copies: FakeSocket[] = [];
		for (let count = 0; count < 20; count++) {
			copies.push(await connected("copied"));
			await pass(1000);
		}
		expect(copies.map(({ closed }) => closed)).toEqual([...Array(18).fill(4000), undefined, undefined]);
		for (let count = 0; count < 6; count++) await connected();
		expect((await (await awake()).fetch(asks("one more"))).status).toBe(429);
		// Who is there already may still load the page again.
		await connected("copied");
		expect(sockets).toHaveLength(8);
	});

	// A dead connection counted, and its own browser was refused for it: citrineos/citrineos#190, rstudio/shiny-server#99.
	it("takes a browser back whose connections were lost without a word, with all places taken", async () => {
		for (let count = 0; count < 6; count++) await connected();
		const [lost, also] = [await connected("mine"), await connected("mine")];
		const back = await connected("mine");
		expect([lost.closed, also.closed, back.closed]).toEqual([4000, undefined, undefined]);
		expect(sockets).toHaveLength(8);
	});

	// A code by which a page knows that it is over, and does not try again: mcdonc/klangk#3152.
	it("tells a page that was closed on purpose so, by a code of its own", async () => {
		const one = await connected("mine");
		await (await awake()).forgotten("mine");
		expect(one.closed).toBe(overCode);
		await (await awake()).proposed();
		// Nothing goes to it any more: kubestellar/console#4906, MangoAutomation/ma-core-public#469.
		expect(one.sent).toHaveLength(1);
	});

	it("closes those of a browser that forgot the trip, and no others", async () => {
		const [one, two, other] = [await connected("mine"), await connected("mine"), await connected()];
		await (await awake()).forgotten("mine");
		expect([one.closed, two.closed, other.closed]).toEqual([4000, 4000, undefined]);
		await (await awake()).forgotten("nobody");
		expect(sockets).toEqual([other]);
	});

	it("leaves nothing behind", async () => {
		await connected();
		await (await awake()).callerSeen();
		await (await awake()).agentSeen();
		await (await awake()).proposed();
		expect(kept.size).toBe(1);
		await pass(61 * minute);
		expect([kept.size, alarm, sockets.length]).toEqual([0, null, 0]);
	});
});
