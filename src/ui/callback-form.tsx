// The form of those who want to be called: number, language, when, and their consent, which nobody ticks for them.

import { formatClock } from "../i18n/formats.ts";
import { languages } from "../i18n/languages.ts";
import { zoneOptions } from "../i18n/zones.ts";
import type { CallbackField, CallbackForm } from "../messages/callback-form.ts";
import { callbackTopics, callTimes, endOfCallTime } from "../messages/message.ts";
import { callingCountries } from "../privacy/phone-number.ts";
import { usePage } from "../render/page-context.tsx";
import { Choice } from "./controls/choice.tsx";
import { DateField } from "./controls/date-field.tsx";
import { Field } from "./controls/field.tsx";
import { FieldError } from "./controls/field-error.tsx";
import { described } from "./controls/frame.tsx";
import { RadioGroup } from "./controls/radio-group.tsx";
import { Select } from "./controls/select.tsx";
import { type FormControl, MessageForm, type MessageFormState, useControls } from "./message-form.tsx";

type CallbackFormProps = MessageFormState<CallbackForm, CallbackField> & { readonly action: string };
type Control = (field: CallbackField) => FormControl;

export function CallbackFormView({ form, problems, again, token, action }: CallbackFormProps) {
	const { t, language } = usePage();
	const { summary, control } = useControls("callback", problems);
	const topics = callbackTopics.map((topic) => [topic, t(`topic.${topic}`)] as const);
	const countries = callingCountries(language).map(({ code, label }) => [code, label] as const);
	return (
		<MessageForm
			id="callback"
			heading={t("callback.heading")}
			lead={t("callback.lead")}
			submit={t("callback.submit")}
			{...{ action, summary, again, token }}
		>
			<Field {...control("name")} label={t("message.name")} defaultValue={form.name} autoComplete="name" required />
			<div className="grid items-end gap-4 sm:grid-cols-2">
				<Select
					{...control("country")}
					label={t("callback.country")}
					options={countries}
					defaultValue={form.country}
					autoComplete="country"
				/>
				<Field
					{...control("phone")}
					type="tel"
					label={t("message.phone")}
					defaultValue={form.phone}
					autoComplete="tel"
					required
				/>
			</div>
			<Field
				{...control("email")}
				type="email"
				label={t("message.email")}
				mark={t("message.optional")}
				hint={t("callback.email.hint")}
				defaultValue={form.email}
				autoComplete="email"
				maxLength={254}
			/>
			<div className="grid items-end gap-4 sm:grid-cols-2">
				<Select
					{...control("topic")}
					label={t("message.topic")}
					options={[["", "–"], ...topics]}
					defaultValue={form.topic}
					required
				/>
				<Select
					{...control("speaks")}
					label={t("callback.speaks")}
					options={Object.entries(languages).map(([code, { name }]) => [code, name] as const)}
					defaultValue={form.speaks}
				/>
			</div>
			<When form={form} control={control} />
			<Consent {...control("consent")} checked={form.consent === "yes"} />
		</MessageForm>
	);
}

/** Day and hours are shown only where they are asked for, if the browser can tell. */
function When({ form, control }: { readonly form: CallbackForm; readonly control: Control }) {
	const { t, language } = usePage();
	const { problem, id } = control("when");
	const clock = (time: string) => formatClock(`2000-01-01T${time}`, language);
	const hours = callTimes.map((time) => [time, `${clock(time)} – ${clock(endOfCallTime(time))}`] as const);
	return (
		<div className="group grid gap-4">
			<RadioGroup
				id={id}
				name="when"
				problem={problem}
				legend={t("callback.when")}
				value={form.when}
				options={[
					{ value: "any", label: t("callback.when.soon") },
					{ value: "day", label: t("callback.when.day") },
				]}
			/>
			<div className="grid items-end gap-4 group-has-[[value=any]:checked]:hidden sm:grid-cols-2">
				<DateField {...control("day")} label={t("callback.day")} defaultValue={form.day} />
				<Select {...control("hour")} label={t("callback.hour")} options={hours} defaultValue={form.hour} />
				<Select
					{...control("zone")}
					label={t("callback.zone")}
					options={zoneOptions(language)}
					defaultValue={form.zone}
				/>
			</div>
		</div>
	);
}

function Consent({ checked, ...control }: FormControl & { readonly checked: boolean }) {
	const { t, href } = usePage();
	return (
		<div className="form-field" data-invalid={control.problem ? "" : undefined}>
			<FieldError id={`${control.id}-error`} problem={control.problem} />
			<Choice
				{...described(control)}
				type="checkbox"
				name={control.name}
				value="yes"
				label={t("callback.consent")}
				defaultChecked={checked}
				required
			/>
			<a className="link inline-flex min-h-11 items-center text-sm" href={href("privacyPolicy")}>
				{t("alert.privacy")}
			</a>
		</div>
	);
}
