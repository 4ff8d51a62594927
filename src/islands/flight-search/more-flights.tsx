// Flights two to six of a multi-city trip. They are in every form, and the style sheet shows them for that trip only.
import { type FormSlice, maxSlices } from "../../flights/form.ts";
import type { Problem } from "../../flights/problems.ts";
import { sliceSuffixes } from "../../parameters.ts";
import { FlightFields } from "./flight-fields.tsx";
import { useForm } from "./form-context.tsx";

/** How many flights the form shows at once; the others are one click away, with or without script. */
const shown = 3;

interface MoreFlightsProps {
	readonly slices: readonly FormSlice[];
	readonly problems: readonly Problem[];
}

export function MoreFlights({ slices, problems }: MoreFlightsProps) {
	const { t } = useForm();
	const flight = (index: number) => {
		const suffix = sliceSuffixes[index] ?? "";
		return <FlightFields key={suffix} suffix={suffix} slice={slices[index]} />;
	};
	const used = slices.length > shown || problems.some(({ field }) => /[4-6]$/.test(field));
	return (
		<div className="fs-more">
			{[1, 2].map(flight)}
			<details open={used} suppressHydrationWarning={true}>
				<summary className="fs-more-summary">{t("search.moreFlights", { number: maxSlices })}</summary>
				{[3, 4, 5].map(flight)}
			</details>
		</div>
	);
}
