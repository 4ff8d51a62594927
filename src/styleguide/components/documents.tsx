// What a trip abroad says of passports and visas: with a guess and a correction, through a country, without a table; and of children.
import { Minors } from "../../features/bookings/documents/minors.tsx";
import { TripDocuments } from "../../features/bookings/documents/trip-documents.tsx";
import type { EntryRule } from "../../places/entry-rules.ts";
import type { Component } from "../samples/example.ts";
import { sampleBooking } from "../samples/sample-trip.ts";

const rules: readonly EntryRule[] = [
	{ kind: "evisa", since: "2025-04-10", source: "https://www.gov.br/mre", passports: ["AU", "CA", "US"] },
	{ kind: "free", passports: ["AR", "CO", "MX"] },
	{ kind: "visa", passports: ["CU"] },
];

export const tripDocuments: Component = {
	id: "trip-documents",
	title: "Passports and visas",
	pictures: { spanish: "all" },
	examples: {
		guessed: () => (
			<TripDocuments documents={{ passport: "US", countries: [{ country: "BR", transit: false, rules }] }} />
		),
		asked: () => (
			<TripDocuments
				documents={{
					passport: undefined,
					countries: [
						{ country: "BR", transit: false, rules },
						{ country: "US", transit: true, rules: [] },
					],
				}}
			/>
		),
		child: () => <Minors {...sampleBooking.offer} />,
	},
};
