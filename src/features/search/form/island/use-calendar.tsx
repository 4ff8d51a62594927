// The days of the search: what each date field may take, and its calendar, whose code is fetched on first use.
import { type ComponentType, type RefObject, useState } from "react";
import type { FieldName } from "../../../../flights/trip/form.ts";
import { maxDaysAhead } from "../../../../flights/trip/limits.ts";
import { addDays, type IsoDate, localToday } from "../../../../time/iso-date.ts";
import type { TripCalendarProps } from "./trip-calendar.tsx";

interface Opened {
	readonly View: ComponentType<TripCalendarProps>;
	readonly opener: FieldName;
}

interface CalendarOptions {
	readonly form: RefObject<HTMLFormElement | null>;
	idOf(field: FieldName): string;
	/** The calendar has written a day into a field. */
	onWrite(): void;
}

export function useCalendar({ form, idOf, onWrite }: CalendarOptions) {
	const [opened, setOpened] = useState<Opened>();
	const today = () => localToday(new Date());

	/** Sets `min` and `max` of every date field by what the others hold. */
	function setDateLimits(): void {
		const dates = form.current?.querySelectorAll<HTMLInputElement>("[type=date]");
		if (dates) limitDates(dates, today(), document.activeElement);
	}
	async function openCalendar(opener: FieldName): Promise<void> {
		try {
			const { TripCalendar } = await import("./trip-calendar.tsx");
			setDateLimits();
			setOpened({ View: TripCalendar, opener });
		} catch {
			showNativePicker(document.getElementById(idOf(opener)) as HTMLInputElement);
		}
	}
	/** Gives the focus back to the button that asked for it. */
	function close(): void {
		setOpened(undefined);
		document.getElementById(`${idOf(opened?.opener ?? "depart")}-calendar`)?.focus();
	}

	function write(): void {
		setDateLimits();
		onWrite();
	}
	const calendar = opened && <opened.View opener={opened.opener} today={today()} onWrite={write} onClose={close} />;
	return { calendar, openCalendar, setDateLimits };
}

/** Opens the browser's own calendar when ours could not be loaded; some browsers open theirs only by a click. */
function showNativePicker(input: HTMLInputElement): void {
	try {
		input.showPicker();
	} catch {
		input.focus();
	}
}

interface DateInput {
	readonly name: string;
	readonly value: string;
	readonly validity: { readonly badInput: boolean };
	min: string;
	max: string;
}

/**
 * The days a date picker offers: set in the browser only, so that a cached page does not carry yesterday's date. No
 * flight leaves before the one above it; a return only limits itself, since multi-city trips have none.
 * `focused` is left alone once something is typed in it: a limit that is set makes a browser forget half a date.
 */
export function limitDates(inputs: Iterable<DateInput>, today: IsoDate, focused?: unknown): void {
	const last = addDays(today, maxDaysAhead);
	let earliest = today;
	for (const input of inputs) {
		const typing = input === focused && (input.value || input.validity.badInput);
		if (!typing && input.min !== earliest) input.min = earliest;
		if (!typing && input.max !== last) input.max = last;
		if (input.name !== "return" && input.value > earliest && input.value <= last) earliest = input.value;
	}
}
