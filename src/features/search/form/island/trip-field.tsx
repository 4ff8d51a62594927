// The kind of trip. The style sheet shows the fields that belong to it, with or without script.
import type { TripType } from "../../../../flights/query.ts";
import { RadioGroup } from "../../../../ui/controls/radio-group.tsx";
import { useControl, useForm } from "./form-context.tsx";

const trips = ["round", "oneway", "multi"] as const satisfies readonly TripType[];

export function TripField({ value }: { value: string }) {
	const { t } = useForm();
	return (
		<RadioGroup
			{...useControl("trip")}
			legend={t("search.trip")}
			quiet={true}
			className="fs-trip"
			options={trips.map((trip) => ({ value: trip, label: t(`search.trip.${trip}`) }))}
			value={value}
		/>
	);
}
