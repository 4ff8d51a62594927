// Personal data at rest: what is sealed opens only where it belongs, and under a key that is still there.
import { describe, expect, it } from "vitest";
import { readEmailAddress } from "../../src/forms/email-address.ts";
import { isToken, newToken, tokenHash } from "../../src/privacy/token.ts";
import { createVault } from "../../src/privacy/vault.ts";
import { sealUnbound } from "./seal-unbound.ts";

const key = (letter: string) => btoa(letter.repeat(32));
const vault = createVault([key("a")]);
const address = "ana.núñez@mail.example";

describe("the vault", () => {
	it("opens what it sealed, and shows nothing of it", async () => {
		const sealed = await vault.seal(address, "people.email", "7");
		expect(sealed).toMatch(/^v2\.[0-9a-f]{8}\.[\w+/=]+\.[\w+/=]+$/);
		expect(atob(sealed.split(".")[3] ?? "")).not.toContain("mail");
		expect(await vault.open(sealed, "people.email", "7")).toBe(address);
	});

	it("never seals twice alike", async () => {
		expect(await vault.seal(address, "people.email", "7")).not.toBe(await vault.seal(address, "people.email", "7"));
	});

	it("opens nothing that was altered or moved to another column", async () => {
		const sealed = await vault.seal(address, "people.email", "7");
		await expect(vault.open(sealed, "outbox.sealed", "7")).rejects.toThrow();
		const parts = sealed.split(".");
		const content = parts[3] ?? "";
		parts[3] = (content.startsWith("A") ? "B" : "A") + content.slice(1);
		await expect(vault.open(parts.join("."), "people.email", "7")).rejects.toThrow();
		await expect(vault.open(`v3${sealed.slice(2)}`, "people.email", "7")).rejects.toThrow("people.email");
	});

	it("opens nothing in another row, nor as if it were bound to none", async () => {
		const sealed = await vault.seal(address, "people.email", "7");
		await expect(vault.open(sealed, "people.email", "8")).rejects.toThrow();
		await expect(vault.open(`v1${sealed.slice(2)}`, "people.email", "7")).rejects.toThrow();
	});

	it("opens what was sealed before rows were in it", async () => {
		const sealed = await sealUnbound(key("a"), address, "people.email");
		expect(await vault.open(sealed, "people.email", "7")).toBe(address);
		await expect(vault.open(sealed, "outbox.sealed", "7")).rejects.toThrow();
		await expect(vault.open(`v2${sealed.slice(2)}`, "people.email", "7")).rejects.toThrow();
	});

	it("opens and finds what an earlier key sealed, and seals with the new one", async () => {
		const rotated = createVault([key("b"), key("a")]);
		const old = await vault.seal(address, "people.email", "7");
		expect(await rotated.open(old, "people.email", "7")).toBe(address);
		await expect(vault.open(await rotated.seal(address, "people.email", "7"), "people.email", "7")).rejects.toThrow(
			"No key",
		);
		const before = await vault.fingerprint(address, "people.hash");
		expect(await rotated.fingerprints(address, "people.hash")).toContain(before);
		expect(await rotated.fingerprint(address, "people.hash")).not.toBe(before);
	});

	it("has fingerprints that are equal for equal texts of one column only", async () => {
		const print = await vault.fingerprint(address, "people.hash");
		expect(print).toMatch(/^[0-9a-f]{64}$/);
		expect(await vault.fingerprint(address, "people.hash")).toBe(print);
		expect(await vault.fingerprint(address, "others.hash")).not.toBe(print);
		expect(await vault.fingerprint(`${address}m`, "people.hash")).not.toBe(print);
	});

	it("hashes for the database, for cookies and for forms under keys of their own", async () => {
		const all = [
			await vault.fingerprint(address, "people.hash"),
			await vault.sign(address, "people.hash", "cookies"),
			await vault.sign(address, "people.hash", "tokens"),
		];
		expect(new Set(all).size).toBe(3);
		expect(await vault.signatures(address, "people.hash", "cookies")).not.toContain(all[2]);
		expect(await vault.fingerprints(address, "people.hash")).not.toContain(all[1]);
		// What was signed before each had one still counts.
		expect(await vault.signatures(address, "people.hash", "cookies")).toEqual([all[1], all[0]]);
	});

	it.each(["cookies", "tokens"] as const)("cannot make up %s whose key is another secret", async (use) => {
		const apart = createVault([key("a")], { [use]: [key("c")] });
		const own = await apart.sign(address, "people.hash", use);
		const signatures = await apart.signatures(address, "people.hash", use);
		expect(signatures).toEqual([own]);
		expect(signatures).not.toContain(await vault.sign(address, "people.hash", use));
		expect(signatures).not.toContain(await vault.fingerprint(address, "people.hash"));
		// Nothing else changes with it.
		expect(await apart.fingerprint(address, "people.hash")).toBe(await vault.fingerprint(address, "people.hash"));
		expect(await apart.open(await vault.seal(address, "people.email", "7"), "people.email", "7")).toBe(address);
		// From the derived key to one of its own, and on to the next: what was signed counts until its secret goes.
		const first = createVault([key("a")], { [use]: [key("c"), key("a")] });
		expect(await first.signatures(address, "people.hash", use)).toContain(
			await vault.sign(address, "people.hash", use),
		);
		const next = createVault([key("b")], { [use]: [key("d"), key("c")] });
		expect(await next.signatures(address, "people.hash", use)).toContain(own);
	});

	it("finds what was hashed before references had a secret of their own", async () => {
		const apart = createVault([key("a")], { references: [key("r"), key("a")] });
		const before = await vault.fingerprint(address, "people.hash");
		expect(await apart.fingerprints(address, "people.hash")).toContain(before);
		expect(await apart.fingerprint(address, "people.hash")).not.toBe(before);
		expect(await vault.open(await apart.seal(address, "people.email", "7"), "people.email", "7")).toBe(address);
	});

	it("refuses a key of another length without saying what it was", () => {
		expect(() => createVault(["c2hvcnQ="])).toThrow(/^(?!.*c2hvcnQ).*32 bytes/);
		expect(() => createVault([])).toThrow();
	});
});

describe("the secret of a link", () => {
	it("is 128 random bits that stand in a URL as they are, and is stored as a hash", async () => {
		const tokens = Array.from({ length: 200 }, newToken);
		expect(new Set(tokens).size).toBe(200);
		expect(tokens.filter((token) => !isToken(token) || encodeURIComponent(token) !== token)).toEqual([]);
		expect(await tokenHash("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
	});
});

describe("an e-mail address", () => {
	it.each(["a@b.co", " Ana.Nunez+vuelos@mail.example ", "o'brien@sub.mail.example", "ana@correo.español"])(
		"%s is one",
		(text) => {
			expect(readEmailAddress(text)).toBe(text.trim());
		},
	);

	it.each([
		...["", "ana", "ana@", "@mail.example", "ana@mail", "ana@@mail.example", "a b@mail.example", "ana@mail..example"],
		...["ana@-mail.example", ".ana@mail.example", "ana@mail.example,bo@mail.example", "Ana <ana@mail.example>"],
		...["ana@mail.example\r\nBcc: bo@mail.example", `${"a".repeat(65)}@mail.example`, `a@${"b.".repeat(130)}example`],
	])("%j is none", (text) => {
		expect(readEmailAddress(text)).toBeUndefined();
	});
});
