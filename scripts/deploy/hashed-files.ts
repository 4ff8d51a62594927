// Hashed files of the versions before: what pages that are open, or kept by browsers, still ask for goes up with the new version.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { addDays, isoDay } from "../../src/time/iso-date.ts";

/** Of a deployed site, under its origin: the names of its hashed files, and since when none of its pages has named one. */
export const listName = "hashed-files.json";
const folder = "assets";

/**
 * An old file goes up for so many days, and for no more than these; past them the ones that left first stay away. No deploy
 * waits longer than these seconds.
 */
const bounds = { days: 30, files: 2000, bytes: 50_000_000, seconds: 300 };
const listBytes = 5_000_000;

/** Nothing that could be written elsewhere than into the folder. A hash, which may come first, has dashes and underscores. */
const name = v.pipe(v.string(), v.regex(/^[\w-][\w.-]{0,99}\.(?:js|css|json|woff2|svg|png|webp|avif|jpg)$/));
const file = v.object({
	sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
	bytes: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(25_000_000)),
	/** The day on which a version was built that does not have it; one of the version's own has none. */
	left: v.optional(v.pipe(v.string(), v.isoDate())),
});
const list = v.object({ files: v.record(name, file) });

type HashedFile = v.InferOutput<typeof file>;
type List = v.InferOutput<typeof list>;

export interface Carrying {
	/** The folder that is uploaded. */
	readonly client: string;
	/** Scheme and host of the site that visitors have now. */
	readonly origin: string;
	readonly now: Date;
	readonly say: (text: string) => void;
	readonly most?: Partial<typeof bounds>;
}

/**
 * Adds to a build what the live site has and the build lacks, and writes the list that the next deploy will read. Only the live
 * site is asked, because a fresh clone has nothing else. Where it cannot be, the new version goes up with its own files alone,
 * and that is said. Throws only where there is no build.
 */
export async function carry({ client, origin, now, say, ...given }: Carrying): Promise<void> {
	const most = { ...bounds, ...given.most };
	const over = AbortSignal.timeout(most.seconds * 1000);
	const own = ownFiles(client);
	const live = await askList(origin, over);
	if (typeof live === "string") {
		say(`warning: no hashed files of the version before were carried: ${live}.`);
		say(
			"A page of it that is still open finds no code for what wakes later: it is loaded again once, or works without script.",
		);
		say("That is as it should be with the first deploy, and when the version before kept no list.");
		write(client, own);
		return;
	}
	const today = isoDay(now);
	const others = Object.entries(live.files)
		.filter(([name]) => !(name in own))
		.map(([name, file]): Named => ({ name, ...file, left: earlier(file.left ?? today, today) }))
		.toSorted((a, b) => (b.left ?? "").localeCompare(a.left ?? ""));
	const fresh = others.filter(({ left = "" }) => left >= addDays(today, -most.days));
	const kept = within(fresh, most);
	const fetched = await Promise.all(lanes(kept, 8).map((lane) => fetchAll(lane, origin, over)));
	const carried = fetched.flat().filter(({ body }) => body !== undefined);
	for (const { name, body } of carried) writeFileSync(join(client, folder, name), body ?? "");
	for (const { name, problem } of fetched.flat()) if (problem) say(`warning: not carried: ${name}: ${problem}`);
	const old = carried.map(({ name, sha256, bytes, left }) => [name, { sha256, bytes, left }] as const);
	write(client, { ...own, ...Object.fromEntries(old) });
	say(`${Object.keys(own).length} hashed files of this build, ${sameIn(own, live)} of them as they are on ${origin}`);
	say(`${carried.length} carried from there (${kilobytes(carried)} KB), each for ${most.days} days from when it left`);
	if (fresh.length < others.length) say(`${others.length - fresh.length} left longer ago, and go`);
	if (kept.length < fresh.length)
		say(`warning: ${fresh.length - kept.length} are more than a version may have, and go`);
}

type Named = HashedFile & { readonly name: string };

/** What the build itself made: what an earlier run carried into the same folder is not. */
function ownFiles(client: string): List["files"] {
	const path = join(client, listName);
	const before = existsSync(path) ? v.parse(list, JSON.parse(readFileSync(path, "utf8"))).files : {};
	const names = readdirSync(join(client, folder)).filter((name) => before[name]?.left === undefined);
	return Object.fromEntries(
		names.map((name) => {
			const body = readFileSync(join(client, folder, name));
			return [name, { sha256: sha256(body), bytes: body.length }];
		}),
	);
}

function write(client: string, files: List["files"]): void {
	writeFileSync(join(client, listName), `${JSON.stringify({ files } satisfies List)}\n`);
}

/** By the clock of another machine a file may have left on a day that is yet to come: it would stay for ever. */
function earlier(one: string, other: string): string {
	return one < other ? one : other;
}

/** The list, or what was wrong with it. */
async function askList(origin: string, over: AbortSignal): Promise<List | string> {
	try {
		const response = await ask(new URL(listName, origin), over);
		if (response.status !== 200) return `${origin}/${listName} answered ${response.status}`;
		const { output, success } = v.safeParse(list, JSON.parse(`${await bytesOf(response, listBytes)}`));
		return success ? output : `${origin}/${listName} is no such list`;
	} catch (error) {
		return `${origin}/${listName}: ${reason(error)}`;
	}
}

function ask(url: URL, over: AbortSignal): Promise<Response> {
	return fetch(url, { redirect: "manual", signal: AbortSignal.any([over, AbortSignal.timeout(30_000)]) });
}

/** Throws where an answer is longer, before all of it is here. */
async function bytesOf({ body }: Response, most: number): Promise<Buffer> {
	const parts: Uint8Array[] = [];
	let length = 0;
	for await (const part of body ?? []) {
		length += part.length;
		if (length > most) throw new Error(`it is longer than ${most} bytes`);
		parts.push(part);
	}
	return Buffer.concat(parts);
}

type Fetched = Named & { readonly body?: Uint8Array; readonly problem?: string };

async function fetchAll(files: readonly Named[], origin: string, over: AbortSignal): Promise<Fetched[]> {
	const fetched: Fetched[] = [];
	for (const one of files) fetched.push({ ...one, ...(await fetchOne(one, origin, over)) });
	return fetched;
}

/** A file that is not the one that was listed (cut off, rewritten on its way, an error page) is worse than none. */
async function fetchOne({ name, sha256: listed, bytes }: Named, origin: string, over: AbortSignal) {
	try {
		const response = await ask(new URL(`${folder}/${name}`, origin), over);
		if (response.status !== 200) return { problem: `status ${response.status}` };
		const body = await bytesOf(response, bytes);
		return sha256(body) === listed ? { body } : { problem: "it is not the file that the list names" };
	} catch (error) {
		return { problem: reason(error) };
	}
}

/** As many as fit, from the first. */
function within(files: readonly Named[], most: { readonly files: number; readonly bytes: number }): Named[] {
	let bytes = 0;
	return files.slice(0, most.files).filter((one) => {
		bytes += one.bytes;
		return bytes <= most.bytes;
	});
}

function lanes<Item>(items: readonly Item[], count: number): Item[][] {
	return Array.from({ length: count }, (_, lane) => items.filter((_, index) => index % count === lane));
}

function sameIn(own: List["files"], live: List): number {
	return Object.entries(own).filter(([name, { sha256 }]) => live.files[name]?.sha256 === sha256).length;
}

function kilobytes(files: readonly HashedFile[]): number {
	return Math.round(files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000);
}

function sha256(body: Uint8Array): string {
	return createHash("sha256").update(body).digest("hex");
}

function reason(error: unknown): string {
	const { message, cause } = error as Error;
	return cause instanceof Error ? cause.message || message : message;
}
