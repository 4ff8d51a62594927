// What is left of React's server in the Worker renders to strings, and only that.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, it } from "vitest";
import { leanReactServer } from "../../../scripts/vite/lean-react-server.ts";

const require = createRequire(import.meta.url);
const path = require.resolve("react-dom/package.json").replace("package.json", "server.edge.js");
const transform = leanReactServer().transform as (code: string, id: string) => { code: string } | undefined;

it("keeps what renders to strings", () => {
	const lean = transform(readFileSync(path, "utf8"), path)?.code ?? "";
	const exports: { renderToString?: unknown } = {};
	new Function("require", "exports", lean)((name: string) => require(path.replace("server.edge.js", name)), exports);
	expect(Object.keys(exports).sort()).toEqual(["renderToStaticMarkup", "renderToString", "version"]);
	expect(exports.renderToString).toBeTypeOf("function");
	expect(lean).not.toContain("react-dom-server.edge");
});

it("leaves all other modules alone, and fails where React has changed", () => {
	expect(transform("x", "/react-dom/client.js")).toBeUndefined();
	expect(() => transform("exports.renderToString = b.renderToString;", path)).toThrow("React's server");
});
