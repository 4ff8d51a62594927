// A choice from a few: the platform's own select. What was submitted stays selected even if it is none of them.
import type { FieldName } from "../../flights/form.ts";
import { FieldError } from "./field-error.tsx";
import { useControl, useForm } from "./form-context.tsx";

interface SelectFieldProps {
	readonly field: FieldName;
	readonly label: string;
	readonly hint?: string;
	readonly value: string;
	readonly options: readonly (readonly [value: string, label: string])[];
	/** The texts need a phone's whole width. */
	readonly long?: boolean;
}

export function SelectField({ field, label, hint, value, options, long = false }: SelectFieldProps) {
	const { idOf } = useForm();
	const hintId = hint && `${idOf(field)}-hint`;
	const control = useControl(field, hintId);
	const known = options.some(([option]) => option === value);
	return (
		<div className={long ? "fs-field fs-field-long" : "fs-field"} data-invalid={control["aria-invalid"]}>
			<label htmlFor={control.id}>{label}</label>
			{hint && (
				<span className="fs-detail" id={hintId}>
					{hint}
				</span>
			)}
			<FieldError field={field} />
			<select {...control} className="fs-select" defaultValue={value}>
				{!known && <option value={value}>{value}</option>}
				{options.map(([option, text]) => (
					<option key={option} value={option}>
						{text}
					</option>
				))}
			</select>
		</div>
	);
}
