// The rows of the list: those that are here are put in order at once, the others are fetched; each opens in place.

export interface Rows {
	/** Puts these rows into the list, in this order; resolves once all of them are there, with false where some will not come. */
	show(wanted: readonly number[]): Promise<boolean>;
	/** The heading's link of a row that is here. */
	link(index: number): HTMLElement | null | undefined;
}

/** As much of Trusted Types as is used here; TypeScript does not know them yet, nor does every browser. */
interface MarkupPolicy {
	createHTML(text: string): string;
}

declare global {
	interface Window {
		readonly trustedTypes?: { createPolicy(name: string, rules: MarkupPolicy): MarkupPolicy };
	}
}

export function rowsOf(list: HTMLElement): Rows {
	const items = new Map<number, HTMLElement>();
	for (const item of list.querySelectorAll<HTMLElement>("[data-offer]")) items.set(Number(item.dataset.offer), item);
	let wanted: readonly number[] = [...items.keys()];
	let asking: AbortController | undefined;
	/** The filters with which the page was made may have chosen what its list holds. */
	const made = location.href;
	/** What this site answered is its own markup: so it says where the page takes no text for that (src/routes.ts, `readsMarkup`). */
	const trusted = window.trustedTypes?.createPolicy("rows", { createHTML: (text) => text });

	async function show(next: readonly number[]): Promise<boolean> {
		wanted = next;
		asking?.abort();
		// The first is painted at once, the others with the next frame: each costs a slow phone 3 ms.
		placeFirst();
		await new Promise((rest) => requestAnimationFrame(() => setTimeout(rest)));
		if (wanted !== next) return true;
		place();
		const missing = wanted.filter((index) => !items.has(index));
		if (missing.length === 0) return true;
		asking = new AbortController();
		const came = await fetchRows(missing, asking.signal).then(
			() => true,
			() => false,
		);
		// Who chose again meanwhile has put the list in order already.
		if (wanted !== next) return true;
		wanted = next.filter((index) => items.has(index));
		place();
		return came;
	}

	/** Moves only what is not in its place: most filters leave most of the list as it was. */
	function place(): void {
		wanted.forEach((index, at) => {
			const [item, here] = [items.get(index) ?? awaited(), list.children[at]];
			if (item !== here) list.insertBefore(item, here ?? null);
		});
		for (const gone of [...list.children].slice(wanted.length)) gone.remove();
	}

	/** The first takes the place of the one that stands there, and leaves a gap as tall: nothing else moves before the rest does. */
	function placeFirst(): void {
		const [first, here] = [items.get(wanted[0] ?? -1), list.children[0]];
		if (!first || first === here) return;
		const gap = awaited();
		gap.style.height = `${first.offsetHeight}px`;
		first.replaceWith(gap);
		here?.replaceWith(first);
	}

	function awaited(): HTMLElement {
		const item = document.createElement("li");
		item.className = "itinerary offer-awaited skeleton";
		item.ariaHidden = "true";
		return item;
	}

	async function fetchRows(rows: readonly number[], signal?: AbortSignal): Promise<void> {
		const url = new URL(made);
		for (const name of ["page", "open", "offer", "prices", "month"]) url.searchParams.delete(name);
		url.searchParams.set("rows", rows.join("."));
		const response = await fetch(url, signal && { signal });
		if (!response.ok) throw new Error(response.statusText);
		const text = await response.text();
		const answer = new DOMParser().parseFromString(trusted?.createHTML(text) ?? text, "text/html");
		const part = answer.querySelector<HTMLElement>("[data-stamp]");
		// The source sells something else by now: the same page anew has all of it.
		if (part?.dataset.stamp !== list.dataset.stamp) return location.reload();
		for (const item of part?.querySelectorAll<HTMLElement>("[data-offer]") ?? []) adopt(item);
	}

	function adopt(item: HTMLElement): void {
		const index = Number(item.dataset.offer);
		const details = item.querySelector<HTMLElement>(".itinerary-more");
		if (details) details.hidden = true;
		for (const call of item.querySelectorAll<HTMLAnchorElement>("[data-phone]")) likeTheFirst(call);
		const known = items.get(index);
		if (!known) {
			item.querySelector("[aria-expanded]")?.setAttribute("aria-expanded", "false");
			items.set(index, document.adoptNode(item));
		} else if (details && !known.querySelector(".itinerary-more")) known.firstElementChild?.appendChild(details);
	}

	/** What is on its way, by row: a press asks, and the click after it waits for the same answer. */
	const details = new Map<number, Promise<void>>();
	function fetchDetails(item: HTMLElement): Promise<void> | undefined {
		const index = Number(item.dataset.offer);
		if (item.querySelector(".itinerary-more")) return;
		const asked = details.get(index) ?? fetchRows([index]).catch(() => void details.delete(index));
		details.set(index, asked);
		return asked;
	}

	const heading = (target: EventTarget | null) => (target as Element).closest<HTMLAnchorElement>("[data-offer] h3 > a");

	async function toggle(link: HTMLAnchorElement): Promise<void> {
		const item = link.closest<HTMLElement>("[data-offer]");
		const find = () => item?.querySelector<HTMLElement>(".itinerary-more");
		const isOpen = link.ariaExpanded === "true";
		// Told at once, also where the rest is on its way.
		link.ariaExpanded = String(!isOpen);
		if (item) await fetchDetails(item);
		const more = find();
		if (more) more.hidden = link.ariaExpanded !== "true";
		else location.assign(link.href);
	}

	list.addEventListener("click", (event) => {
		const link = heading(event.target);
		if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
		event.preventDefault();
		void toggle(link);
	});
	list.addEventListener("pointerdown", (event) => {
		const item = heading(event.target)?.closest<HTMLElement>("[data-offer]");
		if (item) void fetchDetails(item);
	});
	return { show, link: (index) => items.get(index)?.querySelector<HTMLElement>("h3 > a") };
}

/** The number that the page shows everywhere may be another than the one that the server wrote. */
function likeTheFirst(call: HTMLAnchorElement): void {
	const first = document.querySelector<HTMLAnchorElement>("[data-phone]");
	const [from, to] = [first, call].map((link) => link?.querySelector("[data-phone-text]"));
	if (first) call.href = first.href;
	if (from && to) to.textContent = from.textContent;
}
