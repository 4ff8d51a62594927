// Takes a CPU profile of a Worker in bare workerd, by the Chrome DevTools protocol.
import { once } from "node:events";
import type { Profile } from "./summarize.ts";

const samplingMicroseconds = 200;

/** Profiles what runs while `work` does. `port` is the inspector's, on this machine. */
export async function profileOf(port: number, work: () => Promise<void>): Promise<Profile> {
	const listed = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as readonly {
		readonly id?: string;
		readonly webSocketDebuggerUrl?: string;
	}[];
	const target = listed.find(({ id }) => id?.includes("main")) ?? listed[0];
	if (!target?.webSocketDebuggerUrl) throw new Error("workerd names nothing to inspect");
	const socket = new WebSocket(target.webSocketDebuggerUrl);
	await once(socket, "open");
	const send = commands(socket);
	try {
		await send("Profiler.enable");
		await send("Profiler.setSamplingInterval", { interval: samplingMicroseconds });
		await send("Profiler.start");
		await work();
		const { profile } = (await send("Profiler.stop")) as { readonly profile: Profile };
		return profile;
	} finally {
		socket.close();
	}
}

interface Answer {
	readonly id?: number;
	readonly result?: unknown;
	readonly error?: { readonly message: string };
}

function commands(socket: WebSocket): (method: string, params?: object) => Promise<unknown> {
	let last = 0;
	const waiting = new Map<number, (answer: Answer) => void>();
	socket.addEventListener("message", ({ data }) => {
		const answer = JSON.parse(String(data)) as Answer;
		if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
	});
	return (method, params = {}) =>
		new Promise((resolve, reject) => {
			const id = ++last;
			const late = setTimeout(() => reject(new Error(`${method} was not answered`)), 60_000);
			waiting.set(id, ({ result, error }) => {
				clearTimeout(late);
				if (error) reject(new Error(`${method}: ${error.message}`));
				else resolve(result);
			});
			socket.send(JSON.stringify({ id, method, params }));
		});
}
