// The file's form: a line that says what it is, then sealed parts. One that is cut, changed, moved or added to does not open.
//
// {"format":"farelark-backup","version":1,"made":"2026-11-26T00:00:00.000Z","key":"8 digits","salt":"base64"}\n
// then for each part four bytes with its length (the first bit: it is the last one), AES-256-GCM's text and tag.
// Its nonce counts the parts and knows the last one; the first line is authenticated with every part.
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { BackupKey } from "./keys.ts";

const format = "farelark-backup";
const version = 1;
const algorithm = "aes-256-gcm";
const tagBytes = 16;
const lastBit = 0x8000_0000;
/** Far above what is written: a length that was changed asks for no more memory than this. */
const maxPart = 16 * 1024 * 1024;
const maxLine = 1000;

interface FileHead {
	/** ISO 8601 in UTC. */
	readonly made: string;
	/** The name of the key it is sealed under. */
	readonly key: string;
}

/** Each chunk is a part; nothing of them is kept. */
export async function* sealParts(chunks: AsyncIterable<Buffer>, key: BackupKey, made: Date): AsyncGenerator<Buffer> {
	const salt = randomBytes(32);
	const head = { format, version, made: made.toISOString(), key: key.name, salt: salt.toString("base64") };
	const line = Buffer.from(`${JSON.stringify(head)}\n`);
	const secret = key.derive(salt);
	yield line;
	let waiting: Buffer | undefined;
	let count = 0;
	const seal = (text: Buffer, last: boolean): Buffer => {
		const cipher = createCipheriv(algorithm, secret, nonce(count++, last)).setAAD(line);
		const sealed = Buffer.concat([cipher.update(text), cipher.final(), cipher.getAuthTag()]);
		const length = Buffer.alloc(4);
		length.writeUInt32BE(last ? sealed.length + lastBit : sealed.length);
		return Buffer.concat([length, sealed]);
	};
	for await (const chunk of chunks) {
		if (waiting) yield seal(waiting, false);
		waiting = chunk;
	}
	yield seal(waiting ?? Buffer.alloc(0), true);
}

interface OpenedFile {
	readonly head: FileHead;
	readonly parts: AsyncGenerator<Buffer>;
}

/** Throws; so do the parts where they are read. What they gave before is as it was written. */
export async function openParts(chunks: AsyncIterable<Buffer>, keys: readonly BackupKey[]): Promise<OpenedFile> {
	const bytes = takeFrom(chunks);
	const { line, made, name, salt } = readHead(await bytes.line());
	const key = keys.find((one) => one.name === name);
	if (!key) {
		const have = keys.map((one) => one.name).join(", ");
		throw new Error(`It is sealed under another key: the file names ${name}, BACKUP_KEY holds ${have}`);
	}
	return { head: { made, key: name }, parts: partsOf(bytes, key.derive(salt), line) };
}

async function* partsOf(bytes: Bytes, secret: Buffer, line: Buffer): AsyncGenerator<Buffer> {
	for (let count = 0; ; count++) {
		const length = await bytes.take(4);
		if (length.length < 4) throw cut(count);
		const mark = length.readUInt32BE();
		const last = mark >= lastBit;
		const size = last ? mark - lastBit : mark;
		if (size < tagBytes || size > maxPart) throw changed(count);
		const sealed = await bytes.take(size);
		if (sealed.length < size) throw cut(count);
		yield openPart(sealed, { secret, line, count, last });
		if (!last) continue;
		if ((await bytes.take(1)).length > 0) throw new Error("Something stands behind its end: it was added to");
		return;
	}
}

interface Place {
	readonly secret: Buffer;
	readonly line: Buffer;
	readonly count: number;
	readonly last: boolean;
}

function openPart(sealed: Buffer, { secret, line, count, last }: Place): Buffer {
	try {
		const tag = sealed.subarray(-tagBytes);
		const decipher = createDecipheriv(algorithm, secret, nonce(count, last), { authTagLength: tagBytes });
		decipher.setAAD(line).setAuthTag(tag);
		return Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()]);
	} catch {
		throw changed(count);
	}
}

const cut = (count: number) => new Error(`It is cut off: after ${count} whole parts its end is missing`);
const changed = (count: number) => new Error(`It was changed or is damaged: part ${count + 1} is not what was written`);

/** A key serves one file, so a count is enough. */
function nonce(count: number, last: boolean): Buffer {
	const bytes = Buffer.alloc(12);
	bytes.writeUInt8(last ? 1 : 0, 0);
	bytes.writeUInt32BE(count, 8);
	return bytes;
}

function readHead(line: Buffer) {
	const none = new Error("It is no backup of this site");
	let head: unknown;
	try {
		head = JSON.parse(line.toString());
	} catch {
		throw none;
	}
	if (typeof head !== "object" || head === null || !("format" in head) || head.format !== format) throw none;
	const { version: made, ...rest } = head as Readonly<Record<string, unknown>>;
	if (made !== version) throw new Error(`It has version ${String(made)} of the format; this reads ${version}`);
	const text = (name: string) => (typeof rest[name] === "string" ? rest[name] : "");
	if (!/^[0-9a-f]{8}$/.test(text("key")) || Number.isNaN(Date.parse(text("made")))) throw none;
	return { line, made: text("made"), name: text("key"), salt: Buffer.from(text("salt"), "base64") };
}

interface Bytes {
	/** So many, or fewer where the file ends. */
	take(count: number): Promise<Buffer>;
	/** To the end of the first line, which is part of it. */
	line(): Promise<Buffer>;
}

function takeFrom(chunks: AsyncIterable<Buffer>): Bytes {
	const source = chunks[Symbol.asyncIterator]();
	let held: Buffer = Buffer.alloc(0);
	const more = async () => {
		const { done, value } = await source.next();
		if (!done) held = Buffer.concat([held, value]);
		return !done;
	};
	async function take(count: number): Promise<Buffer> {
		while (held.length < count && (await more()));
		const taken = held.subarray(0, count);
		held = held.subarray(count);
		return taken;
	}
	return {
		take,
		async line() {
			while (!held.includes("\n") && held.length < maxLine && (await more()));
			return take(held.indexOf("\n") + 1);
		},
	};
}
