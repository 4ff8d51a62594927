// The questions about a ticket that a traveler wants to change or give back.
import type { FieldOf, FormState } from "../../forms/form.ts";
import { zoneOptions } from "../../i18n/zones.ts";
import { usePage } from "../../page/page-context.tsx";
import { airlines } from "../../places/airlines/airlines.ts";
import { Button } from "../../ui/controls/button.tsx";
import { DateField } from "../../ui/controls/date-field.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { RadioGroup } from "../../ui/controls/radio-group.tsx";
import { Select } from "../../ui/controls/select.tsx";
import { FormSummary } from "../../ui/form/form-summary.tsx";
import { FormView } from "../../ui/form/form-view.tsx";
import { type Fields, useFields } from "../../ui/form/use-fields.ts";
import { changeForm, otherAirline } from "./forms/change-form.ts";
import { sellers, wishes } from "./forms/change-rules.ts";

type ChangeField = FieldOf<typeof changeForm>;

interface ChangeFormProps extends FormState<ChangeField> {
	/** It was asked before, in vain or not. */
	readonly answer: "again" | "done" | undefined;
}

export function ChangeFormView({ answer, ...state }: ChangeFormProps) {
	const { t, href, language } = usePage();
	const { summary, control, group } = useFields(changeForm, state);
	const { compare } = new Intl.Collator(language);
	const byName = airlines.map(({ code, name }) => [code, name] as const).sort((a, b) => compare(a[1], b[1]));
	return (
		<>
			<FormSummary lines={summary} />
			<FormView form={changeForm} method="get" action={href("flightChangeAssistance")} answer={answer}>
				<RadioGroup {...group("wish")} options={wishes.map((value) => ({ value, label: t(`change.wish.${value}`) }))} />
				<div className="grid items-end gap-4 sm:grid-cols-2">
					<Select {...control("airline")} options={[["", "–"], ...byName, [otherAirline, t("change.airline.other")]]} />
					<Select
						{...control("seller")}
						options={[["", "–"], ...sellers.map((value) => [value, t(`change.seller.${value}`)] as const)]}
					/>
				</div>
				<Moment which="booked" control={control} />
				<Moment which="departs" control={control} />
				<p>
					<Button type="submit">{t("change.submit")}</Button>
				</p>
			</FormView>
		</>
	);
}

interface MomentProps extends Pick<Fields<ChangeField>, "control"> {
	readonly which: "booked" | "departs";
}

function Moment({ which, control }: MomentProps) {
	const { t, language } = usePage();
	const time = control(`${which}time`);
	return (
		<fieldset className="grid items-end gap-4 sm:grid-cols-2">
			<legend className="mb-3 font-bold">{t(`change.${which}`)}</legend>
			<DateField {...control(which)} />
			{/* A time input would drop what is no time, and nothing that was typed may get lost. */}
			<Field {...time} type={/^$|^\d\d:\d\d$/.test(time.defaultValue) ? "time" : "text"} />
			<Select {...control(`${which}zone`)} options={zoneOptions(language)} />
		</fieldset>
	);
}
