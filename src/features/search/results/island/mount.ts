// Filters and orders the results in place, at once: over the offers and marks that the server sent along.
import {
	type Arrangement,
	arrange,
	arrangementParams,
	readRanking,
	shownAtOnce,
} from "../../../../flights/offers/arrange.ts";
import { type PackedOffers, unpackOffers } from "../../../../flights/offers/packed-offers.ts";
import { rankings } from "../../../../flights/offers/rankings.ts";
import type { Mount } from "../../../../islands/island.ts";
import { choiceIn, choiceMade, controlsIn, filtersIn, unchoose } from "./filters.ts";
import { rowsOf } from "./rows.ts";
import { filterSheet, searchSheet } from "./sheet.ts";
import { asParams, filled, put, teller } from "./tell.ts";

interface FilterProps {
	readonly offers: PackedOffers;
	/** ISO 4217 code of every price. */
	readonly currency: string;
	/** BCP 47, of amounts. */
	readonly locale: string;
}

/** What tells a control from others, also on the page that comes after this one. */
const idOf = ({ name, value }: HTMLInputElement) => `${name}=${value}`;

const staleMs = 15 * 60_000;

export const mount: Mount<FilterProps> = (element, { offers, currency, locale }, { messages }) => {
	const find = <Found extends Element = HTMLElement>(selector: string) => element.querySelector<Found>(selector);
	const [form, list] = [find<HTMLFormElement>("[data-filters]"), find("[data-first]")];
	const [more, before, nothing] = [
		find<HTMLAnchorElement>("[data-more]"),
		find("[data-before]"),
		find("[data-nothing]"),
	];
	if (!form || !list || !more) return;
	const filters = filtersIn(form, unpackOffers(offers));
	const total = offers.worth.length;
	const rows = rowsOf(list);
	const made = choiceMade(form);
	const anew = form.dataset.filters === "anew";
	const told = { filters, made: asParams(made), anew, currency, locale, unit: offers.unit, messages };
	const { tell, write: writeAddress, names } = teller(element, form, told);
	const panel = filterSheet(element);
	searchSheet(document.querySelector<HTMLDetailsElement>(".asked > details"));
	const asked = new URLSearchParams(location.search);
	let ranking = readRanking(asked);
	/** The part of the list that is in sight. */
	let start = Number(list.dataset.first);
	let length = shownAtOnce;
	let failed = false;

	const arranged = (): Arrangement => ({ ranking, choice: anew ? made : choiceIn(form) });

	/** Resolves once all of it is there. */
	async function show(): Promise<void> {
		const wanted = arranged();
		const shown = arrange(filters, wanted);
		const all = rows.show(shown.slice(start, start + length));
		const rest = shown.length - start - length;
		if (more) more.hidden = rest <= 0;
		if (before) before.hidden = start === 0;
		if (nothing) nothing.hidden = shown.length > 0;
		tellLater(wanted, shown.length, rest);
		// What did not come is on the page of this address.
		failed = !(await all);
		if (more && failed) more.hidden = false;
	}

	/** A choice starts the list anew. */
	function choose(): void {
		[start, length] = [0, shownAtOnce];
		void show();
	}

	let telling = 0;
	/** The list is painted first: what is said of it, and what it would be with other choices, can wait for the frame after. */
	function tellLater(wanted: Arrangement, count: number, rest: number): void {
		cancelAnimationFrame(telling);
		element.dataset.telling = "";
		const turn = requestAnimationFrame(() =>
			setTimeout(() => {
				// Somebody is quicker than that: the next turn tells.
				if (turn !== telling) return;
				put(find("[data-more]"), filled(messages, "results.more", { count: Math.max(0, Math.min(shownAtOnce, rest)) }));
				put(find("[data-apply]"), filled(messages, "filter.apply", { count }));
				const order = messages[`sort.said.${ranking}`] ?? "";
				put(find("[data-shown]"), filled(messages, "filter.shown", { count, total, order }));
				tell(wanted);
				delete element.dataset.telling;
			}),
		);
		telling = turn;
	}

	async function showMore(): Promise<void> {
		const first = arrange(filters, arranged())[start + length];
		length += shownAtOnce;
		await show();
		if (first !== undefined) rows.link(first)?.focus({ preventScroll: true });
	}

	/**
	 * The flights of other days were chosen by the filters: other filters load the page anew, in its place and with the
	 * control in focus. In the sheet of a phone they wait until it is closed.
	 */
	const askAnew = (control?: HTMLInputElement) => {
		const choice = choiceIn(form);
		if (panel.covers() || asParams(choice) === told.made) return;
		writeAddress({ ranking, choice }, control ? idOf(control) : "");
		location.reload();
	};

	form.addEventListener("change", ({ target }) => (anew ? askAnew(target as HTMLInputElement) : choose()));
	if (anew) addEventListener("hashchange", () => askAnew());
	form.addEventListener("submit", (event) => {
		event.preventDefault();
		if (!anew) choose();
		panel.close();
	});
	element.addEventListener("click", (event) => {
		if (event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element)) return;
		const link = event.target.closest<HTMLElement>(
			"[data-sort], [data-clear], [data-without], [data-drop], [data-more]",
		);
		if (!link) return;
		// Its address has the flights of other days that it would show.
		if (anew && link !== more && !link.dataset.sort) return;
		event.preventDefault();
		if (link === more) return failed ? location.reload() : void showMore();
		const { sort, drop } = link.dataset;
		const order = rankings.find((known) => known === sort);
		if (order) ranking = order;
		else unchoose(form, link.dataset);
		// A link that goes away with what it mended would take the focus along.
		const goes = drop !== undefined || link.closest("[data-nothing]") !== null;
		choose();
		if (goes) find("#flights")?.focus({ preventScroll: drop !== undefined });
	});

	// A search that is changed keeps what is chosen, also what was chosen since its form was written.
	addEventListener("formdata", ({ target, formData }) => {
		if (!(target as HTMLElement).dataset.trip) return;
		for (const name of names) formData.delete(name);
		for (const [name, value] of arrangementParams(new URLSearchParams(), arranged())) formData.append(name, value);
	});

	// Back over a jump within the page: the address there is from before what was chosen since.
	addEventListener("popstate", () => tell(arranged()));

	// The back button brings the page as it was left, old prices included.
	const arrived = Date.now();
	const age = () => {
		const stale = document.querySelector<HTMLElement>("[data-stale]");
		if (stale && Date.now() - arrived > staleMs) stale.hidden = false;
	};
	setTimeout(age, staleMs + 1);
	addEventListener("pageshow", age);
	document.addEventListener("visibilitychange", age);

	const { state } = history;
	// A browser that restores a form after "back" may have other boxes ticked than the list was made with.
	void show();
	if (!anew) return;
	const control = controlsIn(form).find((one) => idOf(one) === state);
	for (let part = control?.closest("details"); part; part = part.parentElement?.closest("details")) part.open = true;
	control?.focus();
	// What was chosen before this script came, and only once.
	if (state === null) askAnew();
};
