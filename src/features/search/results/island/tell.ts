// Says what the list's arrangement comes to: the count of each choice, what each order puts first, what is active, what could be dropped.
import { type Arrangement, arrange, arrangementParams } from "../../../../flights/offers/arrange.ts";
import { chosenIn, optionsOf, rechosen } from "../../../../flights/offers/choosing.ts";
import type { Choice } from "../../../../flights/offers/filters.ts";
import { rankings } from "../../../../flights/offers/rankings.ts";
import { relaxed } from "../../../../flights/offers/relaxed.ts";
import { toldDuration, toldPrice } from "../../../../flights/offers/told-price.ts";
import { clockIn } from "../../../../i18n/plain.ts";
import { controlsIn, type Filters } from "./filters.ts";

interface Teller {
	/** All of it, and writes the address. */
	tell(wanted: Arrangement): void;
	/** The address alone. @param state what the browser keeps with it, also while the page is loaded anew */
	write(wanted: Arrangement, state?: string): void;
	/** The parameters that an arrangement or a part of the list stands in. */
	readonly names: ReadonlySet<string>;
}

type Values = Readonly<Record<string, string | number>>;

interface Told {
	readonly filters: Filters;
	/** The choice of filters with which the server made the page, as parameters. */
	readonly made: string;
	/** Other filters are for the server to apply: what they would give is not known here. */
	readonly anew: boolean;
	/** ISO 4217 code of every price. */
	readonly currency: string;
	/** BCP 47: as the language writes its amounts; its times are the same in it. */
	readonly locale: string;
	/** Minor units in a whole one. */
	readonly unit: number;
	readonly messages: Readonly<Record<string, string>>;
}

/** Made once: making it takes longer than all else that a text needs. */
let plural: Intl.PluralRules | undefined;

/** Fills a text's placeholders, in the plural form of its count where it has one. */
export function filled(
	messages: Readonly<Record<string, string>>,
	key: string,
	values: Readonly<Record<string, string | number>>,
): string {
	plural ??= new Intl.PluralRules(document.documentElement.lang);
	const form = plural.select(Number(values.count));
	const text = messages[key] ?? messages[`${key}_${form}`] ?? "";
	return fill(text, values);
}

/** @param values by name, as in {{name}} or {name}, or by position, as in {0} */
function fill(text: string, values: object): string {
	return text.replace(/\{+(\w+)\}+/g, (_, name: string) => String((values as Values)[name] ?? ""));
}

/** A text that is there already costs no layout. */
export function put(target: Element | null | undefined, text: string): void {
	if (target && target.textContent !== text) target.textContent = text;
}

function span(textContent: string): HTMLSpanElement {
	return Object.assign(document.createElement("span"), { textContent });
}

/** A choice of filters, as parameters. */
export function asParams(choice: Choice): string {
	return String(arrangementParams(new URLSearchParams(), { ranking: "best", choice }));
}

export function teller(element: HTMLElement, form: HTMLFormElement, about: Told): Teller {
	const { filters, made, anew, currency, locale, unit, messages } = about;
	const controls = new Set(controlsIn(form).map(({ name }) => name));
	const names = new Set([...controls, "sort", "page", "open", "rows"]);
	const price = (minor: number) => toldPrice(minor, currency, locale);
	const find = <Found extends Element = HTMLElement>(selector: string) => element.querySelector<Found>(selector);

	/** The same URL with other filters: what is no filter stays, such as the itinerary of a shared link. */
	function rearranged(address: string, wanted: Arrangement): URLSearchParams {
		const params = new URLSearchParams(address);
		for (const name of names) params.delete(name);
		return arrangementParams(params, wanted);
	}

	/** What each choice would leave now. */
	function count({ choice }: Arrangement): void {
		for (const name of controls) {
			for (const { value, count, lowest } of optionsOf(name, filters, choice)) {
				const label = filters.controls.get(`${name}=${value}`)?.parentElement;
				const [number, amount] = [label?.querySelector("[data-count]"), label?.querySelector("[data-price]")];
				put(number, String(count));
				put(amount, price(lowest));
			}
		}
	}

	/** What an order tells of the offer that it puts first: price and how long each direction takes; time first, and in words, where it is about time. */
	function leaderParts(leader: number | undefined, words: string | undefined): Node[] {
		const first = filters.offers[leader ?? -1];
		if (!first) return [];
		const ways = first.ways.map(toldDuration);
		const [total, brief] = [`${price(first.total)} `, `${ways.join(" + ")} `];
		return (words ? [brief, total, fill(words, ways)] : [total, brief]).map(span);
	}

	/** The order's links: which one is current, what each puts first, where each leads. */
	function lead(wanted: Arrangement): void {
		const told = new Set<number | undefined>();
		for (const ranking of rankings) {
			const link = find<HTMLAnchorElement>(`[data-sort="${ranking}"]`);
			if (!link) continue;
			link.ariaCurrent = ranking === wanted.ranking ? "true" : null;
			link.search = String(rearranged(link.search, { ...wanted, ranking }));
			const [leader] = arrange(filters, { ...wanted, ranking });
			const parts =
				told.has(leader) && leader !== undefined
					? [span(messages["sort.same"] ?? "")]
					: leaderParts(leader, link.dataset.ways);
			told.add(leader);
			link.querySelector("[data-leader]")?.replaceChildren(...parts);
		}
	}

	function listItem(wanted: Arrangement, className: string, text: string): [HTMLLIElement, HTMLAnchorElement] {
		const [item, link] = [document.createElement("li"), document.createElement("a")];
		Object.assign(link, {
			className,
			rel: "nofollow",
			href: `?${rearranged(location.search, wanted)}`,
			textContent: text,
		});
		item.appendChild(link);
		return [item, link];
	}

	function chipText(name: string, value: string): string {
		const control = filters.controls.get(name) ?? filters.controls.get(`${name}=${value}`);
		if (!control) return value;
		const how = form.querySelector<HTMLElement>(`[name=${name}How] :checked`)?.dataset.chip;
		const template = how ?? control.closest<HTMLElement>("[data-chip]")?.dataset.chip ?? "{filter}";
		const label = control.nextSibling?.textContent?.trim() ?? "";
		const limit = control.type === "time" ? clockIn(locale, `2000-01-01T${value}`) : price(Number(value) * unit);
		return fill(template, { filter: control.dataset.bound ? limit : label });
	}

	/** Where nothing fits: what the filters that could be dropped would give. */
	function relax(wanted: Arrangement): void {
		const items = relaxed(filters, wanted.choice).map(({ names, all, choice, count, lowest }) => {
			const texts = names.flatMap((name) => wanted.choice.get(name)?.map((value) => chipText(name, value)) ?? []);
			const key = all ? "filter.withoutAll" : "filter.without";
			const text = filled(messages, key, { filter: texts.join(", "), count, price: price(lowest) });
			const [item, link] = listItem({ ...wanted, choice }, "link", text);
			link.dataset.without = names.join(" ");
			return item;
		});
		find("[data-relaxed]")?.replaceChildren(...items);
	}

	/** What is active, each with the way to do without it. */
	function chips(wanted: Arrangement): void {
		const items = chosenIn(wanted.choice).flatMap(([name, values]) =>
			values.map((value) => {
				const others = values.filter((other) => other !== value);
				const filter = chipText(name, value);
				const [item, link] = listItem({ ...wanted, choice: rechosen(wanted.choice, name, others) }, "chip", filter);
				link.tabIndex = -1;
				link.ariaLabel = filled(messages, "filter.remove", { filter });
				link.dataset.drop = `${name}=${value}`;
				return item;
			}),
		);
		find("[data-chips]")?.replaceChildren(...items);
		put(find("[data-chosen]"), items.length > 0 ? `(${items.length})` : "");
	}

	/** The links to other filters lead to the order of now. */
	function reorder({ ranking }: Arrangement): void {
		for (const link of element.querySelectorAll<HTMLAnchorElement>("[data-drop], [data-without], [data-clear]")) {
			const params = new URLSearchParams(link.search);
			params.delete("sort");
			link.search = String(arrangementParams(params, { ranking, choice: new Map() }));
		}
	}

	function write(wanted: Arrangement, state: string | null = null): void {
		history.replaceState(state, "", `?${rearranged(location.search, wanted)}${location.hash}`);
	}

	function tell(wanted: Arrangement): void {
		lead(wanted);
		write(wanted);
		// The links to this page in another language, on other days, or with the prices of now.
		for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-language], a[data-carries]")) {
			link.search = String(rearranged(link.search, wanted));
		}
		if (anew) {
			reorder(wanted);
			return;
		}
		count(wanted);
		chips(wanted);
		relax(wanted);
		// Prices of other days are those of the filters with which the page was made.
		const outdated = asParams(wanted.choice) !== made;
		for (const each of document.querySelectorAll<HTMLElement>("[data-as-filtered]")) each.hidden = outdated;
		for (const each of document.querySelectorAll<HTMLElement>("[data-outdated]")) each.hidden = !outdated;
	}
	return { tell, write, names };
}
