// A form that opens something by a code or a name: what is wrong with the one before, its field and its button.
import type { ReactNode } from "react";
import { type Form, type FormState, fieldsOf } from "../../forms/form.ts";
import { Button } from "../controls/button.tsx";
import { Field } from "../controls/field.tsx";
import { CheckField } from "./check-field.tsx";
import { FormSummary } from "./form-summary.tsx";
import { FormView } from "./form-view.tsx";
import { type FieldControl, useFields } from "./use-fields.ts";

interface OpeningFormProps<Name extends string> extends FormState<Name> {
	readonly form: Pick<Form<Name, unknown, unknown>, "id" | "fields">;
	readonly method: "get" | "post";
	readonly action: string;
	readonly hidden?: Readonly<Record<string, string>>;
	readonly submit: string;
	/** The field that is a box to tick. */
	readonly box?: NoInfer<Name>;
	/** A way out of a problem, in place of its text. */
	readonly instead?: ((control: FieldControl) => ReactNode) | undefined;
	/** Beside the button. */
	readonly beside?: ReactNode;
	/** Above the field. */
	readonly children?: ReactNode;
}

/** Nothing of it is kept in the browser: it opens what is somebody's. */
export function OpeningForm<Name extends string>(props: OpeningFormProps<Name>) {
	const { form, method, action, hidden = {}, submit, box, instead, beside, children } = props;
	const { summary, control } = useFields(form, props);
	return (
		<FormView
			{...{ form, method, action, hidden }}
			label={submit}
			answer={summary.length > 0 ? "again" : undefined}
			className="grid justify-items-start gap-4"
			kept={false}
		>
			<FormSummary lines={summary} />
			{children}
			{fieldsOf(form)
				.map(control)
				.map((field) =>
					field.name === box ? (
						<CheckField key={field.name} {...field} />
					) : (
						<Field key={field.name} {...field} problemView={instead?.(field)} />
					),
				)}
			<p className="flex flex-wrap items-center gap-x-6 gap-y-3">
				<Button type="submit">{submit}</Button>
				{beside}
			</p>
		</FormView>
	);
}
