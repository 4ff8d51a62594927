// What is written without the table of the languages, so that a small script need not carry it.
import { once } from "./once.ts";

/**
 * "6:05 p. m.": Intl writes Spanish halves of the day as "p.m."; they are two words, and stay beside their number. What
 * it writes in other languages ("6:05 PM") is left as it is.
 */
export function withHalves(text: string): string {
	return text.replace(/\s([ap])\.\s?m\./g, "\u00a0$1.\u00a0m.");
}

const clockOf = once(
	(locale: string) => new Intl.DateTimeFormat(locale, { timeZone: "UTC", hour: "numeric", minute: "2-digit" }),
);

/** A day has so many minutes, and Intl takes thirty times as long as a look. */
const atMinute = once((locale: string, time: string) =>
	withHalves(clockOf(locale).format(new Date(`2000-01-01T${time}Z`))),
);

/** The clock of a local wall time `YYYY-MM-DDTHH:mm`: "6:05 PM", "6:05 p. m." */
export function clockIn(locale: string, local: string): string {
	return atMinute(locale, local.slice(11));
}

/** Minutes as "2 h 45 min", the same in every language; each number stays with its unit. */
export function formatDuration(minutes: number): string {
	const hours = Math.floor(minutes / 60);
	const rest = minutes % 60;
	return [hours ? `${hours}\u00a0h` : "", rest || !hours ? `${rest}\u00a0min` : ""].filter(Boolean).join(" ");
}

/** Words that stay on one line together. */
export function unbroken(text: string): string {
	return text.replaceAll(" ", "\u00a0");
}
