// A day: the browser's own date picker, which speaks the visitor's language and needs no script.
import type { FieldName } from "../../flights/form.ts";
import { isIsoDate } from "../../flights/iso-date.ts";
import { FieldError } from "./field-error.tsx";
import { useControl, useForm } from "./form-context.tsx";

interface DateFieldProps {
	readonly field: FieldName;
	readonly label: string;
	readonly value: string;
	readonly hint?: string;
	readonly className?: string;
}

export function DateField({ field, label, value, hint, className = "" }: DateFieldProps) {
	const { idOf } = useForm();
	const hintId = hint && `${idOf(field)}-hint`;
	const control = useControl(field, hintId);
	// A date input would drop what is no date, and nothing that was typed may get lost.
	const type = value && !isIsoDate(value) ? "text" : "date";
	return (
		<div className={`fs-cell ${className}`} data-invalid={control["aria-invalid"]}>
			<FieldError field={field} />
			<div className="fs-control">
				<label htmlFor={control.id}>{label}</label>
				{/* Without a value at all where there is none: hydration sets a given one again, and half a date is lost. */}
				<input {...control} type={type} defaultValue={value || undefined} />
			</div>
			{hint && (
				<p className="fs-hint fs-without-has" id={hintId}>
					{hint}
				</p>
			)}
		</div>
	);
}
