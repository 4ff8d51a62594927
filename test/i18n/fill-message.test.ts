// The texts as the server fills them are those that i18next says in the browser.
import i18next from "i18next";
import { describe, expect, it } from "vitest";
import en from "../../locales/en/translation.json";
import es from "../../locales/es/translation.json";
import { messageFiller } from "../../src/i18n/fill-message.ts";
import { sharedOptions } from "../../src/i18n/options.ts";

const common = { agency: "Farelark", phone: "+1 800 555 0100", hours: "9 a. m." };
const ending = /_(zero|one|two|few|many|other)$/;

describe.each([
	["en", en],
	["es", es],
] as const)("texts of %s", (language, texts: Readonly<Record<string, string>>) => {
	const instance = i18next.createInstance();
	void instance.init({
		...sharedOptions,
		lng: language,
		fallbackLng: false,
		resources: { [language]: { translation: texts } },
		interpolation: { ...sharedOptions.interpolation, defaultVariables: common },
		initAsync: false,
	});
	const t = messageFiller(language, texts, common);
	const keys = [...new Set(Object.keys(texts).map((key) => key.replace(ending, "")))];

	it("are the same without values", () => {
		for (const key of keys) expect(t(key), key).toBe(instance.t(key));
		expect(keys.length).toBeGreaterThan(1000);
	});

	it("are the same with values, also with one that looks like a placeholder", () => {
		for (const key of keys) {
			const names = Object.entries(texts)
				.filter(([known]) => known.replace(ending, "") === key)
				.flatMap(([, text]) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name));
			const values = Object.fromEntries(
				names.filter((name) => name !== "count").map((name) => [name, `<${name}> {{phone}} $&`]),
			);
			expect(t(key, values), key).toBe(instance.t(key, values));
		}
	});

	it("are the same by count, whichever plural it has", () => {
		for (const key of keys) {
			for (const count of [0, 1, 2, 1.5, 21, 1_000_000]) {
				expect(t(key, { count }), `${key} ${count}`).toBe(instance.t(key, { count }));
			}
		}
	});

	it("are the same with a value that is missing in the data", () => {
		const none = { place: undefined } as unknown as Record<string, string>;
		expect(t("town.to", none)).toBe(instance.t("town.to", none));
	});

	it("say a key that has no text", () => {
		expect(t("no.such.key")).toBe("no.such.key");
		expect(t("constructor", { count: 1 })).toBe("constructor");
	});
});
