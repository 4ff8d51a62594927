// What the days of a calendar cost, as far as it is known without a search: asked of the server by month, for the trip in the form.
import { useEffect, useState } from "react";
import type { IsoDate } from "../../../../time/iso-date.ts";
import type { Note } from "../../../../ui/controls/calendar-month.tsx";
import type { DayPrices } from "../../prices/price-schemas.ts";

interface Asked {
	/** "YYYY-MM" */
	readonly month: string;
	/** `return` asks for the returns of the departure that is chosen, any other field for departures. */
	readonly by: string;
	readonly lng: string;
}

/** Nothing until the form says a trip there or there and back; for its returns, until it says when it leaves. */
export function pricesUrl(form: HTMLFormElement | null, asked: Asked): string | undefined {
	if (!form) return undefined;
	const entries = new FormData(form);
	const needed = ["from", "to", ...(asked.by === "return" ? ["depart"] : [])];
	if (entries.get("trip") === "multi" || !needed.every((name) => entries.get(name))) return undefined;
	// Over a list of flights, its filters stand in the address.
	const params = new URLSearchParams(location.href.startsWith(form.action) ? location.search : "");
	for (const control of form.elements) params.delete(control.getAttribute("name") ?? "");
	for (const [name, value] of entries) params.append(name, `${value}`);
	for (const [name, value] of Object.entries(asked)) params.set(name, value);
	return `/api/prices?${params}`;
}

interface Prices {
	/** What they are for, and that they are invented where they are; empty while there are none. */
	readonly terms: string | undefined;
	note(day: IsoDate): Note | undefined;
}

/** The prices of all these addresses; of an answer that does not come, none. Undefined where nothing is asked. */
export function usePrices(urls: readonly string[]): Prices | undefined {
	const [known, setKnown] = useState<Readonly<Record<string, DayPrices>>>({});
	// biome-ignore lint/correctness/useExhaustiveDependencies: other addresses are another list, whatever is known
	useEffect(() => {
		for (const url of urls) if (!known[url]) void ask(url);
	}, [urls.join()]);

	async function ask(url: string) {
		// Offline, refused or too late: the days are there to be chosen without.
		const found = await fetch(url)
			.then((answer): Promise<DayPrices> | undefined => (answer.ok ? answer.json() : undefined))
			.catch(() => undefined);
		if (found) setKnown((before) => ({ ...before, [url]: found }));
	}

	if (urls.length === 0) return undefined;
	const priced = urls.flatMap((url) => known[url] ?? []).filter(({ days }) => Object.keys(days).length > 0);
	return { terms: priced[0]?.terms, note: (day) => priced.find(({ days }) => days[day])?.days[day] };
}
