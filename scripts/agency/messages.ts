// `agency messages`: what visitors wrote, opened one at a time, and marked when it is done.

import { answered, calledBack } from "../../src/desk/acts/messages.ts";
import type { CallAnswer } from "../../src/features/contact/promises.ts";
import type { Column } from "../../src/privacy/vault.ts";
import { numberLength } from "../../src/references/browser/typed-code.ts";
import { groupReference, normalizeReference } from "../../src/references/reference.ts";
import { type AgencyTool, moment, plain, recordRead, since, table } from "./tool.ts";

const column: Column = "messages.sealed";
const maxListed = 100;

interface Row {
	readonly number: string;
	readonly kind: string;
	readonly language: string;
	readonly sealed: string | null;
	readonly created_at: string;
	readonly handled_at: string | null;
	readonly promised_at: string | null;
	readonly called_at: string | null;
}

export async function listMessages(tool: AgencyTool, { all }: { readonly all: boolean }): Promise<boolean> {
	const { db, now, say } = tool;
	const { results } = await db
		.prepare(
			`SELECT number, kind, language, created_at, handled_at, promised_at, called_at FROM messages WHERE ? OR handled_at IS NULL
			ORDER BY handled_at IS NOT NULL, coalesce(promised_at, created_at) LIMIT ?`,
		)
		.bind(all ? 1 : 0, all ? -1 : maxListed)
		.all<Row>();
	await recordRead(tool, { act: "listed", detail: { what: "messages", rows: results.length } });
	if (results.length === 0) {
		say(all ? "There are no messages." : "No message waits.");
		return true;
	}
	const rows = results.map(({ number, kind, language, created_at, handled_at, promised_at, called_at }) => [
		...[groupReference(number), kind, language, moment(created_at)],
		handled_at ? `${called_at ? "called" : "done"} ${moment(handled_at)}` : since(created_at, now()),
		promised_at ? moment(promised_at) : "",
	]);
	say(table(["number", "kind", "language", "came", "waits", "call by"], rows));
	return true;
}

export async function showMessage(tool: AgencyTool, typed: string): Promise<boolean> {
	const { db, vault, say, complain } = tool;
	const row = await db.prepare("SELECT * FROM messages WHERE number = ?").bind(plainNumber(typed)).first<Row>();
	if (!row) {
		complain("No message has this number.");
		return false;
	}
	await recordRead(tool, { act: "opened", subject: { kind: "message", id: row.number } });
	const { kind, language, created_at, handled_at, sealed, promised_at } = row;
	say(`${kind} in ${language}, came ${moment(created_at)}, ${handled_at ? `done ${moment(handled_at)}` : "not done"}`);
	if (promised_at) say(`to be called by ${moment(promised_at)}`);
	say(sealed ? fields(JSON.parse(await vault.open(sealed, column, row.number))) : "What was written has been erased.");
	return true;
}

export async function hasMessage({ db }: AgencyTool, number: string): Promise<boolean> {
	return (await db.prepare("SELECT 1 FROM messages WHERE number = ?").bind(number).first()) !== null;
}

/** As it is stored, however it was typed or said; nothing that is stored where it is no number. */
function plainNumber(typed: string): string {
	const reading = normalizeReference(typed, numberLength);
	return reading.kind === "ok" ? reading.code : "";
}

/** A line for each field, whatever fields a message has. */
function fields(written: unknown): string {
	if (typeof written !== "object" || written === null) return plain(String(written));
	return Object.entries(written)
		.map(([name, value]) => plain(`${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`))
		.join("\n");
}

/** Says that somebody was called, and whether the promise was kept. */
export async function callMessage({ db, doer, now, say, complain }: AgencyTool, typed: string): Promise<boolean> {
	const answer = await calledBack(db, doer, plainNumber(typed), now());
	switch (answer.kind) {
		case "unknown":
			complain("No message has this number.");
			return false;
		case "no call":
			complain("It is a message to be answered, and asks for no call.");
			return false;
		case "before":
			complain(`It was said to be called ${moment(answer.calledAt)} already.`);
			return false;
		case "called":
			say(`Called. ${keptText(answer)}`);
			return true;
	}
}

function keptText({ promisedAt, calledAt }: Extract<CallAnswer, { kind: "called" }>): string {
	if (!promisedAt) return "No time was promised.";
	const kept = calledAt <= promisedAt;
	const when = `promised by ${moment(promisedAt)}`;
	return kept ? `In time: ${when}.` : `Late by ${since(promisedAt, new Date(calledAt))}: ${when}.`;
}

export async function finishMessage({ db, doer, now, say, complain }: AgencyTool, typed: string): Promise<boolean> {
	const answer = await answered(db, doer, plainNumber(typed), now());
	switch (answer.kind) {
		case "unknown":
			complain("No message has this number.");
			return false;
		case "before":
			complain(`It was done ${moment(answer.handledAt)} already.`);
			return false;
		case "done":
			say("It is done.");
			return true;
	}
}
