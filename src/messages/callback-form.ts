// The wish to be called: as it was typed, what is wrong with it, and the request it makes.
import { addDays, isIsoDate } from "../flights/iso-date.ts";
import { today, toInstant } from "../flights/local-time.ts";
import { isLanguage, type Language } from "../i18n/languages.ts";
import { defaultZone, isOfferedZone } from "../i18n/zones.ts";
import { readEmailAddress } from "../privacy/email-address.ts";
import { readPhoneNumber } from "../privacy/phone-number.ts";
import { type FormProblem, oneLine } from "./fields.ts";
import { type CallbackRequest, type CallTime, callbackTopics, callTimes, endOfCallTime } from "./message.ts";

/** In the order of the form. */
const callbackFields = [
	...(["name", "country", "phone", "email", "speaks", "topic", "when", "day", "hour", "zone", "consent"] as const),
] as const;
export type CallbackField = (typeof callbackFields)[number];
export type CallbackForm = Readonly<Record<CallbackField, string>>;
type CallbackProblem = FormProblem<CallbackField>;

/** Days ahead that a call can be asked for. */
const furthestCall = 30;

export function blankCallback(language: Language): CallbackForm {
	const blank = Object.fromEntries(callbackFields.map((name) => [name, ""])) as CallbackForm;
	return { ...blank, country: "US", speaks: language, when: "any", hour: "10:00", zone: defaultZone };
}

export function readCallbackForm(form: FormData): CallbackForm {
	return Object.fromEntries(callbackFields.map((name) => [name, oneLine(form.get(name))])) as CallbackForm;
}

export type ParsedCallback =
	| { readonly kind: "ok"; readonly message: CallbackRequest }
	| { readonly kind: "invalid"; readonly problems: readonly CallbackProblem[] };

/** Never throws: every problem at once, in the order of the form. */
export function parseCallbackForm(form: CallbackForm, now: Date): ParsedCallback {
	const { name, speaks } = form;
	const problems: CallbackProblem[] = [];
	const phone = readPhoneNumber(form.phone, form.country);
	const email = form.email ? readEmailAddress(form.email) : null;
	const topic = callbackTopics.find((one) => one === form.topic);
	if (!name) problems.push({ field: "name", key: "message.problem.name" });
	if (!form.phone) problems.push({ field: "phone", key: "message.problem.phoneMissing" });
	else if (!phone) problems.push({ field: "phone", key: "message.problem.phone" });
	if (email === undefined) problems.push({ field: "email", key: "message.problem.email" });
	if (!isLanguage(speaks)) problems.push({ field: "speaks", key: "message.problem.speaks" });
	if (!topic) problems.push({ field: "topic", key: "message.problem.topic" });
	const when = readTime(form, now, problems);
	if (form.consent !== "yes") problems.push({ field: "consent", key: "message.problem.consent" });
	if (problems.length > 0 || !phone || email === undefined || !isLanguage(speaks) || !topic) {
		return { kind: "invalid", problems };
	}
	return { kind: "ok", message: { kind: "callback", name, phone, email, speaks, when, topic } };
}

/** Null is as soon as possible, and also what a problem leaves. */
function readTime(form: CallbackForm, now: Date, problems: CallbackProblem[]): CallTime | null {
	const { when, day, zone } = form;
	if (when === "any") return null;
	const from = callTimes.find((time) => time === form.hour);
	if (when !== "day") problems.push({ field: "when", key: "message.problem.when" });
	else if (!isIsoDate(day)) problems.push({ field: "day", key: "message.problem.day" });
	else if (!from) problems.push({ field: "hour", key: "message.problem.hour" });
	else if (!isOfferedZone(zone)) problems.push({ field: "zone", key: "message.problem.zone" });
	else if (toInstant(`${day}T${endOfCallTime(from)}`, zone) <= now.getTime()) {
		problems.push({ field: "day", key: "message.problem.past" });
	} else if (day > addDays(today(zone, now), furthestCall)) {
		problems.push({ field: "day", key: "message.problem.far", values: { days: furthestCall } });
	} else return { day, from, to: endOfCallTime(from), zone };
	return null;
}
