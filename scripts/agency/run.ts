// Runs one command of the agency, and gives the status with which the process ends.
import { userInfo } from "node:os";
import { createInterface } from "node:readline/promises";
import { openDatabase } from "../database.ts";
import { guarded, status } from "../words.ts";
import { provenByCall } from "./called.ts";
import { type Command, readCommand, usage } from "./command.ts";
import { exportBookings } from "./export.ts";
import { forgetPerson } from "./forget.ts";
import { sayKept } from "./keep.ts";
import { listBookings } from "./list.ts";
import { listMails, sayDecided } from "./mails.ts";
import { sayMarked } from "./mark.ts";
import { callMessage, finishMessage, listMessages, showMessage } from "./messages.ts";
import { inventChange } from "./moved.ts";
import { openReference } from "./open.ts";
import { exportPerson } from "./person.ts";
import type { AgencyTool } from "./tool.ts";

interface Surroundings {
	readonly open?: typeof openDatabase;
	readonly now?: () => Date;
	/** Gets what was asked for, */
	readonly write?: (text: string) => void;
	/** and this what went wrong. */
	readonly complain?: (text: string) => void;
	readonly ask?: (question: string) => Promise<boolean>;
	/** What this machine calls who uses it. */
	readonly user?: () => string;
}

/** Never throws: whatever happens is said in a sentence. */
export async function runAgency(
	words: readonly string[],
	{
		open = openDatabase,
		now = () => new Date(),
		write = (text) => void process.stdout.write(`${text}\n`),
		complain = console.error,
		ask = askTerminal,
		user = () => userInfo().username,
	}: Surroundings = {},
): Promise<number> {
	const work = async () => {
		const { remote, by, command } = readCommand(words);
		if (command.name === "help") {
			write(usage);
			return status.done;
		}
		const { store, close } = await open({ remote });
		try {
			const doer = { agent: by ?? recordable(user()), via: "shell" } as const;
			const done = await dispatch(command, { ...store, doer, now, say: write, complain, ask });
			return done ? status.done : status.notPossible;
		} finally {
			await close();
		}
	};
	return guarded(usage, work, complain);
}

/** A machine's name for somebody may have a space in it ("Ana Ruiz"), which the record's names have not. */
function recordable(name: string): string {
	return (
		name
			.normalize("NFD")
			.replace(/\p{M}/gu, "")
			.replace(/[^\w.+@'-]+/g, "-")
			.slice(0, 254) || "unnamed"
	);
}

function dispatch(command: Exclude<Command, { name: "help" }>, tool: AgencyTool): Promise<boolean> {
	switch (command.name) {
		case "list":
			return listBookings(tool, command);
		case "show":
			return openReference(tool, command.wanted);
		case "keep":
			return sayKept(tool, command);
		case "called":
			return provenByCall(tool, command.code);
		case "moved":
			return inventChange(tool, command);
		case "mark":
			return sayMarked(tool, command.code, command);
		case "export":
			return exportBookings(tool, command);
		case "person":
			return command.action === "export"
				? exportPerson(tool, command.mail)
				: forgetPerson(tool, command.mail, command.yes);
		case "mails":
			return command.action === "list" ? listMails(tool, command) : sayDecided(tool, command);
		case "messages":
			if (command.action === "list") return listMessages(tool, command);
			if (command.action === "called") return callMessage(tool, command.id);
			return command.action === "show" ? showMessage(tool, command.id) : finishMessage(tool, command.id);
	}
}

async function askTerminal(question: string): Promise<boolean> {
	if (!process.stdin.isTTY) {
		console.error("It asks first: run it on a terminal, or with --yes.");
		return false;
	}
	const terminal = createInterface({ input: process.stdin, output: process.stderr });
	try {
		return /^(y|yes|s|sí|si)$/i.test((await terminal.question(`${question} [y/N] `)).trim());
	} finally {
		terminal.close();
	}
}
