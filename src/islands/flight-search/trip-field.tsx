// The kind of trip. The style sheet shows the fields that belong to it, with or without script.
import type { Trip } from "../../flights/query.ts";
import { FieldError } from "./field-error.tsx";
import { useForm } from "./form-context.tsx";

const trips = ["round", "oneway", "multi"] as const satisfies readonly Trip[];

export function TripField({ value }: { value: string }) {
	const { t, idOf, errorIdOf, problemOf } = useForm();
	const invalid = problemOf("trip") !== undefined;
	return (
		<fieldset className="fs-trip" aria-describedby={invalid ? errorIdOf("trip") : undefined}>
			<legend className="sr-only">{t("search.trip")}</legend>
			<FieldError field="trip" />
			{trips.map((trip, index) => (
				<label key={trip} className="fs-radio">
					<input
						type="radio"
						name="trip"
						id={index === 0 ? idOf("trip") : `${idOf("trip")}-${trip}`}
						value={trip}
						defaultChecked={trip === value}
					/>
					{t(`search.trip.${trip}`)}
				</label>
			))}
		</fieldset>
	);
}
