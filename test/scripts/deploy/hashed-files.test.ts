// What a deploy carries of the versions before, from a site of this machine: the same bytes, for thirty days, within bounds.
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { carry, listName } from "../../../scripts/deploy/hashed-files.ts";

let root: string;
let servers: Server[] = [];
let said: string[] = [];
beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), "hashed-files-"));
	said = [];
});
afterEach(() => {
	for (const server of servers) server.close();
	servers = [];
	rmSync(root, { recursive: true, force: true });
});

const silent = "http://127.0.0.1:1";
const day = (date: string) => new Date(`${date}T12:00:00Z`);
const say = (text: string) => said.push(text);

/** A build of its own, by the names of its hashed files and what they have in them. */
function build(name: string, files: Readonly<Record<string, string>>): string {
	const client = join(root, name);
	mkdirSync(join(client, "assets"), { recursive: true });
	for (const [file, text] of Object.entries(files)) writeFileSync(join(client, "assets", file), text);
	return client;
}

interface Instead {
	readonly status?: number;
	readonly body?: string;
	/** No answer ever comes. */
	readonly silent?: true;
}

/** Serves a build as the platform serves its files. `instead` answers some paths otherwise. */
async function serve(client: string, instead: Readonly<Record<string, Instead>> = {}) {
	const asked: string[] = [];
	const server = createServer(({ url = "" }, response) => {
		asked.push(url);
		const other = instead[url];
		if (other?.silent) return;
		try {
			response.writeHead(other?.status ?? 200).end(other ? other.body : readFileSync(join(client, url)));
		} catch {
			response.writeHead(404).end("Not found\n");
		}
	});
	servers.push(server);
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

const filesIn = (client: string) =>
	Object.fromEntries(
		readdirSync(join(client, "assets")).map((file) => [file, readFileSync(join(client, "assets", file), "utf8")]),
	);

const listed = (client: string): Record<string, { left?: string }> =>
	JSON.parse(readFileSync(join(client, listName), "utf8")).files;

const first = { "boot-a1.js": "one", "mount-b1.css": "two", "inter-c1.woff2": "three" };
const second = { "boot-a2.js": "uno", "mount-b2.css": "dos", "inter-c1.woff2": "three" };
const third = { "boot-a3.js": "un", "mount-b2.css": "dos", "inter-c1.woff2": "three" };

/** The first version is there, as a deploy leaves it. */
async function firstIsThere() {
	const client = build("first", first);
	await carry({ client, origin: silent, now: day("2026-11-01"), say });
	said = [];
	return client;
}

describe("the hashed files of the versions before", () => {
	it("go up with the new version, byte for byte, and those of the version before that as well", async () => {
		const one = await serve(await firstIsThere());
		const client = build("second", second);
		await carry({ client, origin: one.origin, now: day("2026-11-10"), say });
		expect(filesIn(client)).toEqual({ ...first, ...second });
		expect(listed(client)["boot-a1.js"]?.left).toBe("2026-11-10");
		expect(listed(client)["boot-a2.js"]).not.toHaveProperty("left");
		expect(said.join("\n")).toMatch(/3 hashed files of this build, 1 of them.*\n2 carried/);
		const two = await serve(client);
		const last = build("third", third);
		await carry({ client: last, origin: two.origin, now: day("2026-11-20"), say });
		expect(filesIn(last)).toEqual({ ...first, ...second, ...third });
		expect(listed(last)["boot-a1.js"]?.left).toBe("2026-11-10");
		expect(listed(last)["boot-a2.js"]?.left).toBe("2026-11-20");
	});

	it("stay for thirty days from when they left, and a version that was there until now always goes along", async () => {
		const one = await serve(await firstIsThere());
		const client = build("second", second);
		await carry({ client, origin: one.origin, now: day("2027-06-01"), say });
		expect(Object.keys(filesIn(client))).toContain("boot-a1.js");
		const two = await serve(client);
		for (const [date, stays] of [
			["2027-07-01", true],
			["2027-07-02", false],
		] as const) {
			const last = build(date, third);
			await carry({ client: last, origin: two.origin, now: day(date), say });
			expect(Object.keys(filesIn(last)).includes("boot-a1.js"), date).toBe(stays);
			expect(filesIn(last), date).toMatchObject(second);
		}
		expect(said.at(-1)).toBe("2 left longer ago, and go");
	});

	it("come twice to the same: what was carried is not taken for the build's own", async () => {
		const one = await serve(await firstIsThere());
		const client = build("second", second);
		for (const date of ["2026-11-10", "2026-11-11"]) await carry({ client, origin: one.origin, now: day(date), say });
		expect(filesIn(client)).toEqual({ ...first, ...second });
		expect(listed(client)["boot-a1.js"]?.left).toBe("2026-11-11");
	});

	it("are not more than a version may have: the ones that left last stay", async () => {
		const one = await serve(await firstIsThere());
		const client = build("second", second);
		await carry({ client, origin: one.origin, now: day("2026-11-10"), say });
		const two = await serve(client);
		for (const most of [
			{ days: 30, files: 1, bytes: 1000 },
			{ days: 30, files: 10, bytes: 5 },
		]) {
			const last = build(`third-${most.files}`, third);
			await carry({ client: last, origin: two.origin, now: day("2026-11-20"), say, most });
			expect(Object.keys(filesIn(last)).toSorted()).toEqual(["boot-a2.js", ...Object.keys(third)].toSorted());
			expect(said.at(-1)).toMatch(/^warning: 2 are more/);
		}
	});

	it("are left where one is not what the list says, and said", async () => {
		const there = await firstIsThere();
		const { origin } = await serve(there, {
			"/assets/boot-a1.js": { body: "<html>sorry" },
			"/assets/mount-b1.css": { status: 503, body: "two" },
		});
		const client = build("second", second);
		await carry({ client, origin, now: day("2026-11-10"), say });
		expect(filesIn(client)).toEqual(second);
		expect(Object.keys(listed(client)).toSorted()).toEqual(Object.keys(second).toSorted());
		expect(said.filter((line) => line.startsWith("warning"))).toHaveLength(2);
	});

	it("may begin with any letter of a hash, a dash too", async () => {
		const there = build("first", { ...first, "-x_9Zq.js": "four", "_-ab12.js": "five" });
		for (const date of ["2026-11-01", "2026-11-02"])
			await carry({ client: there, origin: silent, now: day(date), say });
		const { origin } = await serve(there);
		const client = build("second", second);
		await carry({ client, origin, now: day("2026-11-10"), say });
		expect(filesIn(client)).toEqual({ ...filesIn(there), ...second });
	});

	it("are no longer than the list says, whatever comes", async () => {
		const there = await firstIsThere();
		const files = listed(there);
		const long = "x".repeat(2_000_000);
		const sum = createHash("sha256").update(long).digest("hex");
		const body = JSON.stringify({ files: { ...files, "long-a1.js": { sha256: sum, bytes: 1 } } });
		const { origin } = await serve(there, { [`/${listName}`]: { body }, "/assets/long-a1.js": { body: long } });
		const client = build("second", second);
		await carry({ client, origin, now: day("2026-11-10"), say });
		expect(filesIn(client)).toEqual({ ...first, ...second });
		expect(said.filter((line) => line.startsWith("warning"))).toEqual([
			"warning: not carried: long-a1.js: it is longer than 1 bytes",
		]);
	});

	it("do not stay for ever by a day that is yet to come", async () => {
		const one = await serve(await firstIsThere());
		const client = build("second", second);
		await carry({ client, origin: one.origin, now: day("2036-11-10"), say });
		const two = await serve(client);
		const last = build("third", third);
		await carry({ client: last, origin: two.origin, now: day("2026-11-20"), say });
		expect(listed(last)["boot-a1.js"]?.left).toBe("2026-11-20");
	});

	it("keep nobody waiting where the site hangs: what has not come in time stays away", async () => {
		const there = await firstIsThere();
		const { origin } = await serve(there, { "/assets/boot-a1.js": { silent: true } });
		const client = build("second", second);
		await carry({ client, origin, now: day("2026-11-10"), say, most: { seconds: 0.5 } });
		expect(filesIn(client)).toEqual({ "mount-b1.css": "two", ...second });
		expect(said.join("\n")).toMatch(/warning: not carried: boot-a1.js: .*timeout/);
	});

	it("never lead out of their folder, and are asked under no other name", async () => {
		const sum = createHash("sha256").update("x").digest("hex");
		for (const name of ["../worker.js", "a/b.js", ".dev.vars", "page.html", "%2e%2e%2fx.js"]) {
			const body = JSON.stringify({ files: { [name]: { sha256: sum, bytes: 1 } } });
			const { origin, asked } = await serve(root, { [`/${listName}`]: { body } });
			const client = build(`second-${encodeURIComponent(name)}`, second);
			await carry({ client, origin, now: day("2026-11-10"), say });
			expect(filesIn(client), name).toEqual(second);
			expect(asked, name).toEqual([`/${listName}`]);
			expect(said.join("\n"), name).toContain("no such list");
		}
	});
});

describe("a site that tells of none", () => {
	it.each([
		["there is no site", undefined],
		["it has no list", { status: 404, body: "Not found\n" }],
		["it leads to a page", { status: 302, body: "" }],
		["it answers something else", { body: "<html>" }],
		["it answers another JSON", { body: '{"files":[1]}' }],
	])("stops no deploy, and what follows is said: %s", async (_, answer) => {
		const origin = answer ? (await serve(root, { [`/${listName}`]: answer })).origin : silent;
		const client = build("first", first);
		await carry({ client, origin, now: day("2026-11-01"), say });
		expect(Object.keys(listed(client)).toSorted()).toEqual(Object.keys(first).toSorted());
		expect(said.join("\n")).toMatch(/^warning: no hashed files.*\nA page of it that is still open/);
	});
});

it("throws where nothing was built", async () => {
	await expect(carry({ client: join(root, "none"), origin: silent, now: new Date(), say })).rejects.toThrow();
});
