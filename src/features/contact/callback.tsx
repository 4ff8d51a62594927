// The wish to be called, on every page that offers it: its form, its answer, and its post.

import { blank, type FieldOf } from "../../forms/form.ts";
import { formatClock } from "../../i18n/formats.ts";
import { languages } from "../../i18n/languages.ts";
import { zoneOptions } from "../../i18n/zones.ts";
import type { PageData, PageInput } from "../../page/page.ts";
import { usePage } from "../../page/page-context.tsx";
import { DateField } from "../../ui/controls/date-field.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { RadioGroup } from "../../ui/controls/radio-group.tsx";
import { Select } from "../../ui/controls/select.tsx";
import { Consent } from "../../ui/form/consent.tsx";
import { PhoneControl } from "../../ui/form/phone-control.tsx";
import { type Fields, useFields } from "../../ui/form/use-fields.ts";
import { callbackForm } from "./forms/callback-form.ts";
import { callbackTopics, callTimes, endOfCallTime } from "./forms/message.ts";
import { MessageForm, type MessageFormProps } from "./message-form.tsx";
import { answerMessage, type MessagePart, type MessagePorts, messagePart } from "./receive-message.tsx";

type CallbackPage = PageInput<"bookingHelp" | "flightChangeAssistance", MessagePorts>;

const kind = {
	form: callbackForm,
	View: CallbackFormView,
	start: ({ language }: PageInput) => blank(callbackForm, { speaks: language }),
	kept: "all",
} as const;

/** The form, or in its place the word that the last one arrived. */
export function callbackPart(input: CallbackPage): MessagePart {
	return messagePart(input, kind);
}

/** @param page the page around the form, whatever the form shows */
export function receiveCallback(input: CallbackPage, posted: FormData, page: (part: MessagePart) => PageData) {
	return answerMessage(input, posted, kind, page);
}

/** The form of those who want to be called: number, language, when, and their consent, which is never ticked in advance. */
export function CallbackFormView(props: MessageFormProps<FieldOf<typeof callbackForm>>) {
	const { t } = usePage();
	const { summary, control, group } = useFields(callbackForm, props);
	const topics = callbackTopics.map((topic) => [topic, t(`topic.${topic}`)] as const);
	return (
		<MessageForm
			{...props}
			{...{ form: callbackForm, summary }}
			heading={t("callback.heading")}
			lead={t("callback.lead")}
			submit={t("callback.submit")}
		>
			<Field {...control("name")} />
			<PhoneControl control={control} />
			<Field {...control("email")} />
			<div className="grid items-end gap-4 sm:grid-cols-2">
				<Select {...control("topic")} options={[["", "–"], ...topics]} />
				<Select
					{...control("speaks")}
					options={Object.entries(languages).map(([code, { name }]) => [code, name] as const)}
				/>
			</div>
			<When control={control} group={group} />
			<Consent {...control("consent")} />
		</MessageForm>
	);
}

/** Day and hours are shown only where they are asked for, if the browser can tell. */
function When({ control, group }: Pick<Fields<"when" | "day" | "hour" | "zone">, "control" | "group">) {
	const { t, language } = usePage();
	const clock = (time: string) => formatClock(`2000-01-01T${time}`, language);
	const hours = callTimes.map((time) => [time, `${clock(time)} – ${clock(endOfCallTime(time))}`] as const);
	return (
		<div className="group grid gap-4">
			<RadioGroup
				{...group("when")}
				options={[
					{ value: "any", label: t("callback.when.soon") },
					{ value: "day", label: t("callback.when.day") },
				]}
			/>
			<div className="grid items-end gap-4 group-has-[[value=any]:checked]:hidden sm:grid-cols-2">
				<DateField {...control("day")} />
				<Select {...control("hour")} options={hours} />
				<Select {...control("zone")} options={zoneOptions(language)} />
			</div>
		</div>
	);
}
