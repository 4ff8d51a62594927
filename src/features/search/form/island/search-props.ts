// What the markup says of a search form: only what is not as in a new search.
import { fieldNames, flightFields, type TypedSearch } from "../../../../flights/trip/form.ts";
import type { FlightSearchFormProps } from "./flight-search-form.tsx";

type Told = Pick<FlightSearchFormProps, "language" | "locale" | "action">;

export interface SearchProps
	extends Told,
		Partial<Pick<FlightSearchFormProps, "problems" | "choices" | "carried" | "all">> {
	readonly typed?: Partial<TypedSearch>;
}

export function wholeProps({ typed = {}, ...told }: SearchProps): FlightSearchFormProps {
	const whole = Object.fromEntries(fieldNames.map((name) => [name, typed[name] ?? flightFields[name].blank ?? ""]));
	return { problems: [], choices: {}, carried: [], idPrefix: "search", ...told, typed: whole as TypedSearch };
}
