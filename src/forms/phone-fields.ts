// The two fields of a phone number, alike in every form: the country whose number it is, and the number.
import type { FieldRow } from "./form.ts";

/**
 * Its names are `country` and `phone`. No country is chosen beforehand where a page is the same for all: a number of the
 * wrong one would be a stranger's.
 * @param optional the number may be left out
 */
export function phoneFields({ optional = false } = {}) {
	return {
		// The browser's idea of a country is where somebody lives; that of a number can be another.
		country: { label: "phone.country", autoComplete: "off", ...(optional ? {} : { required: true as const }) },
		phone: {
			...{ label: "phone.number", hint: "phone.hint", countryIn: "country" },
			...{ type: "tel", autoComplete: "tel" },
			...(optional ? { optional: true } : { required: true }),
		},
	} as const satisfies Readonly<Record<string, FieldRow>>;
}
