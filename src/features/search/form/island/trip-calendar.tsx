// The calendar of the date fields: one dialog asks for both days of a round trip. Loaded when its button is first used.
import { useState } from "react";
import { type FieldName, fieldNames, maxDaysAhead } from "../../../../flights/trip/form.ts";
import { addDays, type IsoDate, isIsoDate } from "../../../../time/iso-date.ts";
import type { DayPrices } from "../../prices/price-schemas.ts";
import { Calendar } from "./calendar.tsx";
import { useForm } from "./form-context.tsx";

export interface TripCalendarProps {
	/** The field whose button was used. */
	readonly opener: FieldName;
	readonly today: IsoDate;
	/** A day was written into a field, which no event of it tells. */
	readonly onWrite: () => void;
	readonly onClose: () => void;
}

export function TripCalendar({ opener, today, onWrite, onClose }: TripCalendarProps) {
	const { t, idOf } = useForm();
	const [field, setField] = useState(opener);
	const inputOf = (name: FieldName) => document.getElementById(idOf(name)) as HTMLInputElement;
	const dayIn = (name: FieldName) => (isIsoDate(inputOf(name).value) ? inputOf(name).value : undefined);
	// One that holds what is no date is a text field, without limits of its own.
	const input = inputOf(field);
	const round = input.form?.querySelector("[name=trip][value=round]:checked");

	const [known, setKnown] = useState<Readonly<Record<string, DayPrices>>>({});

	function choose(day: IsoDate): boolean {
		// It may be a field of another kind, when what had come in was no date, and that one would not take it.
		input.type = "date";
		input.value = day;
		onWrite();
		if (!round || field === "return") return true;
		setField("return");
		return false;
	}

	/**
	 * What the days of a month cost, once the form says between which places; of what does not come, nothing is shown. What
	 * the page's own address says besides the search, its filters, holds for these prices too.
	 */
	function ask(month: string): void {
		const search = new URLSearchParams(location.search);
		for (const name of fieldNames) search.delete(name);
		for (const [name, value] of new FormData(input.form as HTMLFormElement)) search.set(name, value as string);
		if (!search.has("from") || !search.has("to")) return;
		fetch(`/api/prices?month=${month}&by=${field}&${search}`)
			.then((response) => response.json() as Promise<DayPrices>)
			.then((prices) => setKnown((before) => ({ ...before, [field + month]: prices })))
			.catch(() => {});
	}
	return (
		<Calendar
			heading={t(field === "return" ? "search.chooseReturn" : "search.chooseDepart")}
			min={input.min || today}
			max={input.max || addDays(today, maxDaysAhead)}
			today={today}
			value={dayIn(field)}
			start={dayIn(round ? "depart" : field)}
			end={round ? dayIn("return") : undefined}
			notesOf={(month) => known[field + month]}
			onShow={ask}
			onChoose={choose}
			onClose={onClose}
		/>
	);
}
