// The sheets of a phone, the filters and the search, and the line above the list by arrow keys: what the style sheet cannot do alone.

interface Sheet {
	/** Does it cover the page now? */
	covers(): boolean;
	close(): void;
}

/** The filters: open while the address names them. Escape and the form's button close them. */
export function filterSheet(element: HTMLElement): Sheet {
	walk(element.querySelector(".results-bar"));
	return sheet(element.querySelector<HTMLElement>("#filters"), "64rem", [window, "hashchange"], {
		isOpen: () => location.hash === "#filters",
		shut: () => {
			location.hash = "#flights";
		},
	});
}

/** The search above the list: its line opens it, and has the focus again once Escape closed it. */
export function searchSheet(details: HTMLDetailsElement | null): void {
	sheet(details, "48rem", [details, "toggle"], {
		isOpen: () => details?.open === true,
		shut: () => {
			if (details) details.open = false;
			details?.querySelector("summary")?.focus();
		},
	});
}

/** While a panel covers the page of a screen narrower than this, nothing under it can be reached, and Escape closes it. */
function sheet(
	panel: HTMLElement | null,
	width: string,
	[changing, change]: readonly [EventTarget | null, string],
	{ isOpen, shut }: { isOpen(): boolean; shut(): void },
): Sheet {
	const narrow = matchMedia(`(width < ${width})`);
	const covers = () => narrow.matches && isOpen();
	const close = () => {
		if (covers()) shut();
	};

	function mark(): void {
		const covered = covers();
		// Beside the sheet, and beside each part of the page that holds it.
		for (let part: Element | null = panel; part && part !== document.body; part = part.parentElement) {
			for (const other of part.parentElement?.children ?? []) {
				if (other !== part && other.localName !== "script") other.toggleAttribute("inert", covered);
			}
		}
		if (covered && !panel?.contains(document.activeElement)) panel?.focus({ preventScroll: true });
	}

	changing?.addEventListener(change, mark);
	narrow.addEventListener("change", mark);
	panel?.addEventListener("keydown", (event) => {
		// A list of places or a calendar in it closes first.
		const inner = event.target instanceof Element && event.target.closest("dialog");
		if (event.key === "Escape" && !event.defaultPrevented && !inner) close();
	});
	mark();
	return { covers, close };
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Left and right go from link to link: from order to order, to what is active, from day to day. */
function walk(line: Element | null): void {
	line?.addEventListener("keydown", (event) => {
		const { key, target } = event as KeyboardEvent;
		const links = [...line.querySelectorAll("a")];
		const next = links[links.indexOf(target as HTMLAnchorElement) + Number(steps[key])];
		if (!next) return;
		event.preventDefault();
		next.focus();
	});
}
