// Fills the texts of one language as i18next does with the options that the site uses, from templates that are taken apart
// once: a page asks for a hundred texts, and i18next looks for each one's plural, context and nesting anew.
import { once } from "./once.ts";

type Values = Readonly<Record<string, string | number>>;

/** Text, name, text, name, …, text. */
type Template = readonly string[];

const placeholder = /\{\{(\w+)\}\}/;

/**
 * Says a text by its key. A `count` among the values chooses the plural, and `<key>_zero` where there is one; without one the
 * key itself is the text. `common` are values that every text may mention. What has no value stays as it is written (what is
 * given as undefined is empty), and a key without a text is said itself.
 */
export function messageFiller(
	language: string,
	texts: Readonly<Record<string, string>>,
	common: Values,
): (key: string, values?: Values) => string {
	const plurals = new Intl.PluralRules(language);
	const templateOf = once(
		(key: string): Template => (Object.hasOwn(texts, key) ? (texts[key] ?? key) : key).split(placeholder),
	);
	const formOf = once((key: string, category: string) => {
		const categories = category === "zero" ? ["zero", plurals.select(0), "other"] : [category, "other"];
		const forms = categories.map((one) => `${key}_${one}`);
		return forms.find((form) => Object.hasOwn(texts, form)) ?? key;
	});
	const constant = once((key: string) => fill(templateOf(key), common));
	return (key, values) => {
		if (!values) return constant(key);
		const { count } = values;
		if (typeof count !== "number") return fill(templateOf(key), common, values);
		return fill(templateOf(formOf(key, count === 0 ? "zero" : plurals.select(count))), common, values);
	};
}

function fill(template: Template, common: Values, values?: Values): string {
	let text = template[0] ?? "";
	for (let index = 1; index < template.length; index += 2) {
		const name = template[index] ?? "";
		text += values?.[name] ?? common[name] ?? (values && name in values ? "" : `{{${name}}}`);
		text += template[index + 1] ?? "";
	}
	return text;
}
