// Reads the words of `npm run agency -- …` into a command, or into what is wrong with them.
import { type Mark, marks } from "../../src/desk/acts/mark.ts";
import { hasCardNumber } from "../../src/desk/frame/card-number.ts";
import { payMeans, readReference } from "../../src/features/bookings/phone-payment.ts";
import { type BookingState, bookingStates } from "../../src/features/bookings/states.ts";
import { readEmailAddress } from "../../src/forms/email-address.ts";
import type { Decision } from "../../src/mail/dead-letters.ts";
import type { Money } from "../../src/money/money.ts";
import { confirmationLength } from "../../src/references/browser/typed-code.ts";
import { normalizeReference } from "../../src/references/reference.ts";
import { readWords } from "../words.ts";
import type { MarkWords } from "./mark.ts";
import type { Invented } from "./moved.ts";
import { NotUnderstood } from "./not-understood.ts";
import { readWanted, type Wanted } from "./wanted.ts";

type PersonAction = "export" | "erase";

export type Command =
	| { readonly name: "help" }
	| { readonly name: "list"; readonly state?: BookingState; readonly all: boolean }
	| { readonly name: "show"; readonly wanted: Wanted }
	| { readonly name: "keep"; readonly code: string; readonly yes: boolean }
	| { readonly name: "called"; readonly code: string }
	| ({ readonly name: "moved" } & Invented)
	| ({ readonly name: "mark"; readonly code: string } & MarkWords)
	| { readonly name: "export"; readonly csv: boolean; readonly personal: boolean }
	| { readonly name: "person"; readonly mail: string; readonly action: PersonAction; readonly yes: boolean }
	| { readonly name: "mails"; readonly action: "list"; readonly all: boolean }
	| { readonly name: "mails"; readonly action: Decision; readonly id: string; readonly yes: boolean }
	| { readonly name: "messages"; readonly action: "list"; readonly all: boolean }
	| { readonly name: "messages"; readonly action: "show" | "called" | "done"; readonly id: string };

export const usage = `npm run agency -- <command> [--remote] [--by NAME]

  list [--state STATE] [--all]     bookings, newest first; the newest 100, or all
  show REFERENCE                   what is behind it: a booking, opened, with its history; a quote; a message; an alert;
                                   the booking of an airline's code or a ticket number
  mark CODE paid|ticketed|cancelled|failed
       --pnr CODE                  the airline code; tickets need one
       --ticket NUMBER             once for each ticket
       --reason CODE               why, as one word for the history: nothing personal
       --total 512.30 USD          the price agreed to on the phone, with its --reason
       --means MEANS               how it was paid: phoneCard, transfer, cash or account; with
       --reference TEXT            of the receipt, the transfer or the card's authorization; never a card number
  keep CODE                        the card charged besides is how it was paid: reported no more
  called CODE                      its traveler was reached at the number: seats that wait for that are held by the cron
  moved CODE [--hours N|--cancel]  invents, for sample flights alone, that the airline moved the first of them by N hours (4
                                   unless given) or canceled it: mail, page and desk follow
  export [--csv] [--personal]      all bookings as JSON or CSV by their confirmation codes; with --personal also names,
                                   addresses, phones, airline codes and tickets
  messages [list] [--all]          what visitors wrote, oldest unanswered first
  messages show NUMBER
  messages called NUMBER           who asked for a call was called
  messages done NUMBER
  mails [list] [--all]             mails that were given up or still wait, by lane; nothing of whom they go to
  mails ID again                   one that was given up is sent again
  mails ID drop                    or never, and what it said is erased
  person MAIL export               all that is of a person, as JSON: bookings, messages, alerts, waiting mails
  person MAIL erase [--yes]        erases it, and writes a receipt; a trip under way and undecided money are kept

CODE and REFERENCE may be written as they are spoken: "K7M2-R4X4", "kilo seven mike two romeo four xray four",
"182 177 3591", "uno ocho dos, uno siete siete, tres cinco nueve uno".
Whatever is done or read is recorded with who did it: what this machine calls you, or --by, your name or mail address.
Without --remote it is the database on this machine (LOCAL_STATE: another folder). With it, DATA_KEY must be in the
environment. \`npm run --silent agency -- export\` writes nothing but the data.
What cannot be taken back (mark, keep, mails … drop, person … erase) asks first, or takes --yes.
Status: 0 done, 1 not possible, 2 not understood, 3 failed.`;

const flag = { type: "boolean" } as const;
const value = { type: "string" } as const;
const options = {
	...({ by: value, remote: flag, help: flag, all: flag, csv: flag, personal: flag, yes: flag, cancel: flag } as const),
	...({
		state: value,
		pnr: value,
		reason: value,
		total: value,
		hours: value,
		means: value,
		reference: value,
		ticket: { type: "string", multiple: true },
	} as const),
} as const;
type Option = keyof typeof options;

/** Which options a command has, besides those of all: --remote, --by and --help. */
const known: Readonly<Record<Exclude<Command["name"], "help">, readonly Option[]>> = {
	list: ["state", "all"],
	show: [],
	keep: ["yes"],
	called: [],
	moved: ["hours", "cancel"],
	mark: ["pnr", "ticket", "reason", "total", "means", "reference", "yes"],
	export: ["csv", "personal"],
	messages: ["all"],
	mails: ["all", "yes"],
	person: ["yes"],
};

export interface Request {
	readonly remote: boolean;
	/** Who says that they are at it. */
	readonly by?: string;
	readonly command: Command;
}

/** Throws NotUnderstood. */
export function readCommand(words: readonly string[]): Request {
	const { values, positionals } = parse(joinTotal(words));
	const remote = values.remote ?? false;
	const [name = "help", ...rest] = positionals;
	const of = { remote, ...(values.by !== undefined && { by: readName(values.by) }) };
	if (values.help || name === "help") return { ...of, command: { name: "help" } };
	if (!isCommand(name)) throw new NotUnderstood(`There is no command "${name}".`);
	const foreign = (Object.keys(values) as Option[]).filter(
		(option) => option !== "remote" && option !== "by" && !known[name].includes(option),
	);
	if (foreign.length > 0) throw new NotUnderstood(`"${name}" has no --${foreign[0]}.`);
	return { ...of, command: build(name, values, rest) };
}

function readName(text: string): string {
	const name = text.toLowerCase();
	if (!/^[\w.+@'-]{1,254}$/.test(name))
		throw new NotUnderstood(`"${text}" is no name: letters, digits and a mail address's marks.`);
	return name;
}

type Given = ReturnType<typeof parse>["values"];

function parse(words: readonly string[]) {
	return readWords(words, options);
}

/** "--total 512.30 USD" is three words for one value. */
function joinTotal(words: readonly string[]): string[] {
	const at = words.indexOf("--total");
	const [amount, currency] = at < 0 ? [] : words.slice(at + 1, at + 3);
	if (!amount || !currency || !/^[A-Z]{3}$/i.test(currency)) return [...words];
	return [...words.slice(0, at + 1), `${amount} ${currency}`, ...words.slice(at + 3)];
}

function isCommand(name: string): name is keyof typeof known {
	return Object.hasOwn(known, name);
}

function build(name: keyof typeof known, values: Given, rest: readonly string[]): Command {
	const { all = false, csv = false, personal = false } = values;
	switch (name) {
		case "list": {
			nothingMore(rest);
			const state = values.state && readState(values.state);
			return { name, all, ...(state && { state }) };
		}
		case "show":
			return { name, wanted: readWanted(rest) };
		case "keep":
			return { name, code: readCode(rest), yes: values.yes ?? false };
		case "called":
			return { name, code: readCode(rest) };
		case "moved":
			return { name, code: readCode(rest), hours: readHours(values) };
		case "mark":
			return { name, ...readMark(values, rest) };
		case "export":
			nothingMore(rest);
			return { name, csv, personal };
		case "messages":
			return readMessages(all, rest);
		case "mails":
			return readMails(values, rest);
		case "person":
			return readPerson(values.yes ?? false, rest);
	}
}

function nothingMore(rest: readonly string[]): void {
	if (rest.length > 0) throw new NotUnderstood(`"${rest.join(" ")}" is one word too many.`);
}

function readState(text: string): BookingState {
	const state = bookingStates.find((one) => one === text);
	if (!state) throw new NotUnderstood(`"${text}" is no state; states are ${bookingStates.join(", ")}.`);
	return state;
}

function readCode(words: readonly string[]): string {
	const reading = normalizeReference(words.join(" "), confirmationLength);
	switch (reading.kind) {
		case "ok":
			return reading.code;
		case "blank":
			throw new NotUnderstood("Which booking? Its code is missing.");
		case "malformed":
			throw new NotUnderstood(
				`"${words.join(" ")}" is no booking's code: those have ${confirmationLength} characters.`,
			);
		case "misheard":
			throw new NotUnderstood(`"${words.join(" ")}" cannot be right: at least one character is wrong.`);
	}
}

/** Half a day is as much as a sample needs. */
function readHours({ hours = "4", cancel = false }: Given): number | null {
	if (!/^([1-9]|1[0-2])$/.test(hours)) throw new NotUnderstood(`"${hours}" is no number of hours from 1 to 12.`);
	return cancel ? null : Number(hours);
}

function readMark(values: Given, rest: readonly string[]): { readonly code: string } & MarkWords {
	const as = rest.at(-1) ?? "";
	if (!Object.hasOwn(marks, as)) {
		throw new NotUnderstood(`Mark it as what? After the code comes one of ${Object.keys(marks).join(", ")}.`);
	}
	const { pnr, reason, total, ticket = [], yes = false } = values;
	if (reason !== undefined && !/^[A-Za-z][A-Za-z-]{1,39}$/.test(reason)) {
		throw new NotUnderstood("A reason is one word of letters and hyphens, without anything personal.");
	}
	if (total !== undefined && !reason) throw new NotUnderstood("Another total needs a --reason, for the history.");
	return {
		code: readCode(rest.slice(0, -1)),
		...{ as: as as Mark, yes },
		...(as === "paid" && { paid: readPaid(values) }),
		tickets: ticket.map(readTicket),
		...(pnr !== undefined && { pnr: readPnr(pnr) }),
		...(reason !== undefined && { reason }),
		...(total !== undefined && { total: readTotal(total) }),
	};
}

function readPaid({ means, reference = "" }: Given): NonNullable<MarkWords["paid"]> {
	const how = payMeans.find((one) => one === means);
	if (!how) throw new NotUnderstood(`How was it paid? --means is one of ${payMeans.join(", ")}.`);
	if (hasCardNumber(reference)) throw new NotUnderstood("That looks like a card number: those are never written down.");
	const read = readReference(reference);
	if (read === undefined) throw new NotUnderstood("By what is it found? --reference has 2 to 40 letters and digits.");
	return { means: how, reference: read };
}

function readPnr(text: string): string {
	if (!/^[A-Za-z0-9]{5,8}$/.test(text))
		throw new NotUnderstood(`"${text}" is no airline's code: those have six characters.`);
	return text.toUpperCase();
}

/** Three digits of the airline and ten more (IATA Resolution 722). */
function readTicket(text: string): string {
	const [, airline, number] = /^(\d{3})[ -]?(\d{10})$/.exec(text.trim()) ?? [];
	if (!airline) throw new NotUnderstood(`"${text}" is no ticket number: those have 13 digits.`);
	return `${airline}-${number}`;
}

function readTotal(text: string): Money {
	const [, whole, cents, currency] = /^(\d{1,6})\.(\d{2}) ([A-Z]{3})$/.exec(text.toUpperCase()) ?? [];
	if (!currency) throw new NotUnderstood(`"${text}" is no price; one is written 512.30 USD.`);
	return { minor: Number(`${whole}${cents}`), currency };
}

function readPerson(yes: boolean, [typed = "", action, ...rest]: readonly string[]): Command {
	nothingMore(rest);
	const mail = readEmailAddress(typed);
	if (!mail) throw new NotUnderstood(typed ? `"${typed}" is no mail address.` : "Who? A mail address is missing.");
	if (action !== "export" && action !== "erase") throw new NotUnderstood("After the address comes export or erase.");
	if (yes && action === "export") throw new NotUnderstood('"export" has no --yes.');
	return { name: "person", mail, action, yes };
}

function readMails({ all = false, yes = false }: Given, [id = "list", action, ...rest]: readonly string[]): Command {
	nothingMore(rest);
	if (id === "list") {
		nothingMore(action ? [action] : []);
		return { name: "mails", action: "list", all };
	}
	if (action !== "again" && action !== "drop") throw new NotUnderstood("After a mail's id comes again or drop.");
	return { name: "mails", action, id, yes };
}

function readMessages(all: boolean, [action = "list", id, ...rest]: readonly string[]): Command {
	nothingMore(rest);
	if (action === "list") {
		nothingMore(id ? [id] : []);
		return { name: "messages", action, all };
	}
	if (action !== "show" && action !== "called" && action !== "done")
		throw new NotUnderstood(`Messages have no "${action}".`);
	if (!id) throw new NotUnderstood("Which message? Its id is missing.");
	return { name: "messages", action, id };
}
