// The site in a process that can be killed and started again on the same database.
import { type ChildProcess, fork } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { endOfStatement } from "../database.ts";
import type { Answer, ProcessSettings, Question } from "./worker-process.ts";

const script = new URL("./worker-process.ts", import.meta.url);
const migrations = new URL("../../migrations/", import.meta.url);

type Ask = Question extends infer Q ? (Q extends Question ? Omit<Q, "id"> : never) : never;

export interface KillableSite {
	readonly origin: string;
	start(): Promise<void>;
	/** Ends it at once, in the middle of whatever it does. */
	kill(): Promise<void>;
	cron(expression: string): Promise<void>;
	/** One batch; gives the rows of its last statement. */
	sql<Row>(...statements: string[]): Promise<Row[]>;
}

let ports = 0;
/** One for all lives of a site, another in each process, and none that the system gives to an outgoing connection. */
function ownPort(): number {
	return 20_000 + (process.pid % 1_200) * 10 + ports++;
}

function isTaken(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const socket = connect(port, "localhost");
		socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
		socket.once("connect", () => socket.destroy());
	});
}

/** @param onLine gets each line that the Worker writes for operations; without it they are not read */
export function killableSite(wanted: Omit<ProcessSettings, "port">, onLine?: (line: string) => void): KillableSite {
	const settings: ProcessSettings = { ...wanted, port: ownPort() };
	let child: ChildProcess | undefined;
	let questions = 0;

	async function start(): Promise<void> {
		const started = fork(script, [JSON.stringify(settings)], {
			detached: true,
			stdio: onLine ? ["ignore", "pipe", "pipe", "ipc"] : ["ignore", "ignore", "ignore", "ipc"],
		});
		child = started;
		for (const output of [started.stdout, started.stderr]) {
			if (output && onLine) createInterface({ input: output }).on("line", onLine);
		}
		await new Promise<void>((resolve, reject) => {
			started.once("message", () => resolve());
			started.once("exit", (code) => reject(new Error(`the Worker's process ended with ${code}`)));
		});
	}

	async function kill(): Promise<void> {
		const ending = child;
		if (!ending?.pid) return;
		const ended = new Promise((resolve) => ending.once("exit", resolve));
		// The group: the runtime is a process of its own below it.
		process.kill(-ending.pid, "SIGKILL");
		await ended;
		// The runtime below it may take a moment longer to let go of the port.
		for (let wait = 0; wait < 200 && (await isTaken(settings.port)); wait++) await sleep(25);
	}

	function ask(question: Ask): Promise<readonly unknown[]> {
		const id = ++questions;
		const asked = child;
		return new Promise((resolve, reject) => {
			const listen = (answer: Answer) => {
				if (answer.id !== id) return;
				asked?.off("message", listen);
				if (answer.error) reject(new Error(answer.error));
				else resolve(answer.rows ?? []);
			};
			asked?.on("message", listen);
			asked?.send({ ...question, id } satisfies Question);
		});
	}

	return {
		origin: `http://localhost:${settings.port}`,
		start,
		kill,
		cron: async (cron) => void (await ask({ cron })),
		sql: async <Row>(...sql: string[]) => (await ask({ sql })) as Row[],
	};
}

/** Every statement of the migrations, in order. */
export function migrationStatements(): string[] {
	return readdirSync(migrations)
		.sort()
		.flatMap((file) => readFileSync(new URL(file, migrations), "utf8").replace(/--.*$/gm, "").split(endOfStatement))
		.map((text) => text.trim())
		.filter(Boolean);
}
