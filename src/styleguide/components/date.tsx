// Dates: the field to type in, with the button for its calendar, and the days of the calendar.
import { languages } from "../../i18n/languages.ts";
import { usePage } from "../../page/page-context.tsx";
import { CalendarMonth, makeFormats } from "../../ui/controls/calendar-month.tsx";
import { DateField } from "../../ui/controls/date-field.tsx";
import { type Component, useSample } from "../samples/example.ts";

const nothing = () => {};

interface SampleProps {
	readonly id: string;
	readonly value?: string;
	readonly wrong?: boolean;
	readonly disabled?: boolean;
}

function Sample({ id, value, wrong = false, disabled = false }: SampleProps) {
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
		empty: () => <Sample id="date-empty" />,
		chosen: () => <Sample id="date-chosen" value="2027-02-10" />,
		focus: () => <Sample id="date-focus" value="2027-02-10" />,
		problem: () => <Sample id="date-wrong" value="2020-02-10" wrong />,
		// What was typed without the browser's help is kept.
		typed: () => <Sample id="date-typed" value="next Friday" wrong />,
		disabled: () => <Sample id="date-off" value="2027-02-10" disabled />,
		month: () => <Month />,
	},
};
