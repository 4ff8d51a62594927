// The prices of the days on the calendar, where the form says between which places: asked of the server a month at a time.
import { useState } from "react";
import { type FieldName, fieldNames } from "../../../../flights/trip/form.ts";
import type { DayPrices } from "../../price-schemas.ts";

/** Answers by their URL, for as long as the page lives. */
const known: Record<string, DayPrices | undefined> = {};

/**
 * The month in place of the day that is asked for; what the page's own address says besides the search, its filters, holds
 * for its prices too. Undefined for a trip of several cities, and while a place is missing.
 */
export function monthParams(input: HTMLInputElement, month: string, language: string): URLSearchParams | undefined {
	const params = new URLSearchParams(location.search);
	for (const name of fieldNames) params.delete(name);
	for (const [name, value] of new FormData(input.form as HTMLFormElement)) params.set(name, String(value));
	const value = (name: FieldName) => params.get(name) ?? "";
	if (value("trip") === "multi" || !value("from") || !value("to")) return undefined;
	const nights = (Date.parse(value("return")) - Date.parse(value("depart"))) / 864e5;
	if (input.name === "depart") {
		params.delete("return");
		if (nights >= 0) params.set("stay", String(nights));
	}
	params.set(input.name, month);
	params.set("lng", language);
	return params;
}

/** Of what does not come, nothing is shown. */
export function useDayPrices(paramsOf: (month: string) => URLSearchParams | undefined) {
	const [, setCount] = useState(0);
	const urlOf = (month: string) => {
		const params = paramsOf(month);
		return params && `/api/prices?${params}`;
	};

	async function ask(month: string): Promise<void> {
		const url = urlOf(month);
		if (!url || known[url]) return;
		const response = await fetch(url).catch(() => undefined);
		if (!response?.ok) return;
		known[url] = await response.json();
		setCount((count) => count + 1);
	}
	return { ask, pricesOf: (month: string) => known[urlOf(month) ?? ""] };
}
