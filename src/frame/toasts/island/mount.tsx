// Starts the notices: shows the flash message, those raised while the code loaded, and every later one.
import { createRoot } from "react-dom/client";
import { toast } from "sonner";
import "sonner/dist/styles.css";
import { withTexts } from "../../../islands/hydrate.tsx";
import type { Mount } from "../../../islands/island.ts";
import { islandMessages } from "../../../islands/messages.ts";
import { type FlashCode, flashCodes, notifyEvent, readFlash } from "./flash.ts";
import { createNoticeList } from "./list.ts";
import { Toasts } from "./toasts.tsx";

export const mount: Mount = async (element, _props, context) => {
	const i18n = islandMessages(context);
	const notices = createNoticeList();
	const raise = (code: FlashCode) => {
		const id = notices.notify(code);
		const dismiss = () => notices.dismiss(id);
		toast(i18n.t(`flash.${code}`), { id, onDismiss: dismiss, onAutoClose: dismiss });
	};
	const focused = context.causes.some((event) => event.type === "keydown");
	// A toast raised before sonner listens is never shown.
	await new Promise<void>((resolve) => {
		createRoot(element).render(withTexts(context, <Toasts notices={notices} focused={focused} onReady={resolve} />));
	});
	const flash = takeFlash();
	if (flash) raise(flash);
	for (const code of context.causes.map(noticeOf)) if (code) raise(code);
	document.addEventListener(notifyEvent, (event) => {
		const code = noticeOf(event);
		if (code) raise(code);
	});
};

/** Only what is on the list: the event may come from any script. */
function noticeOf(event: Event): FlashCode | undefined {
	return event instanceof CustomEvent ? flashCodes.find((code) => code === event.detail) : undefined;
}

/** Reads the flash cookie and clears it, so that the next page does not show it again. */
function takeFlash(): FlashCode | undefined {
	const code = readFlash(document.cookie);
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
	document.cookie = "flash=; Path=/; Max-Age=0; SameSite=Lax";
	return code;
}
