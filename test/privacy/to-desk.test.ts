// What is sealed to the desk: opened by its private key alone, for what it was sealed for.
import { generateKeyPairSync } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createDeskKeys } from "../../src/desk/find/keys.ts";
import { sealerToDesk } from "../../src/privacy/to-desk.ts";
import { createVault } from "../../src/privacy/vault.ts";
import { indexSecret, keys, newDeskPair, pair } from "../desk/keys.ts";

const seal = sealerToDesk(pair.publicKey);
const text = `{"names":[["ana","muñoz"]]}`;

describe("a text sealed to the desk", () => {
	it("is opened by the desk, and shows nothing", async () => {
		const sealed = await seal(text, "booking A");
		expect(await keys.open(sealed, "booking A")).toBe(text);
		const [, , content = ""] = sealed.split(".");
		expect(atob(content)).not.toContain("names");
	});

	it("is another one each time", async () => {
		expect(await seal(text, "booking A")).not.toBe(await seal(text, "booking A"));
	});

	it("is not opened for another subject, altered, or by another key, and says so by nothing", async () => {
		const sealed = await seal(text, "booking A");
		expect(await keys.open(sealed, "message A")).toBeUndefined();
		const [mark, sent = "", content = ""] = sealed.split(".");
		const swapped = (part: string) => (part.startsWith("A") ? "B" : "A") + part.slice(1);
		for (const altered of [
			[mark, swapped(sent), content],
			[mark, sent, swapped(content)],
			["d2", sent, content],
			[mark, sent],
			["not base64 at all"],
			[mark, "!", "!"],
			[mark, btoa("short"), content],
		]) {
			expect(await keys.open(altered.join("."), "booking A"), altered.join(".")).toBeUndefined();
		}
		const other = await newDeskPair();
		expect(await createDeskKeys([other.privateKey], [indexSecret]).open(sealed, "booking A")).toBeUndefined();
	});

	it("is opened after a change of keys by the old one that is still there", async () => {
		const young = await newDeskPair();
		const both = createDeskKeys([young.privateKey, pair.privateKey], [indexSecret]);
		expect(await both.open(await seal(text, "a"), "a")).toBe(text);
		expect(await both.open(await sealerToDesk(young.publicKey)(text, "a"), "a")).toBe(text);
	});

	it("is opened by a pair that openssl has made, as docs/data.md says: the last 32 bytes of each half", async () => {
		const made = generateKeyPairSync("x25519");
		const last = (der: Buffer) => der.subarray(-32).toString("base64");
		const privateKey = last(made.privateKey.export({ type: "pkcs8", format: "der" }));
		const publicKey = last(made.publicKey.export({ type: "spki", format: "der" }));
		const sealed = await sealerToDesk(publicKey)(text, "a");
		expect(await createDeskKeys([privateKey], [indexSecret]).open(sealed, "a")).toBe(text);
	});

	it("cannot be opened by who sealed it: the vault has no way to, and without a key does not seal", async () => {
		const vault = createVault([btoa("a".repeat(32))], {}, pair.publicKey);
		const sealed = (await vault.sealToDesk?.(text, "booking A")) ?? "";
		expect(await keys.open(sealed, "booking A")).toBe(text);
		await expect(vault.open(sealed, "find_pending.for_desk", "booking A")).rejects.toThrow("No key");
		expect(createVault([btoa("a".repeat(32))])).not.toHaveProperty("sealToDesk");
	});

	it("needs keys of the right length, and never says what they were", () => {
		expect(() => sealerToDesk("c2hvcnQ=")).toThrow(/^(?!.*c2hvcnQ).*32 bytes/);
		expect(() => createDeskKeys(["c2hvcnQ="], [indexSecret])).toThrow(/^(?!.*c2hvcnQ).*32 bytes/);
		expect(() => createDeskKeys([], [indexSecret])).toThrow("private");
		expect(() => createDeskKeys([pair.privateKey], [])).toThrow("index");
	});
});

describe("a term of the index", () => {
	it("is equal for equal texts of one kind under one key, and says which key that is", async () => {
		const term = await keys.written({ kind: "name", text: "munoz" });
		expect(term).toBe(await keys.written({ kind: "name", text: "munoz" }));
		expect(term.startsWith(await keys.indexName())).toBe(true);
		expect(term).toMatch(/^[0-9a-f]{8}[\w+/]{22}$/);
		const others = [
			await keys.written({ kind: "name", text: "munos" }),
			await keys.written({ kind: "mailbox", text: "munoz" }),
			await createDeskKeys([pair.privateKey], [btoa("j".repeat(32))]).written({ kind: "name", text: "munoz" }),
		];
		expect(new Set([term, ...others]).size).toBe(4);
	});

	it("is asked for under every key, the newest first", async () => {
		const young = btoa("y".repeat(32));
		const both = createDeskKeys([pair.privateKey], [young, indexSecret]);
		const term = { kind: "phone", text: "+525512345678" } as const;
		expect(await both.asked(term)).toEqual([await both.written(term), await keys.written(term)]);
	});
});
