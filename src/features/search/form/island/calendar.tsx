// A calendar in a dialog, after the date picker dialog of the WAI-ARIA APG: one month on a phone, two on a wide screen.
import { ChevronLeft, ChevronRight } from "lucide";
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import "../../../../ui/styles/calendar.css";
import type { IsoDate } from "../../../../time/iso-date.ts";
import {
	addMonths,
	clampDay,
	dayByKey,
	firstDay,
	firstWeekdayOf,
	lastDay,
	monthOf,
	scrollTo,
	shiftMonth,
} from "../../../../ui/controls/calendar-days.ts";
import {
	type CalendarFormats,
	CalendarMonth,
	type Marks,
	type MonthNotes,
	makeFormats,
} from "../../../../ui/controls/calendar-month.tsx";
import { Cross, Icon, type IconNode } from "../../../../ui/controls/icon.tsx";
import { useForm } from "./form-context.tsx";

export interface CalendarProps extends Marks {
	/** What is chosen; when it changes, the next day is asked for and the dialog stays. */
	readonly heading: string;
	/** The day in the field; where there is none, the calendar opens at `start`, or else at `min`. */
	readonly value: IsoDate | undefined;
	/** True once nothing more is asked: the dialog closes. */
	readonly onChoose: (day: IsoDate) => boolean;
	/** Asks for what stands below the days of a month, which is given once it is known. */
	readonly onShow: (month: string) => void;
	/** What stands in a month besides its days. */
	readonly notesOf: (month: string) => MonthNotes | undefined;
	/** The dialog has closed, by the visitor or by code. */
	readonly onClose: () => void;
}

/** What is on screen: the day the keyboard is at, the first month, and whether the focus goes to that day. */
interface Place {
	readonly day: IsoDate;
	readonly first: string;
	readonly focus: boolean;
}

/** The months on screen keep their elements while the months in them change, so that the change is announced. */
const places = [0, 1];
/** The last month until the real one is known. */
const afterAll = "9999-12";
/** As the dialog opens: what is turned while it is open keeps its months. */
const wide = "(width >= 48rem)";

/** A dialog for the browser only. It opens as soon as it is rendered. */
export function Calendar({ heading, value, onChoose, onShow, notesOf, onClose, ...marks }: CalendarProps) {
	const { t, idOf, locale } = useForm();
	const id = idOf("depart");
	const dialog = useRef<HTMLDialogElement>(null);
	const [shown] = useState(() => (matchMedia(wide).matches ? 2 : 1));
	const [formats] = useState<CalendarFormats>(() => makeFormats(locale));
	const weekday = firstWeekdayOf(locale);
	const { min, max } = marks;
	const opening = () => clampDay(value ?? marks.start ?? min, min, max);
	const [at, setPlace] = useState<Place>(() => ({ day: opening(), first: afterAll, focus: true }));
	const first = scrollTo(at.first, shown, at.day);

	useEffect(() => dialog.current?.showModal(), []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another heading asks for another day, at its own place
	useEffect(() => go(opening()), [heading]);
	useEffect(() => {
		if (at.focus) dialog.current?.querySelector<HTMLElement>(`[data-day="${at.day}"]`)?.focus();
	}, [at]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: other months, or the same for another day
	useEffect(() => {
		for (const place of places.slice(0, shown)) onShow(shiftMonth(first, place));
	}, [first, heading]);

	/** Beyond the limits, but not beyond their months: what cannot be chosen can still be looked at. */
	function go(to: IsoDate, from = first, focus = true) {
		setPlace({ day: clampDay(to, firstDay(monthOf(min)), lastDay(monthOf(max))), first: from, focus });
	}
	function onKeyDown(event: KeyboardEvent<HTMLElement>) {
		const day = dayOf(event);
		if (!day || event.ctrlKey || event.altKey || event.metaKey) return;
		const next = dayByKey(event.key, event.shiftKey, day, weekday);
		if (next) go(next);
		else if (event.key === "Enter" || event.key === " ") choose(day);
		else return;
		event.preventDefault();
	}
	function choose(day: IsoDate) {
		if (day >= min && day <= max && onChoose(day)) dialog.current?.close();
	}
	function onClick(event: MouseEvent) {
		const day = dayOf(event);
		if (day) choose(day);
		// Everything inside stands in an element of its own, so this is the backdrop.
		else if (event.target === dialog.current) dialog.current?.close();
	}
	const turn = (label: "calendar.previous" | "calendar.next", icon: IconNode, by: 1 | -1, possible: boolean) => (
		<button
			type="button"
			className="calendar-button"
			aria-label={t(label)}
			aria-disabled={!possible}
			onClick={() => possible && go(addMonths(at.day, by), shiftMonth(first, by), false)}
		>
			<Icon of={icon} size={24} />
		</button>
	);

	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the grid; Escape is the dialog's own
		<dialog className="calendar" ref={dialog} aria-labelledby={`${id}-heading`} onClose={onClose} onClick={onClick}>
			<div className="calendar-page">
				<div className="calendar-head">
					<h2 id={`${id}-heading`} aria-live="polite">
						{heading}
					</h2>
					<button
						type="button"
						className="calendar-button"
						aria-label={t("calendar.close")}
						onClick={() => dialog.current?.close()}
					>
						<Cross size={24} />
					</button>
				</div>
				{/* biome-ignore lint/a11y/noStaticElementInteractions: listens to the days of the grids inside */}
				<div className="calendar-months" onKeyDown={onKeyDown}>
					{turn("calendar.previous", ChevronLeft, -1, first > monthOf(min))}
					{places.slice(0, shown).map((place) => (
						<CalendarMonth
							key={place}
							id={`${id}-${place}`}
							live={place === 0}
							month={shiftMonth(first, place)}
							firstWeekday={weekday}
							formats={formats}
							reached={at.day}
							{...marks}
							{...notesOf(shiftMonth(first, place))}
						/>
					))}
					{turn("calendar.next", ChevronRight, 1, shiftMonth(first, shown - 1) < monthOf(max))}
				</div>
			</div>
		</dialog>
	);
}

/** The day whose cell something happened in. */
function dayOf({ target }: { readonly target: EventTarget }): IsoDate | undefined {
	return target instanceof Element ? target.closest<HTMLElement>("[data-day]")?.dataset.day : undefined;
}
