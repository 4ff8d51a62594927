// The notices: one toast at a time, and a list of the recent ones that F8 leads to.
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useSyncExternalStore } from "react";
import { Toaster } from "sonner";
import { useTexts } from "../../../islands/use-texts.ts";
import { Cross } from "../../../ui/controls/cross.tsx";
import type { NoticeList } from "./list.ts";

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

export function Toasts({ notices, focused, onReady }: ToastsProps) {
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
