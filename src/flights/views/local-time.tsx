// A time at an airport, as its clocks show it.
import { usePage } from "../../page/page-context.tsx";
import { type ClockText, clockText } from "./itinerary-texts.ts";

interface LocalTimeProps {
	readonly local: string;
	readonly dayChange?: number;
}

/** A time at its airport, and how many days after the departure it is. */
export function LocalTime(props: LocalTimeProps) {
	return (
		<time dateTime={props.local}>
			<ClockTime {...props} />
		</time>
	);
}

/** The same without an element of its own, for a list of many. */
export function ClockTime({ local, dayChange = 0 }: LocalTimeProps) {
	return <ClockAndDays {...clockText(local, dayChange, usePage())} />;
}

/** The same of nothing but texts. */
export function ClockAndDays({ clock, days }: ClockText) {
	return (
		<>
			{clock}
			{days && (
				<sup>
					{days.mark}
					<span className="sr-only">{` ${days.said}`}</span>
				</sup>
			)}
		</>
	);
}
