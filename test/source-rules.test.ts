// Rules that every source file keeps, read from its text: its first line, its links, its names of pages and languages.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { languageCodes } from "../src/i18n/languages.ts";
import { routeIds } from "../src/routes.ts";

const source = resolve(import.meta.dirname, "../src");
const scriptFiles = resolve(import.meta.dirname, "../scripts");

function files(): string[] {
	return readdirSync(source, { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));
}

function scripts(): string[] {
	return readdirSync(scriptFiles, { recursive: true, encoding: "utf8" })
		.filter((file) => /\.tsx?$/.test(file))
		.map((file) => join(scriptFiles, file));
}

describe("a source file", () => {
	it("keeps every source file's first line a sentence about its job", () => {
		const silent = files().filter((file) => !/^(\/\/|\/\*) ?\S.*/.test(readFileSync(join(source, file), "utf8")));
		expect(silent).toEqual([]);
	});

	it("writes no internal URL by hand", () => {
		const byHand = files().filter((file) =>
			/(href|action)="\/(?!favicon)/.test(readFileSync(join(source, file), "utf8")),
		);
		expect(byHand).toEqual([]);
	});

	it("compares no route's id outside the table, and keeps no table of its own by id", () => {
		const ids = routeIds.join("|");
		// Ids that are words of the domain too ("airline") count where an id is what they are compared with.
		const telling = routeIds.filter((id) => /[A-Z]/.test(id)).join("|");
		const patterns = [
			new RegExp(`\\b(?:\\w*[iI]d|route|page|step)\\s*[!=]==\\s*"(?:${ids})"`),
			new RegExp(`"(?:${ids})"\\s*[!=]==\\s*(?:[\\w.]*\\.)?(?:\\w*[iI]d|route|page|step)\\b`),
			new RegExp(`[!=]==\\s*"(?:${telling})"|"(?:${telling})"\\s*[!=]==|case "(?:${telling})"`),
			/\b(?:id|route)\.(?:startsWith|endsWith|includes)\("[a-zA-Z]/,
			/Partial<Record<RouteId\b/,
		];
		const found = [...files().map((file) => join(source, file)), ...scripts()].flatMap((path) =>
			readFileSync(path, "utf8")
				.split("\n")
				.filter((line) => patterns.some((pattern) => pattern.test(line)))
				.map((line) => `${relative(source, path)}: ${line.trim()}`),
		);
		expect(found).toEqual([]);
		// It can see: what stood in the gateway, in the document and beside the consent question.
		for (const line of [
			'if (id === "bookingConfirmation") await limit(c);',
			'if (page.id === "flightResults") return ["results"];',
			'id.startsWith("fareAlert")',
			'if (id === "airline") return name;',
		]) {
			expect(
				patterns.some((pattern) => pattern.test(line)),
				line,
			).toBe(true);
		}
	});

	it("draws nothing at random on the server but from its cryptography, and makes no code of a text anywhere", () => {
		const found = files().filter((file) => {
			const text = readFileSync(join(source, file), "utf8");
			// Which of its views a browser measures is nobody's secret.
			const isForetold = /\bMath\.random\b/.test(text) && !file.includes("/island/");
			return isForetold || /\beval\(|\bnew Function\(/.test(text);
		});
		expect(found).toEqual([]);
	});

	it("has no folder or file for odds and ends", () => {
		expect(files().filter((file) => /(^|\/)(utils?|helpers?|common|lib|misc)(\/|\.)/.test(file))).toEqual([]);
	});

	it("names a language only in src/i18n: no key, string or property with its code, in the site or its scripts", () => {
		const root = resolve(source, "..");
		const known = languageCodes.join("|");
		const named = new RegExp(
			`(["'\`])(?:${known})\\1|(?<=[\\w)\\]?])\\.(?:${known})\\b|\\b(?:${known})\\??:|[{,]\\s*(?:${known})\\s*[,}]`,
		);
		const code = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
		const faults = ["src", "scripts"]
			.flatMap((folder) =>
				readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
			)
			.filter((file) => /\.tsx?$/.test(file) && !/^src\/(i18n|places\/data)\//.test(file))
			.flatMap((file) => {
				const found = named.exec(code(readFileSync(join(root, file), "utf8")));
				return found ? [`${file}: ${found[0]}`] : [];
			});
		expect(faults).toEqual([]);
		for (const text of ['x === "en"', "city.es", "{ en: 1 }", "({ en, es })", "city?.en", "city['es']"])
			expect(named.test(text), text).toBe(true);
	});
});
