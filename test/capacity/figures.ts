// What docs/capacity.md counts with: what each step of a visit costs, what visitors are taken to do, and what the platform asks for it.

/** What one step uses, at most. `measured.test.ts` holds the first seven to the site itself. */
export interface Use {
	/** Requests that reach the Worker. */
	readonly requests: number;
	/** Rows of the database. */
	readonly read: number;
	readonly written: number;
	/** Calls of budget objects, and rows that these write. */
	readonly objects: number;
	readonly objectRows: number;
	readonly lines: number;
	readonly mails: number;
	/** Searches that the fare source counts. */
	readonly searches: number;
	/** Milliseconds of the processor; taken, not measured here (docs/capacity.md says from where). */
	readonly cpu: number;
}

export const uses = {
	/** A page for everybody, made anew; kept ones use less. */
	page: { requests: 1, read: 2, written: 0, objects: 0, objectRows: 0, lines: 1, mails: 0, searches: 0, cpu: 4 },
	search: { requests: 1, read: 5, written: 2, objects: 2, objectRows: 7, lines: 5, mails: 0, searches: 1, cpu: 12 },
	row: { requests: 1, read: 0, written: 0, objects: 0, objectRows: 0, lines: 3, mails: 0, searches: 0, cpu: 9 },
	/** One of the rows written is that the source answers, once a minute for all visitors together. */
	choice: { requests: 2, read: 3, written: 5, objects: 0, objectRows: 0, lines: 5, mails: 0, searches: 0, cpu: 8 },
	/** From the passengers' form to the held seats, by phone. */
	booking: {
		requests: 9,
		read: 200,
		written: 90,
		objects: 7,
		objectRows: 24,
		lines: 33,
		mails: 3,
		searches: 0,
		cpu: 36,
	},
} as const satisfies Readonly<Record<string, Use>>;

export type Step = keyof typeof uses;

/** Nobody has measured visitors yet: an owner reads the real numbers in `npm run report` and puts them here. For one visit. */
export const behavior = {
	page: 3,
	search: 0.54,
	row: 0.6,
	choice: 0.06,
	booking: 0.001,
	/** Mails besides those of bookings: alerts, answers. */
	otherMails: 0.047,
	/** Of a page: one in ten tells of its vitals. */
	beacons: 0.1,
} as const;

/** What runs whether anybody comes or not, in a month of 30 days. */
export const always = {
	/** Rows that the duties of the cron write. */
	written: 380_000,
	lines: 200_000,
	/** Processor: the hourly prices, at three seconds a run. */
	cpu: 2_200_000,
	/** Searches for prices: each route once in 20 hours. */
	searches: 42_500,
} as const;

/** Dollars; beyond what a month includes, for so many. */
interface Price {
	readonly included: number;
	readonly dollars: number;
	readonly per: number;
}

const million = 1_000_000;

export const plan = 5;
export const prices = {
	requests: { included: 10 * million, dollars: 0.3, per: million },
	cpu: { included: 30 * million, dollars: 0.02, per: million },
	written: { included: 50 * million, dollars: 1, per: million },
	objects: { included: million, dollars: 0.15, per: million },
	objectRows: { included: 50 * million, dollars: 1, per: million },
	queueOperations: { included: million, dollars: 0.4, per: million },
	/** From December 1, 2026: gigabytes. */
	logs: { included: 50, dollars: 0.25, per: 1 },
	points: { included: 10 * million, dollars: 0.25, per: million },
	mails: { included: 3_000, dollars: 0.35, per: 1_000 },
	excessSearches: { included: 0, dollars: 0.005, per: 1 },
} as const satisfies Readonly<Record<string, Price>>;

export type Meter = keyof typeof prices;

/** Searches that Duffel gives with an order. */
export const searchesAnOrder = 1_500;
/** Bytes that a line is taken for: ours have 120 to 250, and the platform adds what it knows. */
const bytesALine = 1_000;

export type Month = Readonly<Record<Meter, number>>;

/** What so many visits in a month use. */
export function monthOf(visits: number, orders = visits * behavior.booking): Month {
	const of = (name: keyof Use) =>
		visits * (Object.keys(uses) as Step[]).reduce((sum, step) => sum + behavior[step] * uses[step][name], 0);
	const beacons = visits * behavior.page * behavior.beacons;
	const mails = of("mails") + visits * behavior.otherMails;
	const lines = of("lines") + 2 * beacons + mails + always.lines;
	return {
		requests: of("requests") + beacons,
		cpu: of("cpu") + beacons + always.cpu,
		// A mail that is written, leased and sent is about ten rows, indexes counted.
		written: of("written") + 10 * visits * behavior.otherMails + always.written,
		objects: of("objects"),
		objectRows: of("objectRows"),
		queueOperations: 3 * mails,
		logs: (lines * bytesALine) / 1e9,
		points: lines,
		mails,
		excessSearches: Math.max(0, of("searches") + always.searches - searchesAnOrder * orders),
	};
}

/** Dollars for what one meter counts. */
export function costOf(meter: Meter, used: number): number {
	const { included, dollars, per } = prices[meter];
	return (Math.max(0, used - included) / per) * dollars;
}
