// What is wrong with one field, right beside it.
import type { FieldName } from "../../flights/form.ts";
import { useForm } from "./form-context.tsx";

export function FieldError({ field }: { field: FieldName }) {
	const { problemOf, errorIdOf } = useForm();
	if (!problemOf(field)) return null;
	return (
		<p className="fs-error" id={errorIdOf(field)}>
			<ErrorText field={field} />
		</p>
	);
}

/** The message alone, for places that bring their own element, such as a legend. */
export function ErrorText({ field }: { field: FieldName }) {
	const { t, problemOf } = useForm();
	const problem = problemOf(field);
	if (!problem) return null;
	return (
		<>
			<span className="sr-only">{t("search.error")} </span>
			{t(`problem.${problem.code}`, problem.values)}
		</>
	);
}
