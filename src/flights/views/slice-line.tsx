// One direction of an itinerary in two lines: its times, how long it takes, the changes of plane, who sells and who flies it.
import { TailFin } from "../../places/views/tail-mark.tsx";
import type { SliceTexts } from "./itinerary-texts.ts";
import { ClockAndDays } from "./local-time.tsx";

export function SliceLine({ fin, direction, leaves, arrives, long, day, other, how }: SliceTexts) {
	return (
		<p className="slice">
			{fin && <TailFin fin={fin} />}
			<span className="slice-times">
				{direction && <span className="sr-only">{`${direction}: `}</span>}
				<ClockAndDays clock={`${leaves}–${arrives.clock}`} days={arrives.days} />
			</span>{" "}
			<span className="slice-long">{long}</span>{" "}
			<span className="slice-how">
				{day && <strong>{`${day} · `}</strong>}
				{other && <strong>{`${other} · `}</strong>}
				{how}
			</span>
		</p>
	);
}
