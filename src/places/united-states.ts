// Which country's rules hold at a place: the territories of the United States count as the United States.

const territories = new Set(["PR", "VI", "GU", "AS", "MP"]);

/** @param country ISO 3166-1 alpha-2, as places have it */
export function ruledBy(country: string): string {
	return territories.has(country) ? "US" : country;
}
