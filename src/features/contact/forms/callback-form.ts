// The call-back request: whom, at which number, about what, when; and the request it makes.
import * as v from "valibot";
import { optionalEmail, phone } from "../../../forms/contact-rules.ts";
import { defineForm } from "../../../forms/form.ts";
import { phoneFields } from "../../../forms/phone-fields.ts";
import { about } from "../../../forms/problem.ts";
import { agreed, filled, oneOf } from "../../../forms/rules.ts";
import { languageCodes } from "../../../i18n/languages.ts";
import type { MessageKey, Values } from "../../../i18n/messages.ts";
import { defaultZone, isOfferedZone } from "../../../places/zones.ts";
import { addDays, isIsoDate } from "../../../time/iso-date.ts";
import { today, toInstant } from "../../../time/local-time.ts";
import { type CallbackRequest, type CallTime, callbackTopics, callTimes, endOfCallTime } from "./message.ts";

/** Days ahead that a call can be asked for. */
const furthestCall = 30;

export const callbackForm = defineForm({
	id: "callback",
	fields: {
		name: { label: "message.name", autoComplete: "name", required: true },
		...phoneFields(),
		email: {
			...{ label: "message.email", hint: "callback.email.hint", optional: true },
			...{ type: "email", autoComplete: "email", maxLength: 254 },
		},
		topic: { label: "message.topic", required: true },
		speaks: { label: "callback.speaks" },
		when: { label: "callback.when", blank: "any" },
		day: { label: "callback.day" },
		hour: { label: "callback.hour", blank: "10:00" },
		zone: { label: "callback.zone", blank: defaultZone },
		consent: { label: "callback.consent", required: true },
	},
	shape: ({ country, phone: number, when, day, hour, zone, ...typed }) => ({
		...{ ...typed, phone: { number, country }, zone },
		when: { when, day, hour, zone },
	}),
	schema: ({ phones, now }) =>
		v.pipe(
			v.object({
				name: filled("message.problem.name"),
				phone: phone(phones, { missing: "message.problem.phoneMissing", wrong: "phone.problem" }),
				email: optionalEmail("message.problem.email"),
				topic: oneOf(callbackTopics, "message.problem.topic"),
				speaks: oneOf(languageCodes, "message.problem.speaks"),
				when: callTime(now),
				zone: v.pipe(
					v.string(),
					v.transform((zone): string => (isOfferedZone(zone) ? zone : defaultZone)),
				),
				consent: agreed("message.problem.consent"),
			}),
			v.transform(({ consent, ...request }): CallbackRequest => ({ kind: "callback", ...request })),
		),
});

type TypedTime = Readonly<Record<"when" | "day" | "hour" | "zone", string>>;

/** Null is as soon as possible. */
function callTime(now: Date) {
	return v.pipe(
		v.custom<TypedTime>(() => true),
		v.rawTransform(({ dataset, addIssue, NEVER }): CallTime | null => {
			const { when, day, hour, zone } = dataset.value;
			const refuse = (...problem: [field: keyof TypedTime, key: MessageKey, values?: Values]) => {
				addIssue(about(dataset.value, ...problem));
				return NEVER;
			};
			if (when === "any") return null;
			if (when !== "day") return refuse("when", "message.problem.when");
			if (!isIsoDate(day)) return refuse("day", "message.problem.day");
			const from = callTimes.find((time) => time === hour);
			if (!from) return refuse("hour", "message.problem.hour");
			if (!isOfferedZone(zone)) return refuse("zone", "message.problem.zone");
			const to = endOfCallTime(from);
			if (toInstant(`${day}T${to}`, zone) <= now.getTime()) return refuse("day", "message.problem.past");
			if (day > addDays(today(zone, now), furthestCall))
				return refuse("day", "message.problem.far", { days: furthestCall });
			return { day, from, to, zone };
		}),
	);
}
