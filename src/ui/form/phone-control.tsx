// A phone number: the country whose number it is, and the number. The same two controls in every form.
import { phoneCountries } from "../../forms/phone.ts";
import { usePage } from "../../page/page-context.tsx";
import { Field } from "../controls/field.tsx";
import { Select } from "../controls/select.tsx";
import type { Fields } from "./use-fields.ts";

/** Of a form with `phoneFields`. */
export function PhoneControl({ control }: Pick<Fields<"country" | "phone">, "control">) {
	const { t, language } = usePage();
	return (
		<div className="grid items-end gap-4 sm:grid-cols-2">
			<Select {...control("country")} options={[["", t("phone.country.choose")], ...phoneCountries(language)]} />
			<Field {...control("phone")} />
		</div>
	);
}
