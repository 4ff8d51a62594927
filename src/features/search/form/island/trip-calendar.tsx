// The calendar of the date fields: one dialog asks for both days of a round trip. Loaded when its button is first used.
import { useState } from "react";
import type { FieldName } from "../../../../flights/trip/form.ts";
import { maxDaysAhead } from "../../../../flights/trip/limits.ts";
import { addDays, type IsoDate, isIsoDate } from "../../../../time/iso-date.ts";
import { Calendar } from "./calendar.tsx";
import { useForm } from "./form-context.tsx";
import { pricesUrl } from "./use-prices.ts";

export interface TripCalendarProps {
	/** The field whose button was used. */
	readonly opener: FieldName;
	readonly today: IsoDate;
	/** A day was written into a field, which no event of it tells. */
	readonly onWrite: () => void;
	readonly onClose: () => void;
}

export function TripCalendar({ opener, today, onWrite, onClose }: TripCalendarProps) {
	const { t, idOf, language, locale } = useForm();
	const [field, setField] = useState(opener);
	const inputOf = (name: FieldName) => document.getElementById(idOf(name)) as HTMLInputElement;
	const dayIn = (name: FieldName) => (isIsoDate(inputOf(name).value) ? inputOf(name).value : undefined);
	// One that holds what is no date is a text field, without limits of its own.
	const input = inputOf(field);
	const round = input.form?.querySelector("[name=trip][value=round]:checked");

	function choose(day: IsoDate): boolean {
		// It may be a text field, when what had come in was no date.
		input.value = day;
		input.type = "date";
		onWrite();
		if (!round || field === "return") return true;
		setField("return");
		return false;
	}

	return (
		<Calendar
			id={idOf("depart")}
			locale={locale}
			heading={t(field === "return" ? "search.chooseReturn" : "search.chooseDepart")}
			texts={{ previous: t("calendar.previous"), next: t("calendar.next"), close: t("calendar.close") }}
			min={input.min || today}
			max={input.max || addDays(today, maxDaysAhead)}
			today={today}
			value={dayIn(field)}
			start={dayIn(round ? "depart" : field)}
			end={round ? dayIn("return") : undefined}
			pricesUrl={(month) => pricesUrl(input.form, { month, by: field, lng: language })}
			onChoose={choose}
			onClose={onClose}
		/>
	);
}
