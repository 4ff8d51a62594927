// A backup as a file: compressed and sealed as it is read, under another name until it is whole, never plain on the disk.
import { createReadStream, existsSync } from "node:fs";
import { type FileHandle, open, rename, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import type { BackupKey } from "./keys.ts";
import { type BackupRecord, type Sums, summing } from "./records.ts";
import { openParts, sealParts } from "./sealed-file.ts";

/** Bytes of a part before it is sealed, and characters that are put together before they are compressed. */
const partSize = 64 * 1024;

/** The last line. */
interface End {
	readonly end: Sums;
}

interface Written {
	readonly file: string;
	readonly key: BackupKey;
	readonly now: Date;
}

/** Throws where the file is there already: no backup is written over. */
export async function writeBackup(records: AsyncIterable<BackupRecord>, { file, key, now }: Written): Promise<Sums> {
	if (existsSync(file)) throw new Error(`${file} is there already: no backup is written over`);
	const part = `${file}.part`;
	const output = await newFile(part);
	const sum = summing();
	try {
		await pipeline(
			linesOf(sum.through(records), (): End => ({ end: sum.sums() })),
			createGzip({ chunkSize: partSize }),
			(chunks: AsyncIterable<Buffer>) => sealParts(chunks, key, now),
			output.createWriteStream(),
		);
		await rename(part, file);
	} catch (error) {
		await rm(part, { force: true });
		throw error;
	}
	return sum.sums();
}

async function newFile(path: string): Promise<FileHandle> {
	try {
		return await open(path, "wx", 0o600);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
		throw new Error(`${path} is there: another backup is under way, or one was broken off; then delete it`);
	}
}

async function* linesOf(records: AsyncIterable<BackupRecord>, end: () => End): AsyncGenerator<string> {
	let text = "";
	for await (const record of records) {
		text += `${JSON.stringify(record)}\n`;
		if (text.length < partSize) continue;
		yield text;
		text = "";
	}
	yield `${text}${JSON.stringify(end())}\n`;
}

interface ReadBackup {
	/** When it was made, ISO 8601 in UTC. */
	readonly made: string;
	/** As its end says, which what was read is true to. */
	readonly sums: Sums;
}

/**
 * Gives its records to `use` as they are opened. Throws where any of the file is not as it was written, maybe only
 * after `use` had what stands before that: what must not be half done reads it once with nothing to do.
 */
export async function readBackup(
	file: string,
	keys: readonly BackupKey[],
	use: (records: AsyncIterable<BackupRecord>) => Promise<unknown>,
): Promise<ReadBackup> {
	if (!existsSync(file)) throw new Error(`There is no file ${file}`);
	const input = createReadStream(file);
	const sum = summing();
	const last: { end?: Sums } = {};
	try {
		const { head, parts } = await openParts(input, keys);
		await pipeline(parts, createGunzip(), async (chunks: AsyncIterable<Buffer>) => {
			await use(sum.through(recordsOf(chunks, last)));
		});
		const { end } = last;
		// Whoever has the key made the file: this finds a mistake of ours.
		if (!end || JSON.stringify(end) !== JSON.stringify(sum.sums()))
			throw new Error("Its sums are not those of its rows");
		return { made: head.made, sums: end };
	} finally {
		input.destroy();
	}
}

/** Lines end with a line feed and nothing else: a text may hold every other character that some count as an end. */
async function* recordsOf(chunks: AsyncIterable<Buffer>, last: { end?: Sums }): AsyncGenerator<BackupRecord> {
	const decoder = new TextDecoder();
	let text = "";
	for await (const chunk of chunks) {
		text += decoder.decode(chunk, { stream: true });
		const lines = text.split("\n");
		text = lines.pop() ?? "";
		for (const line of lines) {
			const value = JSON.parse(line) as BackupRecord | End;
			if ("end" in value) last.end = value.end;
			else yield value;
		}
	}
}
