// The kinds of work that wait at the desk, as a table: what each is about, and how it comes to its end.
import type { SubjectKind } from "./subject.ts";

interface TaskRule {
	/** Where its rows do not say it themselves. */
	readonly about: SubjectKind;
	/**
	 * `says`: who has it says that it is done; `itself`: it ends when what it is about does, and nobody can put it out of sight
	 * before; `lead`: the same, but a lead may.
	 */
	readonly ends: "says" | "itself" | "lead";
	/** Minutes after which it is overdue by the desk's own measure, where nothing was promised and nobody else set a time; null: never by itself. */
	readonly within: number | null;
}

export const taskKinds = {
	/** Somebody asked to be called, and was told by when. */
	callback: { about: "message", ends: "says", within: null },
	/** Somebody wrote, and waits for an answer. */
	message: { about: "message", ends: "says", within: 24 * 60 },
	/** Seats are kept until a time, and are not paid for. */
	hold: { about: "booking", ends: "says", within: null },
	/** A booking was sent, and nothing is kept for it: its price was agreed to for an hour (`price-now.ts`). */
	request: { about: "booking", ends: "says", within: 60 },
	/** Paid for, and there are no tickets. */
	unticketed: { about: "booking", ends: "itself", within: 60 },
	/** An airline changed its flights: its traveler has not answered, or wants something that an agent has to do. */
	moved: { about: "booking", ends: "says", within: 60 },
	/** The exchange of its tickets was accepted, and is not made. */
	exchange: { about: "booking", ends: "itself", within: 60 },
	/** Another trip took the place of one that was held, and the airline may keep the seats of both. */
	former: { about: "booking", ends: "says", within: null },
	/** A proposal was accepted or declined, and nobody has opened its trip since. */
	answered: { about: "quote", ends: "itself", within: 60 },
	/** A booking and its money do not match. */
	money: { about: "booking", ends: "lead", within: 60 },
	/** The card provider was asked for a refund, and nobody knows whether it was made. */
	refund: { about: "booking", ends: "itself", within: 10 },
	/** A mail was given up: it is sent again or dropped. */
	mail: { about: "mail", ends: "itself", within: 60 },
} as const satisfies Readonly<Record<string, TaskRule>>;

export type TaskKind = keyof typeof taskKinds;

export const taskKindNames = Object.keys(taskKinds) as readonly TaskKind[];
