// `agency mails`: what is not delivered, by lane, and what becomes of a mail that was given up.

import { decideMail } from "../../src/desk/acts/mails.ts";
import { type Decision, unsentMails, type WaitingMail } from "../../src/mail/dead-letters.ts";
import { type AgencyTool, recordRead, since, table } from "./tool.ts";

const maxListed = 100;

/** Nothing of whom they go to: an id may have a booking's code in it, or a message's number. */
export async function listMails(tool: AgencyTool, { all }: { readonly all: boolean }): Promise<boolean> {
	const { db, now, say } = tool;
	const mails = await unsentMails(db, all ? -1 : maxListed + 1);
	const shown = all ? mails : mails.slice(0, maxListed);
	await recordRead(tool, { act: "listed", detail: { what: "mails", rows: shown.length } });
	if (shown.length === 0) {
		say("No mail waits.");
		return true;
	}
	const heads = ["lane", "kind", "", "waits", "tried", "why", "id"];
	say(
		table(
			heads,
			shown.map((mail) => cells(mail, now())),
		),
	);
	if (mails.length > shown.length) say("and more: --all");
	return true;
}

function cells({ lane, kind, dead_at, created_at, attempts, failed, id }: WaitingMail, now: Date): string[] {
	return [lane, kind, dead_at ? "given up" : "", since(created_at, now), String(attempts), failed ?? "", id];
}

const said: Readonly<Record<Decision, string>> = {
	again: "It is sent again within a minute.",
	drop: "It is dropped: whom it went to and what it said are erased.",
};

/** False, with that said, where there is nothing to decide. */
export async function sayDecided(
	tool: AgencyTool,
	{ id, action: decision, yes }: { readonly id: string; readonly action: Decision; readonly yes: boolean },
): Promise<boolean> {
	const asks = decision === "drop" && !yes;
	if (
		asks &&
		!(await tool.ask("Never send it, and erase whom it was for and what it said? It cannot be taken back."))
	) {
		tool.complain("Nothing was changed.");
		return false;
	}
	const made = await decideMail(tool.db, tool.doer, { id, decision }, tool.now());
	if (made) tool.say(said[decision]);
	else tool.complain("No mail of this id was given up: see `mails`. Nothing was changed.");
	return made;
}
