// docs/alarms.md says of every value of the deep health check what it is measured against, and of nothing else.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { lanes } from "../../src/mail/lanes.ts";
import { dutyNames, periodOf } from "../../src/site/duties.ts";
import {
	bookingsOff,
	databaseMs,
	deadMails,
	dutySeconds,
	failingSeconds,
	type Limit,
	mailSeconds,
	mismatches,
	priceSeconds,
	spentPercent,
} from "../../src/site/health-limits.ts";

const text = readFileSync(new URL("../../docs/alarms.md", import.meta.url), "utf8");

const limits: Readonly<Record<string, Limit>> = {
	"`bookings.off`": bookingsOff,
	"`database.ms`": databaseMs,
	...Object.fromEntries(
		lanes.flatMap((lane) => [
			[`\`mail.${lane}.seconds\``, mailSeconds[lane]],
			[`\`mail.${lane}.dead\``, deadMails[lane]],
		]),
	),
	...Object.fromEntries(
		Object.entries(dutySeconds).map(([every, limit]) => [`\`cron\` every ${every} seconds`, limit]),
	),
	...Object.fromEntries(Object.entries(failingSeconds).map(([asked, limit]) => [`\`source.${asked}.seconds\``, limit])),
	...Object.fromEntries(Object.entries(priceSeconds).map(([which, limit]) => [`\`prices.${which}.seconds\``, limit])),
	...Object.fromEntries(Object.entries(spentPercent).map(([effect, limit]) => [`\`spend.${effect}.percent\``, limit])),
	...Object.fromEntries(Object.entries(mismatches).map(([kind, limit]) => [`\`money.${kind}.bookings\``, limit])),
};

const rows = [
	...text.matchAll(
		/^\| (`(?:bookings|database|mail|cron|source|prices|spend|money)[^|]*) \| ([^|]+) \| ([^|]+) \| (\w+) \| (.+) \|$/gm,
	),
];
const told = (limit: number | undefined) => (limit === undefined ? "never" : String(limit));

it("has a row for each limit, with its numbers, and no other", () => {
	const written = Object.fromEntries(rows.map(([, value = "", warn, alarm]) => [value, { warn, alarm }]));
	const meant = Object.entries(limits).map(([value, { warn, alarm }]) => [
		value,
		{ warn: told(warn), alarm: told(alarm) },
	]);
	expect(written).toEqual(Object.fromEntries(meant));
	expect(rows).toHaveLength(meant.length);
});

it("says who is woken exactly where something wakes", () => {
	for (const [, value, , alarm, who] of rows) {
		if (alarm === "never") expect(who, value).toBe("nobody");
		else expect(["operator", "desk"], value).toContain(who);
	}
});

it("names the duties of each period", () => {
	for (const duty of dutyNames) {
		const row = rows.find(([, value]) => value === `\`cron\` every ${periodOf(duty)} seconds`);
		expect(row?.[5], duty).toContain(`\`${duty}\``);
	}
});
