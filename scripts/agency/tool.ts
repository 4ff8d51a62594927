// What every command of the agency works with, and how it writes for a terminal.
import type { Act } from "../../src/desk/record/acts.ts";
import { type Doer, type Entry, recordOf } from "../../src/desk/record/record.ts";
import type { BookingStore } from "../../src/features/bookings/store.ts";
import { machineLocale } from "../../src/i18n/languages.ts";
import { formatMoney, type Money } from "../../src/money/money.ts";

export interface AgencyTool extends BookingStore {
	/** Whoever is at the command line, for the record. */
	readonly doer: Doer;
	readonly now: () => Date;
	/** Writes what was asked for, */
	readonly say: (text: string) => void;
	/** and this why there is nothing. */
	readonly complain: (text: string) => void;
	/** Whether who sits at the terminal says yes; nobody does where there is none. */
	readonly ask: (question: string) => Promise<boolean>;
}

/** Writes down what was read, and by whom. */
export async function recordRead<A extends Act>(
	{ db, doer, now }: Pick<AgencyTool, "db" | "doer" | "now">,
	entry: Pick<Entry<A>, "act" | "subject" | "detail">,
): Promise<void> {
	await recordOf(db, { ...doer, ...entry }, now()).run();
}

/** What visitors typed must not steer the terminal: controls and marks of direction become visible. */
export function plain(text: string): string {
	return text.replace(/[^\P{C}\n]/gu, "\u{FFFD}");
}

export function price(total: Money): string {
	return `${formatMoney(total, machineLocale)} ${total.currency}`;
}

/** "2026-11-21 15:00 UTC" */
export function moment(at: string | null): string {
	return at ? `${at.slice(0, 16).replace("T", " ")} UTC` : "-";
}

/** How long it has been, in the largest whole unit: "3 d", "5 h", "12 min". */
export function since(at: string, now: Date): string {
	const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(at)) / 60_000));
	if (minutes < 60) return `${minutes} min`;
	return minutes < 48 * 60 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / (24 * 60))} d`;
}

/** Rows under their heads, each column as wide as its widest cell. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
	const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)));
	return [heads, ...rows]
		.map((row) =>
			row
				.map((cell, column) => cell.padEnd(widths[column] ?? 0))
				.join("  ")
				.trimEnd(),
		)
		.join("\n");
}
