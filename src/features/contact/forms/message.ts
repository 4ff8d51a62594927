// What a visitor can send to the agency: a message to be answered by mail, or the wish to be called.

import type { Language } from "../../../i18n/languages.ts";
import type { contactTopics } from "../../../parameters.ts";
import type { IsoDate } from "../../../time/iso-date.ts";

export const callbackTopics = ["newTrip", "booking", "change", "refund", "other"] as const;
type Topic = (typeof contactTopics)[number];

export interface ContactMessage {
	readonly kind: "contact";
	readonly name: string;
	readonly email: string;
	/** E.164 */
	readonly phone: string | null;
	readonly topic: Topic;
	/** Confirmation code of eight characters; ours, or whatever was typed where it is none of ours. */
	readonly code: string | null;
	readonly text: string;
}

/** Two hours of a day, as the visitor's clock shows them. */
export interface CallTime {
	readonly day: IsoDate;
	/** "08:00" */
	readonly from: string;
	/** "10:00" */
	readonly to: string;
	/** IANA */
	readonly zone: string;
}

export interface CallbackRequest {
	readonly kind: "callback";
	readonly name: string;
	/** E.164 */
	readonly phone: string;
	readonly email: string | null;
	/** The language in which to speak. */
	readonly speaks: Language;
	/** Null: as soon as possible. */
	readonly when: CallTime | null;
	readonly topic: (typeof callbackTopics)[number];
}

export type Message = ContactMessage | CallbackRequest;

/** When a call can be asked for, by the hours of the visitor's day: each with the end of its two hours. */
export const callTimes = ["06:00", "08:00", "10:00", "12:00", "14:00", "16:00", "18:00", "20:00"] as const;

/** "22:00" for "20:00": none of them ends on another day. */
export function endOfCallTime(from: string): string {
	return `${String(Number(from.slice(0, 2)) + 2).padStart(2, "0")}:00`;
}
