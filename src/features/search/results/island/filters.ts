// The filters as the form holds them: what is chosen, and which offers each value fits, by the marks that the server wrote.
import { type Candidates, limitOf, rechosen } from "../../../../flights/offers/choosing.ts";
import type { FilterName } from "../../../../flights/offers/filter-table.ts";
import type { Choice } from "../../../../flights/offers/filters.ts";
import { type CarriedOffer, isMarked } from "../../../../flights/offers/packed-offers.ts";

/** All its controls but the hidden fields, in order. */
export function controlsIn(form: HTMLFormElement): HTMLInputElement[] {
	return [...form.querySelectorAll<HTMLInputElement>(".filter-group :is(input, select)")];
}

/** What is chosen now; a limit that is no number or no time is none. */
export function choiceIn(form: HTMLFormElement): Choice {
	const choice = new Map<FilterName, string[]>();
	const chosen = ".filter-group :is(input:checked, select, [data-bound])";
	for (const { name, value, validity } of form.querySelectorAll<HTMLInputElement>(chosen)) {
		const filter = name as FilterName;
		if (value && validity.valid) choice.set(filter, [...(choice.get(filter) ?? []), value]);
	}
	return choice.has("airline") ? choice : rechosen(choice, "airline", []);
}

/** What was chosen when the server made the page: what the browser fills in again, or somebody chose since, does not count. */
export function choiceMade(form: HTMLFormElement): Choice {
	const made = form.cloneNode(true) as HTMLFormElement;
	made.reset();
	return choiceIn(made);
}

/** Takes back the one value `drop` ("name=value"), else all of the filters `without`, else everything. */
export function unchoose(form: HTMLFormElement, { drop, without }: DOMStringMap): void {
	for (const control of controlsIn(form)) {
		const { name, value, type } = control;
		const meant = drop
			? drop === `${name}=${value}` || (type === "radio" && drop.startsWith(`${name}=`))
			: !without || without.split(" ").some((filter) => name === filter || name === `${filter}How`);
		if (!meant) continue;
		if (/^(radio|checkbox)$/.test(type)) control.checked = !value;
		else control.value = "";
	}
}

export interface Filters extends Candidates {
	readonly offers: readonly CarriedOffer[];
	/** By the name of a typed limit, or "name=value". */
	readonly controls: ReadonlyMap<string, HTMLInputElement>;
}

export function filtersIn(form: HTMLFormElement, offers: readonly CarriedOffer[]): Filters {
	const values = new Map<string, string[]>();
	const controls = new Map<string, HTMLInputElement>();
	for (const control of controlsIn(form)) {
		const { name, value, dataset } = control;
		if (dataset.bound) controls.set(name, control);
		if (dataset.fits === undefined) continue;
		controls.set(`${name}=${value}`, control);
		values.set(name, [...(values.get(name) ?? []), value]);
	}
	return {
		offers,
		controls,
		values: (name) => values.get(name) ?? [],
		asksAll: (name) => form.querySelector(`[data-all] [name=${name}]`) !== null,
		fits(name, value) {
			const { bound } = controls.get(name)?.dataset ?? {};
			const marks = controls.get(`${name}=${value}`)?.dataset.fits ?? "";
			if (!bound) return (index) => isMarked(marks, index);
			const [measure, limit] = [name.replace(/(from|to)$/, ""), limitOf(value)];
			return (index) => {
				const amount = offers[index]?.measures[measure] ?? limit;
				return bound === "min" ? amount >= limit : amount <= limit;
			};
		},
	};
}
