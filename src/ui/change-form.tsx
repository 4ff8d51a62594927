// The questions about a ticket that shall be changed or given back.
import type { ChangeField, ChangeForm, ChangeProblem } from "../help/change-form.ts";
import { otherAirline } from "../help/change-form.ts";
import { sellers, wishes } from "../help/change-rules.ts";
import { defaultLanguage } from "../i18n/languages.ts";
import { zoneOptions } from "../i18n/zones.ts";
import { airlines } from "../places/airlines.ts";
import { usePage } from "../render/page-context.tsx";
import { Button } from "./controls/button.tsx";
import { DateField } from "./controls/date-field.tsx";
import { ErrorSummary } from "./controls/error-summary.tsx";
import { Field } from "./controls/field.tsx";
import { RadioGroup } from "./controls/radio-group.tsx";
import { Select } from "./controls/select.tsx";
import { type FormControl, useControls } from "./message-form.tsx";

interface ChangeFormProps {
	readonly form: ChangeForm;
	readonly problems?: readonly ChangeProblem[];
}

export function ChangeFormView({ form, problems = [] }: ChangeFormProps) {
	const { t, href, language } = usePage();
	const { summary, control } = useControls("change", problems);
	const { compare } = new Intl.Collator(language);
	const byName = airlines.map(({ code, name }) => [code, name] as const).sort((a, b) => compare(a[1], b[1]));
	return (
		<>
			<ErrorSummary heading={t("search.problem")} problems={summary} />
			<form method="get" action={`${href("flightChangeAssistance")}#change`} noValidate className="mt-5 grid gap-6">
				<RadioGroup
					{...control("wish")}
					legend={t("change.wish")}
					value={form.wish}
					options={wishes.map((value) => ({ value, label: t(`change.wish.${value}`) }))}
				/>
				<div className="grid items-end gap-4 sm:grid-cols-2">
					<Select
						{...control("airline")}
						label={t("change.airline")}
						options={[["", "–"], ...byName, [otherAirline, t("change.airline.other")]]}
						defaultValue={form.airline}
					/>
					<Select
						{...control("seller")}
						label={t("change.seller")}
						options={[["", "–"], ...sellers.map((value) => [value, t(`change.seller.${value}`)] as const)]}
						defaultValue={form.seller}
					/>
				</div>
				<Moment which="booked" form={form} control={control} />
				<Moment which="departs" form={form} control={control} />
				{language !== defaultLanguage && <input type="hidden" name="lng" value={language} />}
				<p>
					<Button type="submit">{t("change.submit")}</Button>
				</p>
			</form>
		</>
	);
}

interface MomentProps {
	readonly which: "booked" | "departs";
	readonly form: ChangeForm;
	readonly control: (field: ChangeField) => FormControl;
}

function Moment({ which, form, control }: MomentProps) {
	const { t, language } = usePage();
	return (
		<fieldset className="grid items-end gap-4 sm:grid-cols-2">
			<legend className="mb-3 font-bold">{t(`change.${which}`)}</legend>
			<DateField {...control(which)} label={t("change.day")} defaultValue={form[which]} />
			<Field
				{...control(`${which}time`)}
				type={/^$|^\d\d:\d\d$/.test(form[`${which}time`]) ? "time" : "text"}
				label={t("change.time")}
				defaultValue={form[`${which}time`]}
			/>
			<Select
				{...control(`${which}zone`)}
				label={t(`change.${which}.zone`)}
				options={zoneOptions(language)}
				defaultValue={form[`${which}zone`]}
			/>
		</fieldset>
	);
}
