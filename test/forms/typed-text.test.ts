// The one sanitizer, against every character that makes a text read as another one, in every form that there is.
import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { type AnyForm, fieldsOf, typedIn } from "../../src/forms/form.ts";
import { manyLines, oneLine } from "../../src/forms/typed-text.ts";

/** Unicode's own list: Bidi_Control, and what has no width at all. */
const turning = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code)).filter((character) =>
	/[\p{Bidi_Control}\u200B\u2060\uFEFF]/u.test(character),
);

describe("what is typed", () => {
	it("loses all that turns the direction of a line or has no width, and keeps what is around it", () => {
		expect(turning).toHaveLength(15);
		for (const character of turning) {
			const code = character.codePointAt(0)?.toString(16);
			expect(oneLine(`Ana${character}gnp.exe`), code).toBe("Ana gnp.exe");
			expect(manyLines(`one${character}two\n${character}three`), code).toBe("one two\n three");
			expect(oneLine(character.repeat(300)), code).toBe("");
		}
	});

	it("keeps what people write in: accents, other scripts, emoji made of several, marks that join", () => {
		for (const text of ["María-José Ñúñez", "محمد علي", "שלום", "नमस्ते", "👩‍👩‍👧", "می‌خواهم", "日本語"]) {
			expect(oneLine(text)).toBe(text);
			expect(manyLines(`${text}\n${text}`)).toBe(`${text}\n${text}`);
		}
	});
});

const source = resolve(import.meta.dirname, "../../src");
const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((file) => /-form\.ts$/.test(file));

/** What a file declares: forms, and functions that make one of nothing. */
async function formsIn(file: string): Promise<AnyForm[]> {
	const exported: Record<string, unknown> = await import(resolve(source, file));
	const isForm = (value: unknown): value is AnyForm =>
		typeof value === "object" && value !== null && "fields" in value && "schema" in value;
	return Object.entries(exported).flatMap(([name, value]) => {
		if (isForm(value)) return [value];
		if (typeof value !== "function" || !/FormIn$/.test(name) || value.length > 0) return [];
		try {
			const made: unknown = value();
			return isForm(made) ? [made] : [];
		} catch {
			return [];
		}
	});
}

it("is read by it in every field of every form", async () => {
	const forms = (await Promise.all(files.map(formsIn))).flat();
	expect(forms.length).toBeGreaterThan(7);
	for (const form of forms) {
		const data = new FormData();
		for (const name of fieldsOf(form)) data.append(name, `a${turning.join("b")}c`);
		for (const [name, value] of Object.entries(typedIn(form, data)))
			expect(value, `${form.id} ${name}`).not.toMatch(/[\p{Bidi_Control}\u200B\u2060\uFEFF]/u);
	}
});
