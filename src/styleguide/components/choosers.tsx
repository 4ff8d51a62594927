// Controls that choose from many: counts, days, places.

import { languages } from "../../i18n/languages.ts";
import { usePage } from "../../page/page-context.tsx";
import { CalendarMonth, makeFormats } from "../../ui/controls/calendar-month.tsx";
import { Combobox } from "../../ui/controls/combobox.tsx";
import { DateField } from "../../ui/controls/date-field.tsx";
import { Stepper } from "../../ui/controls/stepper.tsx";
import { type Component, useSample } from "../samples/example.ts";

// Steppers: a number between its buttons, at its least, with the focus, and with a problem.
const nothing = () => {};

interface StepperSampleProps {
	readonly id: string;
	readonly value: number;
	readonly wrong?: boolean;
}

function Buttons({ id, value, wrong = false }: StepperSampleProps) {
	const { word, problem, ...rest } = useSample("stepper");
	return (
		<Stepper
			{...rest}
			id={id}
			value={value}
			min={1}
			max={9}
			problem={wrong ? { word, text: problem } : undefined}
			onChange={nothing}
		/>
	);
}

export const stepper: Component = {
	id: "stepper",
	title: "Stepper",
	pictures: { night: ["middle"] },
	examples: {
		middle: () => <Buttons id="stepper-middle" value={3} />,
		least: () => <Buttons id="stepper-least" value={1} />,
		focus: () => <Buttons id="stepper-focus" value={3} />,
		problem: () => <Buttons id="stepper-wrong" value={9} wrong />,
	},
};

// Dates: the field to type in, with the button for its calendar, and the days of the calendar.
interface DateSampleProps {
	readonly id: string;
	readonly value?: string;
	readonly wrong?: boolean;
	readonly disabled?: boolean;
}

function DateSample({ id, value, wrong = false, disabled = false }: DateSampleProps) {
	const { label, open, word, problem } = useSample("date");
	return (
		<DateField
			id={id}
			name="depart"
			label={label}
			{...(value && { defaultValue: value })}
			disabled={disabled}
			problem={wrong ? { word, text: problem } : undefined}
			calendar={disabled ? undefined : { label: open, onOpen: nothing }}
		/>
	);
}

/** A div, because a dialog would lie over the page and keep it from scrolling. */
function Month() {
	const { language } = usePage();
	return (
		<div className="calendar sg-calendar">
			<div className="calendar-page">
				<CalendarMonth
					id="month"
					live={false}
					month="2027-02"
					firstWeekday={0}
					formats={makeFormats(languages[language].locale)}
					reached="2027-02-10"
					min="2027-02-04"
					max="2027-12-31"
					today="2027-02-04"
					start="2027-02-10"
					end="2027-02-17"
				/>
			</div>
		</div>
	);
}

export const date: Component = {
	id: "date",
	title: "Date picker",
	pictures: { wide: ["month"], night: ["month"], spanish: ["month", "problem"] },
	examples: {
		empty: () => <DateSample id="date-empty" />,
		chosen: () => <DateSample id="date-chosen" value="2027-02-10" />,
		focus: () => <DateSample id="date-focus" value="2027-02-10" />,
		problem: () => <DateSample id="date-wrong" value="2020-02-10" wrong />,
		// What was typed without the browser's help is kept.
		typed: () => <DateSample id="date-typed" value="next Friday" wrong />,
		disabled: () => <DateSample id="date-off" value="2027-02-10" disabled />,
		month: () => <Month />,
	},
};

// Comboboxes: closed, with suggestions, with a problem.
const options = [
	{ key: "SJO", label: "San José (SJO)", detail: "Costa Rica" },
	{ key: "SJC", label: "San Jose (SJC)", detail: "California" },
	{ key: "SJU", label: "San Juan (SJU)", detail: "Puerto Rico" },
];

interface ComboboxSampleProps {
	readonly id: string;
	readonly value?: string;
	readonly open?: boolean;
	readonly wrong?: boolean;
	readonly disabled?: boolean;
}

function ComboboxSample({ id, value = "", open = false, wrong = false, disabled = false }: ComboboxSampleProps) {
	const { label, word, problem } = useSample("combobox");
	return (
		<div className={open ? "sg-listbox" : undefined}>
			<Combobox
				id={id}
				name="from"
				label={label}
				defaultValue={value}
				disabled={disabled}
				problem={wrong ? { word, text: problem } : undefined}
				options={open ? options : []}
				active={open ? 1 : -1}
				onPick={nothing}
			/>
		</div>
	);
}

export const combobox: Component = {
	id: "combobox",
	title: "Combobox",
	pictures: { wide: ["suggestions"], night: ["suggestions"], spanish: ["suggestions", "problem"] },
	examples: {
		closed: () => <ComboboxSample id="combobox-closed" value="Miami (MIA)" />,
		focus: () => <ComboboxSample id="combobox-focus" value="Miami (MIA)" />,
		suggestions: () => <ComboboxSample id="combobox-open" value="san j" open />,
		problem: () => <ComboboxSample id="combobox-wrong" value="Xyzzy" wrong />,
		disabled: () => <ComboboxSample id="combobox-off" value="Miami (MIA)" disabled />,
	},
};
