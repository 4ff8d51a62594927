// A source of exchanges for random tests: it makes a change, refuses it, makes it unheard or a while later, or cannot be asked. One that is
// told twice it makes twice.
import type { OrderChanges } from "../../src/flights/order-changes.ts";
import { FareSourceError } from "../../src/flights/source.ts";
import { money } from "../../src/money/money.ts";
import type { chances } from "./chances.ts";

interface Change {
	readonly id: string;
	/** "<proposal>:<minor units>": what it asks stands in the offer's name. */
	readonly offer: string;
	/** Milliseconds: it can be made until then; it is made then, though nobody was told. */
	readonly expires: number;
	lateAt?: number | undefined;
	made: number;
}

const minute = 60_000;

interface Setting extends ReturnType<typeof chances> {
	readonly now: () => Date;
	/** What somebody does while the source is being told. */
	readonly meanwhile: () => Promise<unknown>;
}

export function moodySource({ chance, below, now, meanwhile }: Setting) {
	const changes: Change[] = [];
	let count = 0;
	const at = () => now().getTime();
	let calm = false;
	let tickets: readonly string[] = [];
	return {
		/** It can be asked from now on. */
		calms(): void {
			calm = true;
		},
		/** Of the order: others once a change is made, and the airline has issued them. */
		issued(former: readonly string[]): void {
			tickets = former;
		},
		/** Those that are made by now, also of nobody's telling. */
		madeOf(proposal: string): number {
			settle();
			return changes.filter(({ offer }) => offer.startsWith(proposal)).reduce((sum, { made }) => sum + made, 0);
		},
		/** Something may still become of what it was told. */
		isAtIt: () => changes.some(({ lateAt }) => lateAt !== undefined),
		port: {
			name: "sample",
			search: async () => ({ kind: "notOffered" }),
			offer: async () => undefined,
			async prepare(offer) {
				fail(0.05);
				const id = `oce_${++count}`;
				changes.push({ id, offer, expires: at() + 20 * minute, made: 0 });
				return { change: id, asked: money(Number(offer.split(":")[1]), "USD") };
			},
			async confirm(id) {
				const change = find(id);
				if (chance(0.3)) await meanwhile();
				fail(0.05);
				const fate = below(8);
				if (fate <= 4) make(change);
				if (fate === 6) change.lateAt = at() + minute;
				return fate <= 2 ? "made" : fate === 7 ? "refused" : "unknown";
			},
			async standing(id) {
				settle();
				fail(0.12);
				const { made, expires } = find(id);
				if (made > 0) return "made";
				if (id.endsWith("7")) return "endless";
				return at() > expires + 5 * minute ? "over" : "open";
			},
			order: async () => ({ airlineReference: "SANEWX", tickets }),
		} satisfies OrderChanges,
	};

	function find(id: string): Change {
		const change = changes.find((one) => one.id === id);
		if (!change) throw new Error(id);
		return change;
	}

	function fail(often: number): void {
		if (!calm && chance(often)) throw new FareSourceError("unavailable", "García");
	}

	function make(change: Change): void {
		change.made++;
		if (chance(0.7)) tickets = [0, 1].map(() => `000-${3_000_000_000 + ++count}`);
	}

	function settle(): void {
		for (const change of changes) {
			if (change.lateAt === undefined || change.lateAt > at()) continue;
			change.lateAt = undefined;
			make(change);
		}
	}
}
