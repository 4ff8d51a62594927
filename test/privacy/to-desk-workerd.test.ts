// The runtime that serves seals and opens as this one does: what one of them sealed, the other opens.
import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { Miniflare } from "miniflare";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sealerToDesk } from "../../src/privacy/to-desk.ts";
import { indexSecret, keys, pair } from "../desk/keys.ts";

const files = ["privacy/hash.ts", "privacy/keys.ts", "privacy/to-desk.ts", "desk/find/keys.ts"];
const main = `
	import { sealerToDesk } from "./privacy/to-desk.ts";
	import { createDeskKeys } from "./desk/find/keys.ts";
	export default {
		async fetch(request) {
			const { sealed, text, bound, publicKey, privateKey, indexSecret, term } = await request.json();
			const keys = createDeskKeys([privateKey], [indexSecret]);
			return Response.json({
				opened: await keys.open(sealed, bound),
				elsewhere: (await keys.open(sealed, "another")) ?? null,
				sealed: await sealerToDesk(publicKey)(text, bound),
				term: await keys.written(term),
			});
		},
	};`;

let workerd: Miniflare;
beforeAll(() => {
	const esm = (contents: string) => ({ type: "esm" as const, contents });
	const read = (file: string) =>
		stripTypeScriptTypes(readFileSync(new URL(`../../src/${file}`, import.meta.url), "utf8"));
	const modules = Object.fromEntries([["index.js", esm(main)], ...files.map((file) => [file, esm(read(file))])]);
	const manifest = { mainModule: "index.js", modules };
	workerd = new Miniflare({
		workers: [{ config: { name: "desk", compatibilityDate: "2026-10-01", manifest, env: {} } }],
	});
});
afterAll(() => workerd.dispose());

it("opens there what was sealed here, and here what was sealed there", async () => {
	const [text, bound] = [`{"names":[["ana","muñoz"]]}`, "booking K7M2R4X9"];
	const term = { kind: "name", text: "muñoz" } as const;
	const sealed = await sealerToDesk(pair.publicKey)(text, bound);
	const body = JSON.stringify({ ...pair, sealed, text, bound, indexSecret, term });
	const answer = await workerd.dispatchFetch("http://localhost/", { method: "POST", body });
	const there = (await answer.json()) as Readonly<Record<string, string | null>>;
	expect(there).toMatchObject({ opened: text, elsewhere: null, term: await keys.written(term) });
	expect(await keys.open(there.sealed ?? "", bound)).toBe(text);
});
