// The box of a consent, which nobody ticks for the visitor, and beside it what is done with the answer.
import { checked } from "../../forms/rules.ts";
import { usePage } from "../../render/page-context.tsx";
import { Choice } from "../controls/choice.tsx";
import { FieldError } from "../controls/field-error.tsx";
import { described } from "../controls/frame.tsx";
import type { FieldControl } from "./use-fields.ts";

export function Consent({ id, name, label, problem, defaultValue }: FieldControl) {
	const { t, href } = usePage();
	return (
		<div className="form-field" data-invalid={problem ? "" : undefined}>
			<FieldError id={`${id}-error`} problem={problem} />
			<Choice
				{...described({ id, problem })}
				type="checkbox"
				name={name}
				value={checked}
				label={label}
				defaultChecked={defaultValue === checked}
				required
				data-fleeting=""
			/>
			<a className="link inline-flex min-h-11 items-center text-sm" href={href("privacyPolicy")}>
				{t("alert.privacy")}
			</a>
		</div>
	);
}
