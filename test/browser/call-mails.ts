// The mails of a whole call, in the order in which they left, and what they say of flights.
import { expect } from "vitest";
import type { FakeDuffel } from "../../scripts/fakes/duffel/fake.ts";
import { formatClock } from "../../src/i18n/clocks.ts";
import { findAirport } from "../../src/places/airports.ts";
import { minuteMs } from "../../src/time/iso-date.ts";
import { localToWallMs, toInstant, wallMsToLocal } from "../../src/time/local-time.ts";
import { readCalendar } from "../features/bookings/read-calendar.ts";
import type { TwoWorkers } from "./two-workers.ts";

export interface Mail {
	readonly subject: string;
	readonly text: string;
	readonly html: string;
	readonly calendar: string | undefined;
}

/** Gives the next mail to an address whose subject says so, once it has left; what left before it is passed over. */
export function mailbox({ resend, run }: TwoWorkers, to: string): (subject: string) => Promise<Mail> {
	let read = 0;
	return async (subject) => {
		const find = () =>
			resend.mails.findIndex(
				({ body }, index) => index >= read && String(body.to) === to && String(body.subject).includes(subject),
			);
		// By state: on a busy machine a queue takes its time, and the mail of a state that passed meanwhile never leaves.
		const waiting = { timeout: 60_000, message: `no mail to ${to} about ${subject}` };
		await expect
			.poll(async () => {
				if (find() < 0) await run("mail");
				return find();
			}, waiting)
			.toBeGreaterThanOrEqual(0);
		const at = find();
		read = at + 1;
		const { body } = resend.mails[at] ?? {};
		const [file] = (body?.attachments ?? []) as readonly { readonly content: string }[];
		return {
			...{ subject: String(body?.subject), text: String(body?.text), html: String(body?.html) },
			calendar: file && Buffer.from(file.content, "base64").toString(),
		};
	};
}

/** What a mail's text says in lines of a name and a value. */
export function factsIn({ text }: Mail): Readonly<Record<string, string>> {
	return Object.fromEntries(
		[...text.matchAll(/^([^:\n]+): (.+)$/gm)].map(([, name = "", value = ""]) => [name, value]),
	);
}

export interface Flight {
	readonly name: string;
	/** Local times. */
	readonly departs: string;
	readonly arrives: string;
	/** ISO 8601 in UTC. */
	readonly start: string;
	readonly end: string;
}

/** Of the first order at the source, each moved by so many minutes where its way is the first. */
export function flightsAt({ orders }: FakeDuffel, movedMinutes = 0): readonly Flight[] {
	return (orders[0]?.slices ?? []).flatMap(({ segments }, way) =>
		segments.map((one) => {
			const moved = (local: string) =>
				wallMsToLocal(localToWallMs(local.slice(0, 16)) + (way === 0 ? movedMinutes : 0) * minuteMs);
			const [departs, arrives] = [moved(one.departing_at), moved(one.arriving_at)];
			const instant = (local: string, { iata_code }: typeof one.origin) =>
				new Date(toInstant(local, findAirport(iata_code ?? "")?.zone ?? "")).toISOString();
			return {
				name: `${one.marketing_carrier.iata_code} ${one.marketing_carrier_flight_number}`,
				...{ departs, arrives },
				...{ start: instant(departs, one.origin), end: instant(arrives, one.destination) },
			};
		}),
	);
}

/** Both parts of a mail say when these flights leave and arrive. */
export function says({ text, html }: Mail, language: "en" | "es", flights: readonly (Flight | undefined)[]): void {
	const plain = (part: string) => part.replaceAll(/\s|&nbsp;/g, " ");
	for (const part of [text, html])
		for (const one of flights)
			for (const time of [one?.departs ?? "no flight", one?.arrives ?? "no flight"])
				expect(plain(part)).toContain(plain(formatClock(time, language)));
}

export function eventsOf(calendar: string | undefined) {
	return readCalendar(calendar ?? "").events.map(({ start, end }) => ({
		start: new Date(start).toISOString(),
		end: new Date(end).toISOString(),
	}));
}

export const timesOf = (all: readonly Flight[]) => all.map(({ start, end }) => ({ start, end }));
