// Says what the list's arrangement comes to: the count of each choice, what each order puts first, what is active, what could be dropped.
import { type Arrangement, arrange, arrangementParams } from "../../../../flights/offers/arrange.ts";
import { filterNames, type OfferFacts, optionsOf } from "../../../../flights/offers/facets.ts";
import { rankings } from "../../../../flights/offers/rankings.ts";
import { relaxed } from "../../../../flights/offers/relaxed.ts";
import { toldPrice } from "../../../../flights/offers/told-price.ts";
import { formatDuration, unbroken } from "../../../../i18n/formats.ts";
import { defaultLanguage, isLanguage, languages } from "../../../../i18n/languages.ts";

/** The parameters that an arrangement or a part of the list stands in. */
const own = new Set<string>([...filterNames, "sort", "page", "open", "rows"]);

interface Told {
	readonly facts: readonly OfferFacts[];
	/** ISO 4217 code of every price. */
	readonly currency: string;
	readonly messages: Readonly<Record<string, string>>;
}

/** The same URL with other filters: what is no filter stays, such as the itinerary of a shared link. */
function rewished(address: string, wanted: Arrangement): URLSearchParams {
	const params = new URLSearchParams(address);
	for (const name of own) params.delete(name);
	return arrangementParams(params, wanted);
}

/** Fills a text's placeholders, in the plural form of its count where it has one. */
export function filled(
	messages: Readonly<Record<string, string>>,
	key: string,
	values: Readonly<Record<string, string | number>>,
): string {
	const { lang } = document.documentElement;
	const form = new Intl.PluralRules(lang).select(Number(values.count));
	const text = messages[key] ?? messages[`${key}_${form}`] ?? "";
	return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
}

/** Tells all of it, and writes the address. */
export function teller(element: HTMLElement, form: HTMLFormElement, { facts, currency, messages }: Told) {
	/** Where each choice tells its count and its price. */
	const told = new Map(
		[...form.querySelectorAll<HTMLInputElement>(".filter-option > input")].map(({ name, value, parentElement }) => [
			`${name}=${value}`,
			[
				parentElement?.querySelector("[data-count]"),
				parentElement?.querySelector("[data-price]"),
				parentElement?.querySelector("span")?.firstChild?.textContent ?? value,
			] as const,
		]),
	);
	const offered = filterNames.filter((name) => [...told.keys()].some((key) => key.startsWith(`${name}=`)));
	const { lang } = document.documentElement;
	const { locale } = languages[isLanguage(lang) ? lang : defaultLanguage];
	const price = remembered((minor) => toldPrice(minor, currency, locale));
	/** The search itself, language included: what no filter changes. A form without files has texts alone. */
	const search = new URLSearchParams([...new FormData(form)].filter(([name]) => !own.has(name)) as [string, string][]);
	const find = <Found extends Element = HTMLElement>(selector: string) => element.querySelector<Found>(selector);

	/** What each choice would leave now. */
	function count({ choice }: Arrangement): void {
		for (const name of offered) {
			for (const { value, count, lowest } of optionsOf(name, facts, choice)) {
				const [number, amount] = told.get(`${name}=${value}`) ?? [];
				if (number) number.textContent = String(count);
				if (amount) amount.textContent = price(lowest);
			}
		}
	}

	/** The order's links: which one is current, what each puts first, where each leads. */
	function lead(wanted: Arrangement): void {
		for (const ranking of rankings) {
			const link = find<HTMLAnchorElement>(`[data-sort="${ranking}"]`);
			if (!link) continue;
			link.ariaCurrent = ranking === wanted.ranking ? "true" : null;
			link.search = String(arrangementParams(search, { ...wanted, ranking }));
			const [leader] = arrange(facts, { ...wanted, ranking }).shown;
			const first = leader === undefined ? undefined : facts[leader];
			const span = (textContent: string) => Object.assign(document.createElement("span"), { textContent });
			const parts = first ? [span(price(first.total)), " · ", span(unbroken(formatDuration(first.minutes)))] : [];
			link.querySelector("[data-leader]")?.replaceChildren(...parts);
		}
	}

	function listItem(wanted: Arrangement, className: string, text: string): [HTMLLIElement, HTMLAnchorElement] {
		const [item, link] = [document.createElement("li"), document.createElement("a")];
		Object.assign(link, {
			className,
			rel: "nofollow",
			href: `?${rewished(location.search, wanted)}`,
			textContent: text,
		});
		item.appendChild(link);
		return [item, link];
	}

	const labelOf = (name: string, value: string) => told.get(`${name}=${value}`)?.[2].trim() ?? value;

	/** Where nothing fits: what each filter that could be dropped would give. */
	function relax(wanted: Arrangement): void {
		const items = relaxed(facts, wanted.choice).map(({ name, choice, count, lowest }) => {
			const filter = (wanted.choice.get(name) ?? []).map((value) => labelOf(name, value)).join(", ");
			const text = filled(messages, "filter.without", { filter, count, price: price(lowest) });
			const [item, link] = listItem({ ...wanted, choice }, "link", text);
			link.dataset.without = name;
			return item;
		});
		find("[data-relaxed]")?.replaceChildren(...items);
	}

	/** What is active, each with the way to do without it. */
	function chips(wanted: Arrangement): void {
		const items = [...wanted.choice].flatMap(([name, values]) =>
			values.map((value) => {
				const choice = new Map([...wanted.choice, [name, values.filter((other) => other !== value)] as const]);
				const filter = labelOf(name, value);
				const [item, link] = listItem({ ...wanted, choice }, "chip", filter);
				link.ariaLabel = filled(messages, "filter.remove", { filter });
				link.dataset.drop = `${name}=${value}`;
				return item;
			}),
		);
		find("[data-chips]")?.replaceChildren(...items);
	}

	return (wanted: Arrangement) => {
		const chosen = [...wanted.choice.values()].flat().length;
		for (const each of element.querySelectorAll("[data-chosen]")) each.textContent = chosen > 0 ? `(${chosen})` : "";
		count(wanted);
		lead(wanted);
		chips(wanted);
		relax(wanted);
		const { pathname, hash } = location;
		history.replaceState(history.state, "", `${pathname}?${rewished(location.search, wanted)}${hash}`);
		// The links to this page in another language, on other days, or with the prices of now.
		for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-language], a[data-carries]")) {
			link.search = String(rewished(link.search, wanted));
		}
	};
}

/** Intl is slow, and a list has few prices. */
function remembered(format: (minor: number) => string): (minor: number) => string {
	const known = new Map<number, string>();
	return (minor) => {
		const text = known.get(minor) ?? format(minor);
		known.set(minor, text);
		return text;
	};
}
