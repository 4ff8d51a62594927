// A day: the browser's own date input to type in, which needs no script, and beside it a button for a calendar.
//
// The native input shows and reads a day as the visitor's system writes it, so nobody has to guess whether 3/4 is in
// March or in April (docs/decisions/0006-date-entry.md).
import { Calendar } from "lucide";
import type { ComponentProps } from "react";
import { isIsoDate } from "../../time/iso-date.ts";
import { ControlFrame, controlOf, type FieldFrame } from "./frame.tsx";
import { Icon } from "./icon.tsx";

interface CalendarButton {
	/** Its name, which says whose calendar it opens. */
	readonly label: string;
	readonly onOpen: () => void;
}

interface DateFieldProps extends FieldFrame, Omit<ComponentProps<"input">, keyof FieldFrame | "className" | "type"> {
	readonly defaultValue?: string;
	/** Only an island gives it. The style sheet shows the button where script runs, and then hides the browser's own. */
	readonly calendar?: CalendarButton | undefined;
}

export function DateField({ calendar, defaultValue, ...props }: DateFieldProps) {
	// A date input would drop what is no date, and nothing that was typed may get lost.
	const type = defaultValue && !isIsoDate(defaultValue) ? "text" : "date";
	return (
		<ControlFrame {...props}>
			{/* No value is set at all where there is none: hydration would set it again, and half a date would be lost. */}
			<input {...controlOf(props)} type={type} defaultValue={defaultValue || undefined} />
			{calendar && (
				<button
					type="button"
					className="date-button"
					id={`${props.id}-calendar`}
					aria-label={calendar.label}
					aria-haspopup="dialog"
					data-replay=""
					onClick={calendar.onOpen}
				>
					<Icon of={Calendar} size={20} />
				</button>
			)}
		</ControlFrame>
	);
}
