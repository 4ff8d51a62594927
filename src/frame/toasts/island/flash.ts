// Flash messages: a short-lived cookie names one, the toast island shows it once on the next page.
import type { NotifyEvent } from "../../../islands/notify-event.ts";

/** `boot` and the toast island listen for it on the document; its detail is the code of the message. */
export const notifyEvent: NotifyEvent = "site:notify";

/** Every message a flash cookie may name; its text is the message `flash.<code>`. */
export const flashCodes = ["consent-saved"] as const;
export type FlashCode = (typeof flashCodes)[number];

/** A Set-Cookie value. Readable by script and without anything personal; gone after a minute or when it is shown. */
export function flashCookie(code: FlashCode): string {
	return `flash=${code}; Path=/; Max-Age=60; SameSite=Lax`;
}

/** The code in a `Cookie` text; undefined when there is none or it is not on the list. */
export function readFlash(cookies: string): FlashCode | undefined {
	const value = /(?:^|;\s*)flash=([^;]*)/.exec(cookies)?.[1];
	return flashCodes.find((code) => code === value);
}
