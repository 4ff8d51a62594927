// Raises a notice from anywhere on the page; the toast island is loaded by it.
import type { FlashCode } from "./flash.ts";

/** `boot` and the toast island listen for it on the document; its detail is the code of the message. */
export const notifyEvent = "site:notify";

export function notify(code: FlashCode): void {
	document.dispatchEvent(new CustomEvent<FlashCode>(notifyEvent, { detail: code }));
}
