// The pages of the built site, fetched once for all tests that walk them; where they lie, and what they are there.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

export const file = "node_modules/.cache/farelark/corpus.json";

export interface Answer {
	readonly target: string;
	readonly status: number;
	readonly headers: readonly (readonly [name: string, value: string])[];
	readonly html: string;
}

export interface Corpus {
	readonly key: string;
	readonly answers: readonly Answer[];
}

/** Another build or another day has other pages, and so have other addresses. */
export function keyOf(targets: readonly string[]): string {
	const sum = createHash("sha256");
	for (const name of ["dist/farelark/index.js", "dist/farelark/wrangler.json", "dist/client/.vite/manifest.json"]) {
		sum.update(readFileSync(name));
	}
	return sum.update(JSON.stringify([new Date().toISOString().slice(0, 10), ...targets])).digest("hex");
}

let answers: ReadonlyMap<string, Answer> | undefined;

/** Throws for an address that test/corpus/targets.ts does not name. */
function answerTo(target: string): Answer {
	answers ??= new Map((JSON.parse(readFileSync(file, "utf8")) as Corpus).answers.map((one) => [one.target, one]));
	const answer = answers.get(target);
	if (!answer) throw new Error(`${target} is not in the corpus`);
	return answer;
}

/** The same as a response of fetch. */
export function responseTo(target: string): Response {
	const { status, headers, html } = answerTo(target);
	return new Response(html, { status, headers: headers.map(([name, value]): [string, string] => [name, value]) });
}
