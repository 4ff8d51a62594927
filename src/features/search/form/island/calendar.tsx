// A calendar in a dialog, after the date picker dialog of the WAI-ARIA APG: one month on a phone, two on a wide screen.
import { ChevronLeft, ChevronRight } from "lucide";
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import "../../../../ui/styles/calendar.css";
import type { IsoDate } from "../../../../time/iso-date.ts";
import { firstDay, type IsoMonth, lastDay, monthOf, shiftMonth } from "../../../../time/iso-month.ts";
import { addMonths, clampDay, dayByKey, firstWeekdayOf, scrollTo } from "../../../../ui/controls/calendar-days.ts";
import {
	type CalendarFormats,
	CalendarMonth,
	type Marks,
	makeFormats,
} from "../../../../ui/controls/calendar-month.tsx";
import { Cross, Icon, type IconNode } from "../../../../ui/controls/icon.tsx";
import { usePrices } from "./use-prices.ts";

export interface CalendarProps extends Marks {
	/** Start of the ids inside. */
	readonly id: string;
	/** BCP 47: names of months and days, and the day a week starts with. */
	readonly locale: string;
	/** What is chosen; when it changes, the next day is asked for and the dialog stays. */
	readonly heading: string;
	readonly texts: CalendarTexts;
	/** The day in the field; where there is none, the calendar opens at `start`, or else at `min`. */
	readonly value: IsoDate | undefined;
	/** Where the prices of a month are asked for; nowhere for a trip that has none. */
	readonly pricesUrl: (month: IsoMonth) => string | undefined;
	/** True once nothing more is asked: the dialog closes. */
	readonly onChoose: (day: IsoDate) => boolean;
	/** The dialog has closed, by the visitor or by code. */
	readonly onClose: () => void;
}

interface CalendarTexts {
	readonly previous: string;
	readonly next: string;
	readonly close: string;
}

/** What is on screen: the day the keyboard is at, the first month, and whether the focus goes to that day. */
interface Place {
	readonly day: IsoDate;
	readonly first: string;
	readonly focus: boolean;
}

/** The months on screen keep their elements while the months in them change, so that the change is announced. */
const places = ["first", "second"];
/** The last month until the real one is known. */
const afterAll = "9999-12";
const wide = "(width >= 48rem)";

/** A dialog for the browser only. It opens as soon as it is rendered. */
export function Calendar(props: CalendarProps) {
	const { id, locale, heading, texts, value, pricesUrl, onChoose, onClose, ...marks } = props;
	const dialog = useRef<HTMLDialogElement>(null);
	const shown = useSyncExternalStore(watchWidth, () => (matchMedia(wide).matches ? 2 : 1));
	const [formats] = useState<CalendarFormats>(() => makeFormats(locale));
	const [weekday] = useState(() => firstWeekdayOf(locale));
	const { min, max } = marks;
	const opening = () => clampDay(value ?? marks.start ?? min, min, max);
	const [place, setPlace] = useState<Place>(() => ({ day: opening(), first: afterAll, focus: true }));
	const first = scrollTo(place.first, shown, place.day);
	const months = places.slice(0, shown).map((_, index) => shiftMonth(first, index));
	const prices = usePrices(months.flatMap((month) => pricesUrl(month) ?? []));

	useEffect(() => dialog.current?.showModal(), []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another heading asks for another day, at its own place
	useEffect(() => go(opening()), [heading]);
	useEffect(() => {
		if (place.focus) dialog.current?.querySelector<HTMLElement>(`[data-day="${place.day}"]`)?.focus();
	}, [place]);

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
	const turn = (label: string, icon: IconNode, by: 1 | -1, possible: boolean) => (
		<button
			type="button"
			className="calendar-button"
			aria-label={label}
			aria-disabled={!possible}
			onClick={() => possible && go(addMonths(place.day, by), shiftMonth(first, by), false)}
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
						aria-label={texts.close}
						onClick={() => dialog.current?.close()}
					>
						<Cross size={24} />
					</button>
				</div>
				{/* biome-ignore lint/a11y/noStaticElementInteractions: listens to the days of the grids inside */}
				<div className="calendar-months" onKeyDown={onKeyDown}>
					{turn(texts.previous, ChevronLeft, -1, first > monthOf(min))}
					{months.map((month, index) => (
						<CalendarMonth
							key={places[index]}
							id={`${id}-${places[index]}`}
							live={index === 0}
							month={month}
							firstWeekday={weekday}
							formats={formats}
							reached={place.day}
							note={prices?.note}
							{...marks}
						/>
					))}
					{turn(texts.next, ChevronRight, 1, shiftMonth(first, shown - 1) < monthOf(max))}
				</div>
				{prices && (
					<p className="calendar-terms" role="status">
						{prices.terms}
					</p>
				)}
			</div>
		</dialog>
	);
}

function watchWidth(listener: () => void): () => void {
	const query = matchMedia(wide);
	query.addEventListener("change", listener);
	return () => query.removeEventListener("change", listener);
}

/** The day whose cell something happened in. */
function dayOf({ target }: { readonly target: EventTarget }): IsoDate | undefined {
	return target instanceof Element ? target.closest<HTMLElement>("[data-day]")?.dataset.day : undefined;
}
