// The cities our travelers leave from most: a destination's page measures and draws from these.

/** Codes of an airport or metropolitan area, the order in which a page lists them. */
export const departureCities: readonly string[] = ["NYC", "MIA", "LAX", "IAH", "CHI", "MEX", "BOG", "SAL"];
