// What a browser tells of a visit, as it is sent: the same words for who sends and who reads.

export const beaconPath = "/api/visit";

/** Core web vitals: `lcp` and `inp` in milliseconds, `cls` without a unit. */
export interface Measures {
	readonly lcp?: number;
	readonly inp?: number;
	readonly cls?: number;
}
