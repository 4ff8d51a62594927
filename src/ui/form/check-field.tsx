// A box to tick, alone in its field: its label, perhaps a quieter line, and what is wrong beside it.
import type { ReactNode } from "react";
import { checked } from "../../forms/rules.ts";
import { Choice } from "../controls/choice.tsx";
import { FieldError } from "../controls/field-error.tsx";
import { described } from "../controls/frame.tsx";
import type { FieldControl } from "./use-fields.ts";

interface CheckFieldProps extends FieldControl {
	readonly required?: boolean | undefined;
	/** What stands under the box. */
	readonly children?: ReactNode;
	/** The browser does not keep it, but for a change of language. */
	readonly fleeting?: boolean;
}

export function CheckField({ id, name, label, hint, problem, required, fleeting, ...rest }: CheckFieldProps) {
	return (
		<div className="form-field" data-invalid={problem ? "" : undefined}>
			<FieldError id={`${id}-error`} problem={problem} />
			<Choice
				{...described({ id, problem })}
				type="checkbox"
				name={name}
				value={checked}
				label={label}
				detail={hint}
				defaultChecked={rest.defaultValue === checked}
				required={required}
				data-fleeting={fleeting ? "anew" : undefined}
			/>{" "}
			{rest.children}
		</div>
	);
}
