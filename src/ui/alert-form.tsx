// The fare alert form: route, dates, price, address. Works as it stands; without script nothing is missing.
import type { AlertField, AlertForm, AlertProblem } from "../alerts/form.ts";
import { monthsAhead } from "../alerts/form.ts";
import { formatMonth } from "../i18n/formats.ts";
import type { Place } from "../places/place.ts";
import { placeLabel } from "../places/search.ts";
import { usePage } from "../render/page-context.tsx";
import { CallLink } from "./call-link.tsx";
import { Button } from "./controls/button.tsx";
import { Choice } from "./controls/choice.tsx";
import { DateField } from "./controls/date-field.tsx";
import { ErrorSummary } from "./controls/error-summary.tsx";
import { Field } from "./controls/field.tsx";
import { FieldError } from "./controls/field-error.tsx";
import { described } from "./controls/frame.tsx";
import { RadioGroup } from "./controls/radio-group.tsx";
import { Select } from "./controls/select.tsx";
import { Notice } from "./notice.tsx";

/** A hidden trap for machines: a person does not see this field, so what fills it in is a program. */
export const trapField = "topic";

interface AlertFormProps {
	readonly form: AlertForm;
	readonly token: string;
	/** The token it came with was too old, or none of ours. */
	readonly expired?: boolean;
	readonly problems?: readonly AlertProblem[];
	readonly choices?: Readonly<Partial<Record<"from" | "to", readonly Place[]>>>;
	/** The source's prices are invented. */
	readonly sample: boolean;
	readonly now: Date;
}

const idOf = (field: AlertField) => `alert-${field}`;

export function AlertFormView({
	form,
	token,
	expired = false,
	problems = [],
	choices = {},
	sample,
	now,
}: AlertFormProps) {
	const { t, href } = usePage();
	const said = problems.map(({ field, key, values }) => ({ field, text: t(key, values) }));
	const control = (field: AlertField) => {
		const text = said.find((problem) => problem.field === field)?.text;
		return { id: idOf(field), name: field, problem: text ? { word: t("search.error"), text } : undefined };
	};
	return (
		<>
			<ErrorSummary
				heading={t("search.problem")}
				problems={said.map(({ field, text }) => ({ target: idOf(field), text }))}
			/>
			{expired && problems.length === 0 && (
				<Notice tone="problem" heading={t("message.again.expired.heading")}>
					<p>{t("message.again.expired.text")}</p>
					<p>
						<CallLink look="text" />
					</p>
				</Notice>
			)}
			{sample && (
				<div className="mt-4">
					<Notice heading={t("sample.heading")}>
						<p>{t("sample.text")}</p>
					</Notice>
				</div>
			)}
			<form method="post" action={href("fareAlerts")} noValidate className="mt-5 grid max-w-xl gap-6">
				<input type="hidden" name="token" value={token} />
				<div className="grid items-end gap-4 sm:grid-cols-2">
					<PlaceField {...control("from")} label={t("search.from")} value={form.from} choices={choices.from} />
					<PlaceField {...control("to")} label={t("search.to")} value={form.to} choices={choices.to} />
				</div>
				<DateFields form={form} control={control} now={now} />
				<PriceFields form={form} control={control} />
				<Field
					{...control("email")}
					type="email"
					autoComplete="email"
					label={t("alert.email")}
					hint={t("alert.email.hint")}
					defaultValue={form.email}
					maxLength={254}
					required
				/>
				<Consent {...control("consent")} checked={form.consent !== ""} />
				<div className="sr-only" aria-hidden="true">
					<label htmlFor="alert-topic">{t("alert.trap")}</label>
					<input type="text" id="alert-topic" name={trapField} tabIndex={-1} autoComplete="off" />
				</div>
				<p>
					<Button type="submit">{t("alert.submit")}</Button>
				</p>
			</form>
		</>
	);
}

type Control = (field: AlertField) => Pick<Parameters<typeof Field>[0], "id" | "name" | "problem">;

interface PartProps {
	readonly form: AlertForm;
	readonly control: Control;
}

interface PlaceFieldProps extends ReturnType<Control> {
	readonly label: string;
	readonly value: string;
	/** What the text can mean, as suggestions. */
	readonly choices: readonly Place[] | undefined;
}

function PlaceField({ value, choices = [], ...control }: PlaceFieldProps) {
	const { t, language } = usePage();
	const list = `${control.id}-choices`;
	return (
		<div>
			<Field
				{...control}
				defaultValue={value}
				placeholder={t("search.place")}
				maxLength={100}
				spellCheck={false}
				list={choices.length > 0 ? list : undefined}
				required
			/>
			{choices.length > 0 && (
				<datalist id={list}>
					{choices.map((place) => (
						<option key={place.code} value={placeLabel(place, language)} />
					))}
				</datalist>
			)}
		</div>
	);
}

/** Only the fields of the chosen kind are shown where the browser can tell; all of them elsewhere. */
function DateFields({ form, control, now }: PartProps & { now: Date }) {
	const { t, language } = usePage();
	const months = monthsAhead(now).map((month) => [month, formatMonth(month, language)] as const);
	const { problem, ...dates } = control("dates");
	return (
		<div className="group grid gap-4">
			<RadioGroup
				{...dates}
				name="dates"
				problem={problem}
				legend={t("alert.dates.legend")}
				value={form.dates}
				options={[
					{ value: "days", label: t("alert.dates.days") },
					{ value: "month", label: t("alert.dates.month") },
				]}
			/>
			<div className="grid items-end gap-4 group-has-[[value=month]:checked]:hidden sm:grid-cols-2">
				<DateField {...control("depart")} label={t("search.depart")} defaultValue={form.depart} />
				<DateField
					{...control("return")}
					label={t("search.return")}
					hint={t("alert.oneway.hint")}
					defaultValue={form.return}
				/>
			</div>
			<div className="grid items-end gap-4 group-has-[[value=days]:checked]:hidden sm:grid-cols-2">
				<Select
					{...control("month")}
					label={t("alert.month")}
					options={form.month ? months : [["", "–"], ...months]}
					defaultValue={form.month}
				/>
				<Field
					{...control("stay")}
					label={t("alert.stay")}
					hint={t("alert.oneway.hint")}
					defaultValue={form.stay}
					inputMode="numeric"
					maxLength={3}
				/>
			</div>
		</div>
	);
}

function PriceFields({ form, control }: PartProps) {
	const { t } = usePage();
	const { problem, ...drop } = control("drop");
	return (
		<div className="group grid gap-4">
			<RadioGroup
				{...drop}
				name="drop"
				problem={problem}
				legend={t("alert.price.legend")}
				value={form.drop}
				options={[
					{ value: "any", label: t("alert.price.any") },
					{ value: "below", label: t("alert.price.below") },
				]}
			/>
			<Field
				{...control("price")}
				label={t("alert.price")}
				hint={t("alert.price.hint")}
				frameClass="group-has-[[value=any]:checked]:hidden"
				defaultValue={form.price}
				inputMode="decimal"
				maxLength={12}
			/>
		</div>
	);
}

interface ConsentProps extends ReturnType<Control> {
	readonly checked: boolean;
}

function Consent({ checked, ...control }: ConsentProps) {
	const { t, href } = usePage();
	return (
		<div className="form-field" data-invalid={control.problem ? "" : undefined}>
			<FieldError id={`${control.id}-error`} problem={control.problem} />
			<Choice
				{...described(control)}
				type="checkbox"
				name="consent"
				value="yes"
				label={t("alert.consent")}
				defaultChecked={checked}
				required
			/>
			<a className="link inline-flex min-h-11 items-center text-sm" href={href("privacyPolicy")}>
				{t("alert.privacy")}
			</a>
		</div>
	);
}
