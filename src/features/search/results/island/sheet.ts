// The filters as a sheet on a phone, and the strip of days by arrow keys: what the style sheet cannot do alone.

/**
 * The sheet is open while the address names it. While it covers the page, nothing under it can be reached; Escape and the
 * form's button close it.
 */
export function sheet(element: HTMLElement): { close(): void } {
	const panel = element.querySelector<HTMLElement>("#filters");
	const phone = matchMedia("(width < 64rem)");
	const covers = () => phone.matches && location.hash === "#filters";

	function mark(): void {
		const covered = covers();
		// Beside the sheet, and beside each part of the page that holds it.
		for (let part: Element | null | undefined = panel; part && part !== document.body; part = part.parentElement) {
			for (const other of part.parentElement?.children ?? []) {
				if (other !== part && other.localName !== "script") other.toggleAttribute("inert", covered);
			}
		}
		if (covered) panel?.focus({ preventScroll: true });
	}

	function close(): void {
		if (!covers()) return;
		location.hash = "#flights";
	}

	addEventListener("hashchange", mark);
	phone.addEventListener("change", mark);
	panel?.addEventListener("keydown", (event) => {
		if (event.key === "Escape") close();
	});
	mark();
	walk(element.querySelector("[data-days]"));
	return { close };
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Left and right go from day to day. */
function walk(strip: Element | null): void {
	strip?.addEventListener("keydown", (event) => {
		const { key, target } = event as KeyboardEvent;
		const days = [...strip.querySelectorAll("a")];
		const next = days[days.indexOf(target as HTMLAnchorElement) + Number(steps[key])];
		if (!next) return;
		event.preventDefault();
		next.focus();
	});
}
