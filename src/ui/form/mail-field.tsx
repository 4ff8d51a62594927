// The field for an e-mail address in every form; where one may have a slip in it, the way to take the address that was meant.
import type { ComponentProps } from "react";
import { keptName, meantAddress, meantName } from "../../forms/mail-slips.ts";
import { checked } from "../../forms/rules.ts";
import { usePage } from "../../page/page-context.tsx";
import { Choice } from "../controls/choice.tsx";
import { Field } from "../controls/field.tsx";
import { ProblemText } from "../controls/field-error.tsx";
import type { FieldControl } from "./use-fields.ts";

export function MailField(control: FieldControl & ComponentProps<typeof Field>) {
	const { t } = usePage();
	const { id, name, defaultValue, problem } = control;
	const meant = meantAddress(defaultValue);
	return (
		<>
			{/* Shown with it, the address has been asked about. */}
			{meant && <input type="hidden" name={keptName(name)} value={defaultValue} />}
			<Field
				{...control}
				problemView={
					meant && problem ? (
						<div className="control-error" id={`${id}-error`}>
							<ProblemText {...problem} />
							<Choice type="checkbox" name={meantName(name)} value={checked} label={t("email.use")} data-fleeting="" />
						</div>
					) : undefined
				}
			/>
		</>
	);
}
