// Shows the guides that match while one types: from the static index, by the server's own rule, in place of its list.

import type { Mount } from "../../../islands/island.ts";
import { type FoundGuide, type GuideIndex, readIndex } from "../browser/guide-index.ts";
import { findAmong, isAmong } from "../browser/search.ts";

interface GuideSearchProps {
	/** URL of the index in the page's language. */
	readonly index: string;
	/** Address of a guide, with `anySlug` in place of its slug. */
	readonly guide: string;
	readonly anySlug: string;
	/** The agency's values for the placeholders. */
	readonly values: Readonly<Record<string, string | number>>;
	/** What the list is narrowed to besides. */
	readonly tag?: string;
	readonly group?: string;
}

/** Long enough that a word is typed before its results are announced. */
const pauseMs = 250;

export const mount: Mount<GuideSearchProps> = async (element, props, { messages }) => {
	const field = element.querySelector<HTMLInputElement>("input[type=search]");
	const find = <Found extends HTMLElement = HTMLElement>(name: string) =>
		document.querySelector<Found>(`[data-${name}]`);
	const [status, guides, pages, nothing] = [find("found"), find("guides"), find("pages"), find("nothing")];
	const item = find<HTMLTemplateElement>("found-guide")?.content.firstElementChild;
	// A page that does not exist has no list: its form goes to the server.
	if (!field || !status || !guides || !pages || !nothing || !item) return;

	const list = document.createElement("ul");
	list.className = "guides";
	const before = {
		...{ text: field.defaultValue.trim(), address: location.href },
		...{ status: status.textContent, nothing: Boolean(nothing.hidden) },
	};
	const plural = new Intl.PluralRules(document.documentElement.lang);
	let shown = before.text;
	let waiting: ReturnType<typeof setTimeout> | undefined;
	/** A failed load is tried again at the next letter. */
	let index: Promise<FoundGuide[]> | undefined;
	const load = () => {
		index ??= fetchIndex(props).catch((error: unknown) => {
			index = undefined;
			throw error;
		});
		return index;
	};

	async function show(): Promise<void> {
		const text = field?.value.trim() ?? "";
		if (text === shown) return;
		const all = await load();
		// Somebody typed on while the index came: the next turn shows.
		if (text !== (field?.value.trim() ?? "")) return;
		shown = text;
		keepAddress(text);
		if (text === before.text) return restore();
		const found = findAmong(all, text).filter((guide) => isAmong(guide, props));
		list.replaceChildren(...found.map(entry));
		guides?.replaceChildren(list);
		say(countText(found.length, text), found.length > 0);
	}

	const ofServer = [...guides.childNodes];
	function restore(): void {
		history.replaceState(history.state, "", before.address);
		guides?.replaceChildren(...ofServer);
		say(before.status ?? "", before.nothing);
		if (pages) pages.hidden = false;
	}

	/** The status is a live region, whose changes are read out when the reader pauses. */
	function say(text: string, some: boolean): void {
		if (status) status.textContent = text;
		if (nothing) nothing.hidden = some;
		if (pages) pages.hidden = true;
	}

	function countText(count: number, text: string): string {
		const key = text ? "blog.found" : "blog.count";
		const template = messages[`${key}_${plural.select(count)}`] ?? messages[`${key}_other`] ?? "";
		return template.replace("{{count}}", String(count));
	}

	function entry({ slug, title, excerpt }: FoundGuide): Node {
		const copy = (item as Element).cloneNode(true) as Element;
		const [link, about] = [copy.querySelector("a"), copy.querySelector("p")];
		if (link) {
			link.textContent = title;
			link.setAttribute("href", props.guide.replace(props.anySlug, encodeURIComponent(slug)));
		}
		if (about) about.textContent = excerpt;
		return copy;
	}

	field.addEventListener("input", () => {
		clearTimeout(waiting);
		waiting = setTimeout(() => void show().catch(() => undefined), pauseMs);
	});
	// What was typed while this script came.
	if (field.value.trim() !== shown) await show().catch(() => undefined);
	else void load().catch(() => undefined);
};

async function fetchIndex({ index, values }: GuideSearchProps): Promise<FoundGuide[]> {
	const response = await fetch(index);
	if (!response.ok) throw new Error(`${index}: ${response.status}`);
	return readIndex((await response.json()) as GuideIndex, values);
}

/** The URL can be shared; the links to the other language and to narrower lists keep the words too. */
function keepAddress(text: string): void {
	history.replaceState(history.state, "", withText(new URL(location.href), text));
	for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-language], a[data-carries]")) {
		link.search = withText(new URL(link.href), text).search;
	}
}

function withText(url: URL, text: string): URL {
	url.searchParams.delete("page");
	if (text) url.searchParams.set("q", text);
	else url.searchParams.delete("q");
	return url;
}
