// The duties of the cron: one a trigger, so that what one waits for keeps none of the others waiting.

interface Schedule {
	/** The trigger in wrangler.toml, in UTC. No two of the same period begin in the same minute. */
	readonly cron: string;
	/** A run that takes longer is ended, and says so; it is over before the same duty begins again. */
	readonly seconds: number;
}

/** In the order in which they run where one run has all of them: mail at the end, so that it has what the others wrote. */
export const duties = {
	holds: { cron: "1-59/5 * * * *", seconds: 120 },
	payments: { cron: "2-59/5 * * * *", seconds: 240 },
	// The only one besides prices and alerts that asks the fare source.
	orders: { cron: "3-59/5 * * * *", seconds: 290 },
	promises: { cron: "4-59/5 * * * *", seconds: 30 },
	ends: { cron: "10 * * * *", seconds: 240 },
	erasure: { cron: "20 * * * *", seconds: 240 },
	sealed: { cron: "30 * * * *", seconds: 240 },
	prices: { cron: "15 * * * *", seconds: 840 },
	alerts: { cron: "45 * * * *", seconds: 840 },
	mail: { cron: "* * * * *", seconds: 50 },
} as const satisfies Readonly<Record<string, Schedule>>;

export type Duty = keyof typeof duties;
export const dutyNames = Object.keys(duties) as readonly Duty[];

/** Seconds between two runs of a duty by its trigger: a minute, so many of them, or an hour. */
export function periodOf(duty: Duty): number {
	const [minute = ""] = duties[duty].cron.split(" ");
	const [, step] = /\/(\d+)$/.exec(minute) ?? [];
	if (minute === "*") return 60;
	return step ? Number(step) * 60 : 3_600;
}
