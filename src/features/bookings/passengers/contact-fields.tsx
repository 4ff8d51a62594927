// Where the agency reaches the one who books: e-mail and phone, and apart from them whether it may call.

import { checked } from "../../../forms/rules.ts";
import { usePage } from "../../../page/page-context.tsx";
import { Choice } from "../../../ui/controls/choice.tsx";
import { Field } from "../../../ui/controls/field.tsx";
import { Select } from "../../../ui/controls/select.tsx";
import type { Control } from "./passenger-fields.ts";
import type { PassengerTexts } from "./passenger-texts.ts";

interface ContactFieldsProps {
	readonly texts: PassengerTexts["contact"];
	readonly control: Control;
	/** Countries with their calling codes. */
	readonly countries: readonly (readonly [code: string, text: string])[];
}

export function ContactFields({ texts, control, countries }: ContactFieldsProps) {
	const { t } = usePage();
	const callback = control("callback");
	return (
		<fieldset className="pax-block">
			<legend>{t("pax.contact")}</legend>
			<Field
				{...control("email")}
				type="email"
				autoComplete="email"
				label={t("pax.email")}
				hint={t("pax.email.hint")}
				defaultValue={texts.email}
				spellCheck={false}
			/>
			<div className="pax-pair">
				<Select
					{...control("country")}
					label={t("phone.country")}
					options={countries}
					defaultValue={texts.country}
					autoComplete="off"
				/>
				<Field
					{...control("phone")}
					type="tel"
					autoComplete="tel"
					label={t("phone.number")}
					hint={t("phone.hint")}
					defaultValue={texts.phone}
				/>
			</div>
			<Choice
				type="checkbox"
				id={callback.id}
				name={callback.name}
				value={checked}
				label={t("pax.callback")}
				detail={t("pax.callback.detail")}
				defaultChecked={texts.callback !== ""}
			/>
		</fieldset>
	);
}
