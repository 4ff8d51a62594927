// The form about a flight that the airline canceled or moved.
import type { FormState } from "../../../forms/form.ts";
import { usePage } from "../../../page/page-context.tsx";
import { PlaceTextField } from "../../../places/views/place-text-field.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { Field } from "../../../ui/controls/field.tsx";
import { RadioGroup } from "../../../ui/controls/radio-group.tsx";
import { Select } from "../../../ui/controls/select.tsx";
import { FormSummary } from "../../../ui/form/form-summary.tsx";
import { FormView } from "../../../ui/form/form-view.tsx";
import { type Fields, useFields } from "../../../ui/form/use-fields.ts";
import { airlineOptions } from "../forms/airline-options.ts";
import { events, payments, takings, tellings, wants, worsenings } from "../forms/disruption.ts";
import type { DisruptionField, disruptionFormBy } from "../forms/disruption-form.ts";

interface DisruptionFormProps extends FormState<DisruptionField> {
	readonly form: ReturnType<typeof disruptionFormBy>;
	/** It was asked before, in vain or not. */
	readonly answer: "again" | "done" | undefined;
}

export function DisruptionFormView({ form, answer, ...state }: DisruptionFormProps) {
	const { t, href, language } = usePage();
	const { summary, control, group } = useFields(form, state);
	/** A link from before these were asked leaves them as they are at first. */
	const choice = (field: "told" | "want") => {
		const props = control(field);
		return { ...props, defaultValue: props.defaultValue || form.fields[field].blank };
	};
	return (
		<>
			<FormSummary lines={summary} />
			<FormView form={form} method="get" action={href("flightChangeAssistance")} answer={answer}>
				<RadioGroup
					{...group("event")}
					options={events.map((value) => ({ value, label: t(`verdict.event.${value}`) }))}
				/>
				<Select {...control("airline")} options={airlineOptions(language, t)} />
				<div className="grid items-end gap-4 sm:grid-cols-2">
					<PlaceTextField {...control("from")} />
					<PlaceTextField {...control("to")} />
				</div>
				<fieldset className="grid items-end gap-4 sm:grid-cols-2">
					<legend className="mb-3 font-bold">{t("verdict.bought")}</legend>
					<Time field="leaves" control={control} />
					<Time field="arrives" control={control} />
				</fieldset>
				<fieldset>
					<legend className="font-bold">{t("verdict.now")}</legend>
					<p className="control-hint mb-3">{t("verdict.now.hint")}</p>
					<div className="grid items-end gap-4 sm:grid-cols-2">
						<Time field="newleaves" control={control} />
						<Time field="newarrives" control={control} />
					</div>
				</fieldset>
				<Select {...control("worse")} options={worsenings.map((value) => [value, t(`verdict.worse.${value}`)])} />
				<Select {...choice("told")} options={tellings.map((value) => [value, t(`verdict.told.${value}`)])} />
				<Select {...control("taken")} options={takings.map((value) => [value, t(`verdict.taken.${value}`)])} />
				<Select {...control("paid")} options={payments.map((value) => [value, t(`verdict.paid.${value}`)])} />
				<Select {...choice("want")} options={wants.map((value) => [value, t(`verdict.want.${value}`)])} />
				<p>
					<Button type="submit">{t("verdict.submit")}</Button>
				</p>
			</FormView>
		</>
	);
}

interface TimeProps extends Pick<Fields<DisruptionField>, "control"> {
	readonly field: "leaves" | "arrives" | "newleaves" | "newarrives";
}

/** A field of day and time would drop what is none, and nothing that was typed may get lost. */
function Time({ field, control }: TimeProps) {
	const props = control(field);
	const type = /^$|^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(props.defaultValue) ? "datetime-local" : "text";
	return <Field {...props} type={type} />;
}
