// What is left of i18next in the browser does all that the islands ask of it.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { i18n } from "i18next";
import { parseAst } from "vite";
import { expect, it } from "vitest";
import { leanI18next } from "../../../scripts/vite/lean-i18next.ts";

const path = createRequire(import.meta.url)
	.resolve("i18next")
	.replace("/cjs/", "/esm/");
const whole = readFileSync(path, "utf8");

function lean(code: string): string {
	const transform = leanI18next().transform as (code: string, id: string) => { code: string } | undefined;
	return transform.call({ parse: parseAst }, code, path)?.code ?? "";
}

it("has plurals, variables, texts of a page until its file is there, and says when it is", async () => {
	const { default: own } = (await import(`data:text/javascript,${encodeURIComponent(lean(whole))}`)) as {
		default: i18n;
	};
	const instance = own.createInstance();
	const file = { a_one: "{{count}} flight", a_other: "{{count}} flights of {{agency}}" };
	const loaded = new Promise((resolve) => instance.on("loaded", resolve));
	void instance
		.use({
			type: "backend",
			init() {},
			read: (_l: string, _n: string, done: (e: null, d: object) => void) => setTimeout(() => done(null, file)),
		})
		.init({
			lng: "es",
			fallbackLng: false,
			ns: "translation",
			fallbackNS: "embedded",
			keySeparator: false,
			nsSeparator: false,
			resources: { es: { embedded: {} } },
			partialBundledLanguages: true,
			interpolation: { escapeValue: false, defaultVariables: { agency: "Farelark" } },
		});
	instance.addResourceBundle("es", "embedded", { "b.c": "here & now" });
	expect([instance.t("b.c"), instance.t("missing")]).toEqual(["here & now", "missing"]);
	await loaded;
	expect([1, 2].map((count) => instance.t("a", { count }))).toEqual(["1 flight", "2 flights of Farelark"]);
	expect(instance.getResourceBundle("es", "translation")).toEqual(file);
});

it("is an eighth smaller, and an i18next that looks otherwise stops the build", () => {
	expect(lean(whole).length).toBeLessThan((whole.length * 7) / 8);
	expect(() => lean(whole.replace("  dir(lng) {", "  direction(lng) {"))).toThrow("dir");
	expect(() => lean(whole.replace("const init = instance.init;", "instance.dir();"))).toThrow("dir");
	expect(() => lean(whole.replace("  nest(str, fc,", "  nested(str, fc,"))).toThrow("report");
	expect(() => lean(whole.replace("if (debugOnly && !this.debug) return null;", ""))).toThrow("report");
});
