// The call-back request, on every page that offers it: its form, what it is told before it is sent, and its post.

import { blank, type FieldOf, type Typed } from "../../forms/form.ts";
import { isPhoneCountry } from "../../forms/phone.ts";
import { formatClock } from "../../i18n/clocks.ts";
import { languages } from "../../i18n/languages.ts";
import type { PageData, PageInput } from "../../page/page.ts";
import { usePage } from "../../page/page-context.tsx";
import { hoursText } from "../../places/hours-text.ts";
import { zoneIn, zoneOptions } from "../../places/zone-options.ts";
import { DateField } from "../../ui/controls/date-field.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { RadioGroup } from "../../ui/controls/radio-group.tsx";
import { Select } from "../../ui/controls/select.tsx";
import { Consent } from "../../ui/form/consent.tsx";
import { MailField } from "../../ui/form/mail-field.tsx";
import { PhoneControl } from "../../ui/form/phone-control.tsx";
import { type Fields, useFields } from "../../ui/form/use-fields.ts";
import { readAskedTrip, tripText } from "./asked-trip.ts";
import { promiseOf } from "./call-promise.ts";
import { CallbackCheck, changeButton, confirmedField } from "./callback-check.tsx";
import { callbackForm } from "./forms/callback-form.ts";
import { type CallbackRequest, callbackTopics, callTimes, endOfCallTime } from "./forms/message.ts";
import { MessageForm, type MessageFormProps } from "./message-form.tsx";
import {
	answerMessage,
	type Kept,
	type MessagePart,
	type MessagePorts,
	messagePart,
	type Step,
	type StepInput,
} from "./receive-message.tsx";

export type CallbackPage = PageInput<"callBack" | "bookingHelp" | "flightChangeAssistance", MessagePorts>;
export type CallbackField = FieldOf<typeof callbackForm>;

interface Around {
	/** What is known of the visitor's wish already. */
	readonly given?: Partial<Typed<CallbackField>>;
	/** The number of the request that this one takes the place of. */
	readonly replaces?: string | undefined;
	/** The form's own page has said what it is, and is for those whom our line does not reach. */
	readonly alone?: boolean;
}

function kindOf({ given, alone = false }: Around) {
	return {
		form: callbackForm,
		View: alone ? LoneFormView : CallbackFormView,
		start: ({ language, visit: { country } }: PageInput) =>
			blank(callbackForm, {
				...{ speaks: language, zone: zoneIn(country) },
				...(country && isPhoneCountry(country) && { country }),
				...given,
			}),
		kept: "all",
		step: checkFirst,
	} as const;
}

/** The form, or in its place the word that the last one arrived. */
export function callbackPart(input: CallbackPage, around: Around = {}): MessagePart {
	return messagePart(input, kindOf(around));
}

/** @param page the page around the form, whatever the form shows */
export function receiveCallback(
	input: CallbackPage,
	posted: FormData,
	page: (part: MessagePart) => PageData,
	{ replaces, ...around }: Around = {},
) {
	return answerMessage(input, posted, { ...kindOf(around), ...(replaces && { replaces }) }, page);
}

/** A request is kept once its writer has seen which number will be called, and by when. */
function checkFirst(
	input: StepInput,
	{ typed, value, action }: { typed: Typed<CallbackField>; value: CallbackRequest; action: string },
	posted: FormData,
): Step<CallbackField> {
	const { services, query, t, language } = input;
	const now = services.now();
	const { channels } = services.config;
	const promise = promiseOf(value, channels, now);
	if (promise === "closed") {
		const values = { hours: hoursText(channels.callBack.hours, language) };
		return { kind: "wrong", problems: [{ field: "hour", key: "message.problem.closed", values }] };
	}
	if (posted.has(changeButton)) return { kind: "again" };
	const trip = readAskedTrip(query);
	const kept: Kept = {
		message: { ...value, ...(trip && { trip }) },
		promisedAt: promise === null ? null : new Date(promise).toISOString(),
	};
	if (posted.has(confirmedField)) return { kind: "keep", ...kept };
	const view = (
		<CallbackCheck action={action} typed={typed} request={value} trip={trip} by={kept.promisedAt} now={now} />
	);
	return { kind: "ask", part: { view, done: t("callback.check.heading") } };
}

/** The form of those who want to be called: number, language, when, and their consent, which is never ticked in advance. */
export function CallbackFormView(props: MessageFormProps<CallbackField>) {
	const { t } = usePage();
	return <FormFrame {...props} heading={t("callback.heading")} lead={t("callback.lead")} />;
}

/** On the form's own page: what the call is about. */
function LoneFormView(props: MessageFormProps<CallbackField>) {
	const page = usePage();
	const [, asked = ""] = page.target.split("?");
	const trip = tripText(readAskedTrip(new URLSearchParams(asked)), page);
	return <FormFrame {...props} heading={page.t("callback.heading.alone")} lead={trip} />;
}

interface FrameProps extends MessageFormProps<CallbackField> {
	readonly heading: string;
	readonly lead: string | undefined;
}

function FormFrame({ heading, lead, ...props }: FrameProps) {
	const { t, language } = usePage();
	const { summary, control, group } = useFields(callbackForm, props);
	const topics = callbackTopics.map((topic) => [topic, t(`topic.${topic}`)] as const);
	return (
		<MessageForm
			{...props}
			{...{ form: callbackForm, summary }}
			{...{ heading, lead }}
			submit={t("callback.submit")}
			asksFirst
		>
			<PhoneControl control={control} />
			<Field {...control("name")} />
			<MailField {...control("email")} />
			<div className="grid items-end gap-4 sm:grid-cols-2">
				<Select {...control("topic")} options={[["", "–"], ...topics]} />
				<Select
					{...control("speaks")}
					options={Object.entries(languages).map(([code, { name }]) => [code, name] as const)}
				/>
			</div>
			<When control={control} group={group} />
			<Select {...control("zone")} options={zoneOptions(language)} />
			<Consent {...control("consent")} />
		</MessageForm>
	);
}

/** Day and hours are shown only where they are asked for, if the browser can tell. */
function When({ control, group }: Pick<Fields<"when" | "day" | "hour">, "control" | "group">) {
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
			</div>
		</div>
	);
}
