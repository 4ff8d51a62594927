// Starts the notices: shows the flash message, those raised while the code loaded, and every later one.
import { createRoot } from "react-dom/client";
import { Toaster, toast } from "sonner";
import "sonner/dist/styles.css";
import "./toasts.css";
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useSyncExternalStore } from "react";
import { withTexts } from "../../../islands/hydrate.tsx";
import type { Mount } from "../../../islands/island.ts";
import { islandMessages } from "../../../islands/messages.ts";
import { useTexts } from "../../../islands/use-texts.ts";
import { Cross } from "../../../ui/controls/icon.tsx";
import { type FlashCode, flashCodes, notifyEvent, readFlash } from "./flash.ts";
import { createNoticeList, type NoticeList } from "./list.ts";

/** CSS pixels to the right. */
const swipeThreshold = 50;

/**
 * Call it before sonner's own pointerup handler, which reads the distance back from this custom property: a
 * swipe that is too short reads as none, so that the toast returns to its place.
 */
function cancelShortSwipe({ target }: PointerEvent): void {
	const toast = target instanceof Element && target.closest<HTMLElement>("[data-sonner-toast]");
	if (toast && isTooShort(toast.style.getPropertyValue("--swipe-amount-x"))) {
		toast.style.setProperty("--swipe-amount-x", "0px");
	}
}

/** `amount` is a CSS length in px, or empty before any move. */
export function isTooShort(amount: string): boolean {
	return !(Number.parseFloat(amount) >= swipeThreshold);
}

// Constants, because sonner compares them by identity and would subscribe again at every render.
const hotkey = ["F8"];
const options = { unstyled: true, className: "toast" };
const icons = { close: <Cross /> };
const offset = { bottom: "1.5rem", right: "1.5rem" };
const mobileOffset = { bottom: "5rem", left: "1rem", right: "1rem" };

interface ToastsProps {
	readonly notices: NoticeList;
	/** F8 woke this island: go there now. */
	readonly focused: boolean;
	readonly onReady: () => void;
}

function Toasts({ notices, focused, onReady }: ToastsProps) {
	const t = useTexts();
	const recent = useSyncExternalStore(notices.subscribe, notices.list);
	const region = useRef<HTMLDivElement>(null);
	const cameFrom = useRef<Element>(null);

	useEffect(() => {
		const focus = () => {
			if (region.current?.contains(document.activeElement)) return;
			cameFrom.current = document.activeElement;
			const onScreen = region.current?.querySelector("[data-sonner-toaster]");
			if (!onScreen) region.current?.querySelector<HTMLElement>(".recent-notices")?.focus();
		};
		const onKey = (event: globalThis.KeyboardEvent) => event.code === "F8" && focus();
		// The capture phase comes before sonner's handler, which goes to the toast that is on screen.
		document.addEventListener("keydown", onKey, true);
		if (focused) focus();
		onReady();
		return () => document.removeEventListener("keydown", onKey, true);
	}, [focused, onReady]);

	const leave = (event: KeyboardEvent) => {
		if (event.key === "Escape" && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
	};

	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what happens to the regions inside
		<div ref={region} onPointerUpCapture={cancelShortSwipe} onKeyDown={leave}>
			<Toaster
				containerAriaLabel={t("toast.region")}
				hotkey={hotkey}
				visibleToasts={1}
				duration={5000}
				position="bottom-right"
				swipeDirections={["right"]}
				closeButton
				icons={icons}
				toastOptions={{ ...options, closeButtonAriaLabel: t("toast.close") }}
				offset={offset}
				mobileOffset={mobileOffset}
			/>
			<section className="recent-notices" tabIndex={-1} aria-label={t("toast.recent")}>
				{recent.length === 0 && <p>{t("toast.none")}</p>}
				<ol>
					{recent.map(({ id, code }) => (
						<li key={id}>{t(`flash.${code}`)}</li>
					))}
				</ol>
			</section>
		</div>
	);
}

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
	// A page that says it itself says it once.
	if (flash && !document.querySelector(`[data-says="${flash}"]`)) raise(flash);
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
