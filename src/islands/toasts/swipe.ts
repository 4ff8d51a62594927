// The distance of a swipe that dismisses a toast: 50 px, where sonner has 45 px or any quick flick.
import type { PointerEvent } from "react";

/** CSS pixels to the right. */
const swipeThreshold = 50;

/**
 * Call it before sonner's own pointerup handler, which reads the distance back from this custom property: a
 * swipe that is too short reads as none, so that the toast returns to its place.
 */
export function cancelShortSwipe({ target }: PointerEvent): void {
	const toast = target instanceof Element && target.closest<HTMLElement>("[data-sonner-toast]");
	if (toast && isTooShort(toast.style.getPropertyValue("--swipe-amount-x"))) {
		toast.style.setProperty("--swipe-amount-x", "0px");
	}
}

/** `amount` is a CSS length in px, or empty before any move. */
export function isTooShort(amount: string): boolean {
	return !(Number.parseFloat(amount) >= swipeThreshold);
}
