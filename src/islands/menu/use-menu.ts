// The behavior of the menu: what it does when it opens, while it is open, and when it closes.
import { type MouseEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { trapTab } from "./focus-trap.ts";
import { lockPage } from "./page-lock.ts";
import { slide } from "./slide.ts";

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
		const wide = matchMedia("(width >= 48rem)");
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
