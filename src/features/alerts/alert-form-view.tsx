// The fare alert form: route, dates, travelers, price, address. Works as it stands; without script nothing is missing.
import { cabins } from "../../flights/offers/offer.ts";
import { monthsAhead } from "../../flights/trip/months-ahead.ts";
import { maxTravelers } from "../../flights/trip/travelers.ts";
import type { FormState } from "../../forms/form.ts";
import { formatMonth } from "../../i18n/formats.ts";
import { usePage } from "../../page/page-context.tsx";
import { PlaceTextField } from "../../places/views/place-text-field.tsx";
import { CallLink } from "../../ui/call-link.tsx";
import { Choice } from "../../ui/controls/choice.tsx";
import { DateField } from "../../ui/controls/date-field.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { RadioGroup } from "../../ui/controls/radio-group.tsx";
import { Select } from "../../ui/controls/select.tsx";
import { Consent } from "../../ui/form/consent.tsx";
import { FormSummary } from "../../ui/form/form-summary.tsx";
import { FormView } from "../../ui/form/form-view.tsx";
import { MailField } from "../../ui/form/mail-field.tsx";
import { SendButton } from "../../ui/form/send-button.tsx";
import { type Fields, useFields } from "../../ui/form/use-fields.ts";
import { Notice, SampleNotice } from "../../ui/notice.tsx";
import { alertForm } from "./form.ts";
import type { AlertField } from "./forms/alert-form.ts";

interface AlertFormProps extends FormState<AlertField> {
	/** The source's prices are invented. */
	readonly sample: boolean;
	readonly now: Date;
	/** It was sent, and could not be kept, or its trap was filled in. */
	readonly again?: "failed" | "trapped";
}

export function AlertFormView({ sample, now, again, ...state }: AlertFormProps) {
	const { t, href } = usePage();
	const { summary, control, group } = useFields(alertForm, state);
	return (
		<>
			<FormSummary lines={summary} />
			{again && (
				<Notice tone="problem" heading={t(again === "trapped" ? "trap.heading" : "alert.failed.heading")} focused>
					<p>{t(again === "trapped" ? "trap.text" : "alert.failed.text")}</p>
					<p className="mt-3">
						<CallLink />
					</p>
				</Notice>
			)}
			{sample && (
				<div className="mt-4">
					<SampleNotice />
				</div>
			)}
			<FormView
				form={alertForm}
				method="post"
				action={href("fareAlerts")}
				answer={summary.length > 0 || again ? "again" : undefined}
				className="mt-5 grid max-w-xl gap-6"
				open
			>
				<div className="grid items-end gap-4 sm:grid-cols-2">
					<PlaceTextField {...control("from")} />
					<PlaceTextField {...control("to")} />
				</div>
				<DateFields {...{ control, group, now }} />
				<TermFields control={control} />
				<PriceFields {...{ control, group }} />
				<MailField {...control("email")} />
				<Consent {...control("consent")} />
				<p>
					<SendButton trapped={again === "trapped"}>{t("alert.submit")}</SendButton>
				</p>
			</FormView>
		</>
	);
}

type PartProps = Pick<Fields<AlertField>, "control" | "group">;

/** Only the fields of the chosen kind are shown where the browser can tell; all of them elsewhere. */
function DateFields({ control, group, now }: PartProps & { readonly now: Date }) {
	const { t, language } = usePage();
	const months = monthsAhead(now).map((month) => [month, formatMonth(month, language)] as const);
	const month = control("month");
	return (
		<div className="group grid gap-4">
			<RadioGroup
				{...group("dates")}
				fleeting={group("dates").value === "month"}
				options={[
					{ value: "days", label: t("alert.dates.days") },
					{ value: "month", label: t("alert.dates.month") },
				]}
			/>
			<div className="grid items-end gap-4 group-has-[[value=month]:checked]:hidden sm:grid-cols-2">
				<DateField {...control("depart")} />
				<DateField {...control("return")} />
			</div>
			<div className="grid items-end gap-4 group-has-[[value=days]:checked]:hidden sm:grid-cols-2">
				<Select {...month} options={month.defaultValue ? months : [["", "–"], ...months]} />
				<Field {...control("stay")} />
			</div>
		</div>
	);
}

const counts = Array.from({ length: maxTravelers + 1 }, (_, count) => [`${count}`, `${count}`] as const);

/** The price of an alert is the one that a list shows for these. */
function TermFields({ control }: Pick<PartProps, "control">) {
	const { t } = usePage();
	const { id, name, label, defaultValue } = control("nearby");
	return (
		<div className="grid gap-4">
			<div className="grid items-end gap-4 sm:grid-cols-2">
				<Select {...control("adults")} options={counts.slice(1)} />
				<Field {...control("ages")} />
				<Select {...control("bags")} options={counts} />
				<Select {...control("cabin")} options={cabins.map((one) => [one, t(`search.cabin.${one}`)] as const)} />
			</div>
			<Choice {...{ id, name, label }} type="checkbox" value="1" defaultChecked={defaultValue === "1"} />
		</div>
	);
}

function PriceFields({ control, group }: PartProps) {
	const { t } = usePage();
	return (
		<div className="group grid gap-4">
			<RadioGroup
				{...group("drop")}
				options={[
					{ value: "any", label: t("alert.price.any") },
					{ value: "below", label: t("alert.price.below") },
				]}
			/>
			<Field {...control("price")} frameClass="group-has-[[value=any]:checked]:hidden" />
			<p className="control-hint">{t("alert.flights.all")}</p>
		</div>
	);
}
