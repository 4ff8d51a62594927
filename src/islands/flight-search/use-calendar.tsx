// Opens the calendar: fetches its code on first use, and gives the focus back to the button that asked for it.
import { type ComponentType, useState } from "react";
import type { FieldName } from "../../flights/form.ts";
import type { IsoDate } from "../../flights/iso-date.ts";
import type { TripCalendarProps } from "./trip-calendar.tsx";

interface Opened {
	readonly View: ComponentType<TripCalendarProps>;
	readonly opener: FieldName;
}

interface CalendarOptions {
	idOf(field: FieldName): string;
	today(): IsoDate;
	/** Sets `min` and `max` of every date field by what the others hold. */
	setDateLimits(): void;
}

export function useCalendar({ idOf, today, setDateLimits }: CalendarOptions) {
	const [opened, setOpened] = useState<Opened>();

	async function openCalendar(opener: FieldName): Promise<void> {
		try {
			const { TripCalendar } = await import("./trip-calendar.tsx");
			setDateLimits();
			setOpened({ View: TripCalendar, opener });
		} catch {
			showNativePicker(document.getElementById(idOf(opener)) as HTMLInputElement);
		}
	}
	function close(): void {
		setOpened(undefined);
		document.getElementById(`${idOf(opened?.opener ?? "depart")}-calendar`)?.focus();
	}

	const calendar = opened && (
		<opened.View opener={opened.opener} today={today()} onWrite={setDateLimits} onClose={close} />
	);
	return { calendar, openCalendar };
}

/** Opens the browser's own calendar when ours could not be loaded; some browsers open theirs only by a click. */
function showNativePicker(input: HTMLInputElement): void {
	try {
		input.showPicker();
	} catch {
		input.focus();
	}
}
