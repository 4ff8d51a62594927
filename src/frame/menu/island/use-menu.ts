// The behavior of the menu: what it does when it opens, while it is open, and when it closes.

import { animate } from "framer-motion/dom/mini";
import { type MouseEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

/** Seconds. */
const slideDuration = 0.3;

/**
 * Opens or closes the panel from wherever it is, also in the middle of the opposite movement. Resolves at its end
 * with whether it got there: false when another movement took over.
 */
async function slide(panel: HTMLElement, to: "open" | "closed"): Promise<boolean> {
	// This code moves it now, not the style sheet's animation for a menu that the browser opens.
	panel.style.animation = "none";
	const moving = movements.get(panel);
	const from = moving ? edgesNow(panel) : edges(panel, to === "open" ? "closed" : "open");
	const movement = {};
	movements.set(panel, movement);
	if (!matchMedia("(prefers-reduced-motion: reduce)").matches) {
		panel.style.height = "";
		const { height, opacity } = edges(panel, to);
		await animate(
			panel,
			{ height: [from.height, height], opacity: [from.opacity, opacity] },
			{ duration: slideDuration, ease: "easeInOut" },
		);
	}
	if (movements.get(panel) !== movement) return false;
	movements.delete(panel);
	// At rest the style sheet decides again, so that a turned phone gets its new height.
	panel.style.height = "";
	panel.style.opacity = "";
	return true;
}

/** What is moving now, by a mark of its own for each movement. */
const movements = new WeakMap<HTMLElement, object>();

interface Edges {
	readonly height: string;
	readonly opacity: number;
}

/** Pixels, because a height without a unit in common with its other end does not move. */
function edges(panel: HTMLElement, at: "open" | "closed"): Edges {
	return at === "open" ? { height: `${panel.offsetHeight}px`, opacity: 1 } : { height: "0px", opacity: 0 };
}

function edgesNow(panel: HTMLElement): Edges {
	const { height, opacity } = getComputedStyle(panel);
	return { height, opacity: Number(opacity) };
}

/** `closing` is still on screen, sliding away, but no longer holds the page. */
type State = "closed" | "open" | "closing";

/** On the server and for the first render in the browser it is closed. */
export function useMenu() {
	const root = useRef<HTMLDetailsElement>(null);
	const panel = useRef<HTMLDivElement>(null);
	const [state, setState] = useState<State>("closed");
	const moved = useRef(false);

	useEffect(() => {
		// Opened by the browser before this code was there: it stays open, without sliding again.
		if (root.current?.open) setState("open");
	}, []);

	useLayoutEffect(() => {
		if (!panel.current || !moved.current || state === "closed") return;
		if (state === "open") void slide(panel.current, "open");
		else slide(panel.current, "closed").then((arrived) => arrived && setState("closed"));
	}, [state]);

	const shut = useCallback(() => {
		moved.current = true;
		setState((now) => (now === "open" ? "closing" : now));
		if (root.current?.contains(document.activeElement)) root.current.querySelector("summary")?.focus();
	}, []);

	useEffect(() => {
		const header = root.current?.closest("header");
		if (state !== "open" || !root.current || !panel.current || !header) return;
		const details = root.current;
		const unlock = lockPage(header, panel.current);
		const wide = matchMedia("(width >= 64rem)");
		const onKey = (event: KeyboardEvent) => (event.key === "Escape" ? shut() : trapTab(event, details));
		document.addEventListener("keydown", onKey);
		wide.addEventListener("change", shut);
		return () => {
			unlock();
			document.removeEventListener("keydown", onKey);
			wide.removeEventListener("change", shut);
		};
	}, [state, shut]);

	return {
		root,
		panel,
		shown: state !== "closed",
		toggle(event: MouseEvent) {
			event.preventDefault();
			if (state === "open") return shut();
			moved.current = true;
			setState("open");
		},
		/** Handles a click inside: only a click on a link closes the menu. */
		close(event: MouseEvent) {
			if (event.target instanceof Element && event.target.closest("a")) shut();
		},
	};
}

/** Keeps Tab inside `root`: at either end, or outside, the focus goes to the other end. */
function trapTab(event: KeyboardEvent, root: HTMLElement): void {
	if (event.key !== "Tab") return;
	const stops = [...root.querySelectorAll<HTMLElement>("summary, a[href], button, input, select")];
	const next = trapped(stops.indexOf(document.activeElement as HTMLElement), stops.length, event.shiftKey);
	if (next === undefined) return;
	event.preventDefault();
	stops[next]?.focus();
}

/** Where the focus must be put, by index; undefined when the browser's own next stop is inside. -1 is outside. */
export function trapped(current: number, count: number, backwards: boolean): number | undefined {
	const last = count - 1;
	if (backwards) return current <= 0 ? last : undefined;
	return current < 0 || current === last ? 0 : undefined;
}

/**
 * Stops the page from scrolling and takes everything beside `kept` (the header) out of reach; returns the way back.
 * The scroll position is never touched, so nothing jumps. iOS before 16 scrolls a page whose overflow is hidden:
 * there the moves themselves are stopped, except inside `scroller`.
 */
function lockPage(kept: Element, scroller: Element): () => void {
	const { body } = document;
	const scrollbar = window.innerWidth - document.documentElement.clientWidth;
	const before = { overflow: body.style.overflow, paddingRight: body.style.paddingRight };
	const hidden = [...(kept.parentElement?.children ?? [])].filter(
		(other) => other !== kept && !other.hasAttribute("inert"),
	);
	const stop = (event: TouchEvent) => {
		const inside = event.target instanceof Node && scroller.contains(event.target);
		if (!(inside && scroller.scrollHeight > scroller.clientHeight)) event.preventDefault();
	};

	body.style.overflow = "hidden";
	if (scrollbar > 0) body.style.paddingRight = `${scrollbar}px`;
	for (const other of hidden) other.setAttribute("inert", "");
	document.addEventListener("touchmove", stop, { passive: false });
	return () => {
		Object.assign(body.style, before);
		for (const other of hidden) other.removeAttribute("inert");
		document.removeEventListener("touchmove", stop);
	};
}
