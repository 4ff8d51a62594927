// Decides when an island is wanted: the `data-when`, `data-media` and `data-stored` of its marker say so.
import type { NotifyEvent } from "./notify-event.ts";

/** What is kept under a name: never empty. Storage can be switched off: then nothing is kept. */
function held(storage: "localStorage" | "sessionStorage", entry: string): string | null | undefined {
	try {
		return window[storage].getItem(entry);
	} catch {}
}

/** Something of the visitor's or the page's that an island waits for. */
type Trigger = (element: HTMLElement, want: (cause?: Event) => void, signal: AbortSignal) => void;

const touches = ["pointerdown", "focusin", "keydown", "click"];

function touch(element: HTMLElement, want: (cause?: Event) => void, signal: AbortSignal): void {
	for (const type of touches) element.addEventListener(type, want, { signal, passive: true });
	// Someone tabbed or typed into it before this script ran.
	if (element.contains(document.activeElement)) want();
}

const triggers: Readonly<Record<string, Trigger>> = {
	touch,

	kept(element, want, signal) {
		touch(element, want, signal);
		if (held("sessionStorage", `form.${element.dataset.form}`)) want();
	},

	visible(element, want, signal) {
		const observer = new IntersectionObserver((entries) => {
			if (entries.some((entry) => entry.isIntersecting)) want();
		});
		observer.observe(element);
		signal.addEventListener("abort", () => observer.disconnect());
	},

	active(_, want, signal) {
		for (const type of touches) addEventListener(type, want, { signal, passive: true });
	},

	idle(_, want) {
		// There is a deadline, since a page that draws nothing may never be called idle.
		const rest = () =>
			"requestIdleCallback" in window ? requestIdleCallback(() => want(), { timeout: 2000 }) : setTimeout(want, 200);
		if (document.readyState === "complete") rest();
		else addEventListener("load", rest);
	},

	flash(_, want, signal) {
		if (/(^|; )flash=/.test(document.cookie)) want();
		document.addEventListener("site:notify" satisfies NotifyEvent, want, { signal });
		document.addEventListener("keydown", (event) => event.code === "F8" && want(event), { signal });
	},
};

/**
 * Calls `wake` each time something asks for the island while its screen fits, until `wake` says that it is up by
 * aborting the signal. A screen that comes to fit later (a turned phone) counts if the island was wanted before.
 */
export function whenWanted(
	element: HTMLElement,
	{ wake, awake }: { wake(cause?: Event): void; awake: AbortSignal },
): void {
	const { when = "", media, stored } = element.dataset;
	if (stored && !held("localStorage", stored)) return;
	const screen = media ? matchMedia(media) : undefined;
	let wanted = false;
	const want = (cause?: Event) => {
		wanted = true;
		if (!screen || screen.matches) wake(cause);
	};
	screen?.addEventListener("change", () => wanted && want(), { signal: awake });
	triggers[when]?.(element, want, awake);
}
