// What an airline did to a flight, as its traveler tells it. Pure data: the form and the rules read the same words.

export const events = ["moved", "canceled", "delayed", "missed"] as const;
export const worsenings = ["none", "stops", "airport", "cabin"] as const;
export const takings = ["nothing", "accepted", "flew"] as const;
export const payments = ["card", "other"] as const;
/** How long before departure the airline told it; a fortnight or more. */
export const tellings = ["unsure", "days", "week", "fortnight"] as const;
/** What the traveler wants most: to know what is owed, money, another flight of that day, another date. */
export const wants = ["owed", "refund", "sameday", "later"] as const;

export interface Disruption {
	readonly event: (typeof events)[number];
	/** The airline stopped flying. */
	readonly ceased: boolean;
	/** ISO 3166-1 alpha-2; empty where it is not known. */
	readonly from: string;
	readonly to: string;
	/** Minutes by which it arrives later than it was bought; negative where it is earlier, 0 where it does not fly. */
	readonly late: number;
	/** Minutes by which it leaves earlier; negative where it is later. */
	readonly early: number;
	/** What else is not as it was bought. */
	readonly worse: (typeof worsenings)[number];
	readonly told: (typeof tellings)[number];
	/** ISO 3166-1 alpha-2 of the country that the airline is of; empty where it is not known. */
	readonly carrier: string;
	/** What the traveler has taken of what the airline offers in its place. */
	readonly taken: (typeof takings)[number];
}
