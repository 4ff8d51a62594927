// What /api/health says of the cron: when each duty last began, and how that ended.
import { expect, it } from "vitest";
import { beginRun, endRun, lastRuns } from "../../src/site/cron-runs.ts";
import { duties, dutyNames } from "../../src/site/duties.ts";
import { startDatabase } from "../database.ts";

it("tells each duty's last run: never, running, how it ended, or that it was cut off", async () => {
	const { db, stop } = await startDatabase();
	const began = new Date("2026-11-26T00:00:00Z");
	const after = (seconds: number) => new Date(began.getTime() + seconds * 1_000);
	const told = async (at: Date) => (await lastRuns(db, at)).find(({ duty }) => duty === "payments");
	expect(await lastRuns(db, began)).toEqual(dutyNames.map((duty) => ({ duty, outcome: "never" })));
	await beginRun(db, "payments", began);
	expect(await told(after(10))).toEqual({ duty: "payments", seconds: 10, outcome: "running" });
	expect(await told(after(duties.payments.seconds + 1))).toMatchObject({ outcome: "cut" });
	await endRun(db, "payments", { began, tookMs: 1_500, outcome: "failed", detail: "payments" });
	expect(await told(after(70))).toEqual({ duty: "payments", seconds: 70, outcome: "failed" });
	const row = await db.prepare("SELECT * FROM cron_runs").first();
	expect(row).toMatchObject({ ended_at: "2026-11-26T00:00:01.500Z", took_ms: 1_500, detail: "payments" });
	// A run that another has overtaken writes over nothing.
	await beginRun(db, "payments", after(300));
	await endRun(db, "payments", { began, tookMs: 299_000, outcome: "late", detail: "payments" });
	expect(await told(after(301))).toMatchObject({ seconds: 1, outcome: "running" });
	await stop();
});
