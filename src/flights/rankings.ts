// The names of the three orders of a results page.

export type Ranking = "best" | "cheapest" | "fastest";
export const rankings: readonly Ranking[] = ["best", "cheapest", "fastest"];
