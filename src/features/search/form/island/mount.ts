// The flight search as an island.
import { hydrated } from "../../../../islands/hydrate.tsx";
import { FlightSearchForm } from "./flight-search-form.tsx";

export const mount = hydrated(FlightSearchForm);
