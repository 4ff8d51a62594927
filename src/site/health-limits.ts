// THE table of alarms: which value of the deep health check is a warning, and which one wakes somebody (docs/alarms.md).
import type { AnyMismatch } from "../features/bookings/payments/mismatches.ts";
import type { Asked } from "../flights/watched-source.ts";
import type { Lane } from "../mail/lanes.ts";

export type State = "ok" | "warn" | "alarm";

export interface Limit {
	/** From here on it is a warning: for whoever looks in the morning. Left out: never. */
	readonly warn?: number;
	/** From here on it wakes. Left out: it never does. */
	readonly alarm?: number;
}

/** 1 while nothing can be booked: the key of personal data is gone, or the database is not bound. The pages offer the call and look well. */
export const bookingsOff: Limit = { alarm: 1 };

/** A database that answers slower costs visitors, not only us. */
export const databaseMs: Limit = { warn: 500, alarm: 2_000 };

/** Seconds for which the oldest mail of a lane, due at least once, waits to be sent. */
export const mailSeconds: Readonly<Record<Lane, Limit>> = {
	bookings: { warn: 600, alarm: 1_800 },
	replies: { warn: 3_600, alarm: 14_400 },
	alerts: { warn: 14_400, alarm: 43_200 },
};

/** Mails that were given up and wait for a person. */
export const deadMails: Readonly<Record<Lane, Limit>> = {
	bookings: { warn: 1, alarm: 5 },
	replies: { warn: 5, alarm: 50 },
	alerts: { warn: 20, alarm: 200 },
};

/** Seconds since a duty of the cron ended well, by the seconds between two of its runs. */
export const dutySeconds: Readonly<Record<60 | 300 | 3_600, Limit>> = {
	60: { warn: 300, alarm: 600 },
	300: { warn: 900, alarm: 1_800 },
	3600: { warn: 9_000, alarm: 14_400 },
};

/** Seconds since the newest and the oldest stored price were seen. A route is asked for again after 20 hours; after 72 no page shows a price. */
export const priceSeconds = {
	newest: { warn: 86_400, alarm: 172_800 },
	oldest: { warn: 270_000 },
} as const satisfies Readonly<Record<string, Limit>>;

/** Seconds for which every answer of the fare source was a failure, by what it was asked: the last one has to be seen to fail. */
export const failingSeconds: Readonly<Record<Asked, Limit>> = {
	search: { warn: 300, alarm: 900 },
	offer: { warn: 300, alarm: 900 },
	order: { warn: 300, alarm: 900 },
};

/** Percent spent of the part of a day's budget that everybody takes from. Only what visitors wait for wakes. */
export const spentPercent = {
	search: { warn: 80, alarm: 100 },
	assistantSearch: { warn: 100 },
	ownSearch: { warn: 100 },
} as const satisfies Readonly<Record<string, Limit>>;

/** Bookings whose money only a person can put right. */
export const mismatches = {
	capturedWithoutOrder: { alarm: 1 },
	capturedButEnded: { alarm: 1 },
	orderWithoutMoney: { alarm: 1 },
	orderUnknown: { alarm: 1 },
	authorizedBesides: { warn: 1 },
	paidTwice: { warn: 1 },
	noSource: { alarm: 1 },
	noProvider: { alarm: 1 },
	unknownPayment: { alarm: 1 },
} as const satisfies Readonly<Record<AnyMismatch, Limit>>;

export function stateOf(value: number, { warn = Number.POSITIVE_INFINITY, alarm = Number.POSITIVE_INFINITY }: Limit) {
	return value >= alarm ? "alarm" : value >= warn ? "warn" : "ok";
}

const order: readonly State[] = ["ok", "warn", "alarm"];

export function worst(states: readonly State[]): State {
	return order[Math.max(0, ...states.map((state) => order.indexOf(state)))] ?? "ok";
}
