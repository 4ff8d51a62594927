// The desk's own texts: files of their own, so that no byte of them is the public site's.
import { messageFiller } from "../../i18n/fill-message.ts";
import { defaultLanguage, isLanguage, perLanguage } from "../../i18n/languages.ts";
import { once } from "../../i18n/once.ts";
import type english from "./en.json";

type Texts = Readonly<Record<string, string>>;

type WithoutPlural<Key extends string> = Key extends `${infer Base}_${"one" | "other"}` ? Base : Key;
/** A key of en.json, plural endings left out. */
export type DeskKey = WithoutPlural<keyof typeof english>;
export type DeskTranslate = (key: DeskKey, values?: Readonly<Record<string, string | number>>) => string;

const files = import.meta.glob<Texts>("./*.json", { eager: true, import: "default" });

const textsIn = (language: string) => files[`./${language}.json`];

/** A language that travelers read may be none of the desk's yet: agents read another there, and no page of theirs is lost. */
const texts = perLanguage((language) => {
	const found = textsIn(language) ?? textsIn(defaultLanguage);
	if (!found) throw new Error(`The desk has no texts in ${defaultLanguage}`);
	return found;
});

/** Where a key is put together from data. */
export const isDeskKey = (key: string): key is DeskKey => Object.hasOwn(texts[defaultLanguage], key);

/** Says the desk's texts in a language. */
export const deskTexts = once((language: string): DeskTranslate => {
	if (!isLanguage(language)) throw new Error(`No language: ${language}`);
	return messageFiller(language, texts[language], {});
});
