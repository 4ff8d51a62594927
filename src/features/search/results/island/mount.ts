// Filters and orders the results in place, at once: the server's own rules over the facts it sent along.
import {
	type Arrangement,
	arrange,
	arrangementParams,
	readRanking,
	shownAtOnce,
} from "../../../../flights/offers/arrange.ts";
import { filterNames, optionsOf, readChoice } from "../../../../flights/offers/facets.ts";
import { type PackedFacts, unpackFacts } from "../../../../flights/offers/packed-facts.ts";
import { rankings } from "../../../../flights/offers/rankings.ts";
import { relaxed } from "../../../../flights/offers/relaxed.ts";
import { countRows } from "../../../../flights/offers/rows.ts";
import { formatDuration, unbroken } from "../../../../i18n/formats.ts";
import { defaultLanguage, isLanguage, languages } from "../../../../i18n/languages.ts";
import type { Mount } from "../../../../islands/island.ts";
import { formatWholeMoney } from "../../../../money/money.ts";
import { showFare } from "./show-fare.ts";

interface FilterProps {
	readonly facts: PackedFacts;
	/** ISO 4217 code of every price. */
	readonly currency: string;
}

const staleMs = 15 * 60_000;

export const mount: Mount<FilterProps> = (element, { facts: packed, currency }, { messages }) => {
	const find = <Found extends Element = HTMLElement>(selector: string) => element.querySelector<Found>(selector);
	const form = find<HTMLFormElement>("[data-filters]");
	const [first, rest, more] = [find("[data-first]"), find("[data-rest]"), find("[data-more]")];
	if (!form || !first || !rest || !more) return;
	const facts = unpackFacts(packed);
	const total = countRows(facts);
	const rows = new Map(
		[...element.querySelectorAll<HTMLElement>("[data-offer]")].map((item) => [Number(item.dataset.offer), item]),
	);
	/** The item of the row that an offer is a fare of. */
	const itemOf = (index: number) => rows.get(facts[index]?.row ?? -1);
	/** Where each choice tells its count and its price. */
	const told = new Map(
		[...form.querySelectorAll<HTMLInputElement>(".filter-option > input")].map(({ name, value, parentElement }) => [
			`${name}=${value}`,
			[parentElement?.querySelector("[data-count]"), parentElement?.querySelector("[data-price]")] as const,
		]),
	);
	const offered = filterNames.filter((name) => [...told.keys()].some((key) => key.startsWith(`${name}=`)));
	const { lang } = document.documentElement;
	const { locale } = languages[isLanguage(lang) ? lang : defaultLanguage];
	const price = remembered((minor) => formatWholeMoney({ minor, currency }, locale));
	const own = new Set<string>([...filterNames, "sort"]);
	const typed = () => [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]);
	/** The search itself, language included: what no filter changes. */
	const search = new URLSearchParams(typed().filter(([name]) => !own.has(name)));
	let ranking = readRanking(new URLSearchParams(location.search));

	function wish(): Arrangement {
		return {
			ranking,
			choice: readChoice(new URLSearchParams([...new FormData(form ?? undefined)] as [string, string][])),
		};
	}

	function show(): void {
		const wanted = wish();
		const { shown, hidden } = arrange(facts, wanted);
		const wantedFirst = shown.slice(0, shownAtOnce).flatMap((index) => itemOf(index) ?? []);
		const wantedRest = [...shown.slice(shownAtOnce), ...hidden].flatMap((index) => itemOf(index) ?? []);
		for (const index of shown) {
			const item = itemOf(index);
			hide(item, false);
			if (item) showFare(item, index);
		}
		for (const index of hidden) hide(itemOf(index), true);
		for (const item of wantedRest) if (item.parentElement === first) rest?.appendChild(item);
		place(first, wantedFirst);
		place(rest, wantedRest);
		if (more) more.hidden = shown.length <= shownAtOnce;
		write("[data-more-count]", String(shown.length - shownAtOnce));
		const nothing = find("[data-nothing]");
		if (nothing) nothing.hidden = shown.length > 0;
		write(
			"[data-shown]",
			(messages["filter.shown"] ?? "")
				.replace("{{count}}", String(shown.length))
				.replace("{{total}}", String(total))
				.replace("{{order}}", messages[`sort.said.${ranking}`] ?? ""),
		);
		tellLater(wanted);
	}

	let telling = 0;
	/** The list is painted first: what it would be with other choices can wait for the frame after. */
	function tellLater(wanted: Arrangement): void {
		cancelAnimationFrame(telling);
		element.dataset.telling = "";
		telling = requestAnimationFrame(() => setTimeout(tell, 0, wanted, telling));
	}

	function tell(wanted: Arrangement, turn: number): void {
		// Somebody is quicker than that: the next turn tells.
		if (turn !== telling) return;
		const chosen = [...wanted.choice.values()].flat().length;
		write("[data-chosen]", chosen > 0 ? `(${chosen})` : "");
		count(wanted);
		lead(wanted);
		relax(wanted);
		history.replaceState(
			history.state,
			"",
			`${location.pathname}?${rewished(location.search, wanted)}${location.hash}`,
		);
		carry(wanted);
		delete element.dataset.telling;
	}

	/** The same URL with other filters: what is no filter stays, such as the itinerary of a shared link. */
	function rewished(address: string, wanted: Arrangement): URLSearchParams {
		const params = new URLSearchParams(address);
		for (const name of own) params.delete(name);
		return arrangementParams(params, wanted);
	}

	/** The links to this page in another language, with other prices, or with those of now. */
	function carry(wanted: Arrangement): void {
		for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-language], a[data-carries]")) {
			link.search = String(rewished(link.search, wanted));
		}
	}

	function hide(part: HTMLElement | undefined, away: boolean): void {
		if (part && part.hidden !== away) part.hidden = away;
	}

	/** Moves only what is not in its place: most filters leave most of the list as it was. */
	function place(list: HTMLElement | null, wanted: readonly HTMLElement[]): void {
		let next = list?.firstElementChild ?? null;
		for (const item of wanted) {
			if (item === next) next = next.nextElementSibling;
			else list?.insertBefore(item, next);
		}
	}

	function write(selector: string, text: string): void {
		for (const target of element.querySelectorAll(selector)) if (target.textContent !== text) target.textContent = text;
	}

	/** What each choice would leave now. */
	function count({ choice }: Arrangement): void {
		for (const name of offered) {
			for (const { value, count, lowest } of optionsOf(name, facts, choice)) {
				const [number, amount] = told.get(`${name}=${value}`) ?? [];
				if (number) number.textContent = String(count);
				if (amount) amount.textContent = lowest === null ? "–" : price(lowest);
			}
		}
	}

	/** The order's links: which one is current, what each puts first, where each leads. */
	function lead(wanted: Arrangement): void {
		for (const known of rankings) {
			const link = find<HTMLAnchorElement>(`[data-sort="${known}"]`);
			if (!link) continue;
			link.toggleAttribute("aria-current", known === ranking);
			if (known === ranking) link.setAttribute("aria-current", "true");
			link.search = String(arrangementParams(search, { ...wanted, ranking: known }));
			const [leader] = arrange(facts, { ...wanted, ranking: known }).shown;
			const facing = leader === undefined ? undefined : facts[leader];
			const text = link.querySelector("[data-leader]");
			if (text) text.textContent = facing ? `${price(facing.total)} · ${unbroken(formatDuration(facing.minutes))}` : "";
		}
	}

	/** Where nothing fits: what each filter that could be dropped would give. */
	function relax(wanted: Arrangement): void {
		const links = relaxed(facts, wanted.choice).map(({ name, choice, count, lowest }) => {
			const link = Object.assign(document.createElement("a"), { className: "link", rel: "nofollow" });
			link.dataset.without = name;
			link.href = `?${rewished(location.search, { ...wanted, choice })}`;
			const label = [...(form?.querySelectorAll(`[name="${name}"]:checked + span`) ?? [])]
				.map(({ firstChild }) => firstChild?.textContent)
				.join(", ");
			link.textContent = (messages["filter.without"] ?? "")
				.replace("{{filter}}", label)
				.replace("{{count}}", String(count))
				.replace("{{price}}", price(lowest));
			const item = document.createElement("li");
			item.appendChild(link);
			return item;
		});
		find("[data-relaxed]")?.replaceChildren(...links);
	}

	form.addEventListener("change", show);
	form.addEventListener("submit", (event) => {
		event.preventDefault();
		show();
		// On a phone the filters cover the list that was asked for.
		if (matchMedia("(width < 64rem)").matches) find("details.filters")?.removeAttribute("open");
		find("[data-shown]")?.scrollIntoView({ block: "center" });
	});
	element.addEventListener("click", (event) => {
		if (event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element)) return;
		const link = event.target.closest<HTMLElement>("[data-sort], [data-clear], [data-without]");
		if (!link) return;
		event.preventDefault();
		const sort = rankings.find((known) => known === link.dataset.sort);
		if (sort) ranking = sort;
		else {
			const { without } = link.dataset;
			for (const input of form.querySelectorAll("input")) {
				if (!without || input.name === without) input.checked = input.type === "radio" && !input.value;
			}
		}
		// A link that goes away with what it mended would take the focus along.
		const goes = link.closest("[data-nothing]") !== null;
		show();
		if (goes) find("#flights")?.focus();
	});

	// The back button brings the page as it was left, old prices included.
	const arrived = Date.now();
	const age = () => {
		const stale = document.querySelector<HTMLElement>("[data-stale]");
		if (stale && Date.now() - arrived > staleMs) stale.hidden = false;
	};
	setTimeout(age, staleMs + 1);
	addEventListener("pageshow", age);
	document.addEventListener("visibilitychange", age);

	// A browser that restores a form after "back" may have other boxes ticked than the list was made with.
	show();
};

/** Intl is slow, and a list has few prices. */
function remembered(format: (minor: number) => string): (minor: number) => string {
	const known = new Map<number, string>();
	return (minor) => {
		const text = known.get(minor) ?? format(minor);
		known.set(minor, text);
		return text;
	};
}
