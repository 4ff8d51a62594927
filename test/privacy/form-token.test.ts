// A form's token is good for that form, that browser and that day.
import { expect, it } from "vitest";
import { issueFormToken, readFormToken, sameText } from "../../src/privacy/form-token.ts";
import { createVault } from "../../src/privacy/vault.ts";

const [first = "", second = ""] = ["a", "b"].map((letter) => btoa(letter.repeat(32)));
const vault = createVault([first]);
const issued = new Date("2026-11-21T15:00:00Z");
const after = (ms: number) => new Date(issued.getTime() + ms);
const read = (token: unknown, now = after(60_000), purpose = "passengers", visitor = "me", by = vault) =>
	readFormToken(by, purpose, visitor, { token, now });

it("is read for a day, from its first moment", async () => {
	const token = await issueFormToken(vault, "passengers", "me", issued);
	expect(await read(token)).toBe("ok");
	expect(await read(token, issued)).toBe("ok");
	expect(await read(token, after(24 * 3_600_000))).toBe("ok");
	expect(await read(token, after(24 * 3_600_000 + 1))).toBe("expired");
});

it("is wrong for another form, another browser, another key, and when it was made up", async () => {
	const token = await issueFormToken(vault, "passengers", "me", issued);
	const [time = "", mac = ""] = token.split(".");
	expect(await read(token, undefined, "payment")).toBe("wrong");
	expect(await read(token, undefined, "passengers", "you")).toBe("wrong");
	expect(await read(token, undefined, "passengers", "me", createVault([second]))).toBe("wrong");
	expect(await read(token, undefined, "passengers", "me", createVault([second, first]))).toBe("ok");
	const later = (Number.parseInt(time, 36) + 1000).toString(36);
	for (const forged of [
		null,
		undefined,
		new Blob(),
		"",
		".",
		`${later}.${mac}`,
		`${time}.${"0".repeat(64)}`,
		`${time}`,
	]) {
		expect(await read(forged), String(forged)).toBe("wrong");
	}
});

it("compares texts of any length", () => {
	expect(sameText("", "")).toBe(true);
	expect(sameText("a", "")).toBe(false);
	expect(sameText("", "a")).toBe(false);
	expect(sameText("ab", "ab")).toBe(true);
	expect(sameText("ab", "aba")).toBe(false);
	expect(sameText("aba", "ab")).toBe(false);
});
