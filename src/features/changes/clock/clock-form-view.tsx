// The form of the 24-hour clock, sent by GET.
import type { FieldOf, FormState } from "../../../forms/form.ts";
import { usePage } from "../../../page/page-context.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { RadioGroup } from "../../../ui/controls/radio-group.tsx";
import { Select } from "../../../ui/controls/select.tsx";
import { FormSummary } from "../../../ui/form/form-summary.tsx";
import { FormView } from "../../../ui/form/form-view.tsx";
import { useFields } from "../../../ui/form/use-fields.ts";
import { airlineOptions } from "../forms/airline-options.ts";
import { sellers } from "../forms/change-rules.ts";
import { clockForm, touches, ways } from "../forms/clock-form.ts";
import { TicketMoment } from "../ticket-moment.tsx";

interface ClockFormProps extends FormState<FieldOf<typeof clockForm>> {
	/** It was asked before, in vain or not. */
	readonly answer: "again" | "done" | undefined;
}

export function ClockFormView({ answer, ...state }: ClockFormProps) {
	const { t, href, language } = usePage();
	const { summary, control, group } = useFields(clockForm, state);
	return (
		<>
			<FormSummary lines={summary} />
			<FormView form={clockForm} method="get" action={href("cancellationClock")} answer={answer}>
				<TicketMoment which="booked" control={control} />
				<TicketMoment which="departs" control={control} />
				<RadioGroup
					{...group("touch")}
					options={touches.map((value) => ({ value, label: t(`clock.touch.${value}`) }))}
				/>
				<div className="grid items-end gap-4 sm:grid-cols-2">
					<Select
						{...control("seller")}
						options={[["", "–"], ...sellers.map((value) => [value, t(`change.seller.${value}`)] as const)]}
					/>
					<Select {...control("airline")} options={airlineOptions(language, t)} />
					<Select {...control("way")} options={ways.map((value) => [value, t(`clock.way.${value}`)] as const)} />
				</div>
				<p>
					<Button type="submit">{t("clock.submit")}</Button>
				</p>
			</FormView>
		</>
	);
}
