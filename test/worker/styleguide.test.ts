// The style guide is for development: a build neither answers for it nor contains any of it.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { localize } from "../../src/i18n/language-parameter.ts";
import { languageCodes } from "../../src/i18n/languages.ts";
import { href } from "../../src/links.ts";
import { styleguidePath, stylesPath } from "../../src/styleguide/serve.tsx";
import { sharedWorker } from "./harness.ts";

let harness: Awaited<ReturnType<typeof sharedWorker>>;
beforeAll(async () => {
	harness = await sharedWorker();
});

describe("the style guide in a build", () => {
	it.each([styleguidePath, stylesPath])("%s leads to the not-found page like any unknown path", async (path) => {
		for (const language of languageCodes) {
			const answer = await harness.get(localize(path, language));
			expect(answer.status).toBe(302);
			expect(answer.headers.get("location")).toBe(href(language, "notFound"));
		}
	});

	it("is in no file of the Worker or the client", () => {
		const files = ["dist/farelark", "dist/client"].flatMap((folder) =>
			readdirSync(folder, { recursive: true, encoding: "utf8" })
				.filter((file) => /\.(js|css|json|html)$/.test(file))
				.map((file) => join(folder, file)),
		);
		expect(files.length).toBeGreaterThan(5);
		// One from its markup, one from its styles, one from its samples.
		const marks = ["data-example", "sg-swatch", "Xyzzy", styleguidePath];
		const found = files.filter((file) => {
			const text = readFileSync(file, "utf8");
			return marks.some((mark) => text.includes(mark));
		});
		expect(found).toEqual([]);
	});
});
