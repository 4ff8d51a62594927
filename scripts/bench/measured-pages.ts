// The pages that the bench measures, by the names that it prints.
export const measuredPages = {
	home: "/",
	guide: "/blog/ultimate-guide-cheap-flights-2025",
	airline: "/airlines/UA",
	destination: "/destinations/miami",
} as const;
