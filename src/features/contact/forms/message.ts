// What a visitor can send to the agency: a message to be answered by mail, or the request to be called.

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
	/** A reference of ours of any kind, or an airline's code of six characters. */
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
	/** The clock by which a time is told to the visitor: IANA. Absent in what was sent before it was asked for. */
	readonly zone?: string;
	/** What the visitor was looking at. */
	readonly trip?: AskedTrip;
}

/** A trip that a call is asked for, as links bring it along: nothing in it is anybody's own. */
export interface AskedTrip {
	/** Reference of a quote. */
	readonly quote?: string;
	/** Confirmation code. */
	readonly booking?: string;
	/** Parameters of the search. */
	readonly search?: string;
}

export type Message = ContactMessage | CallbackRequest;

/** When a call can be asked for, by the hours of the visitor's day: each with the end of its two hours. */
export const callTimes = ["06:00", "08:00", "10:00", "12:00", "14:00", "16:00", "18:00", "20:00"] as const;

/** "22:00" for "20:00": none of them ends on another day. */
export function endOfCallTime(from: string): string {
	return `${String(Number(from.slice(0, 2)) + 2).padStart(2, "0")}:00`;
}
