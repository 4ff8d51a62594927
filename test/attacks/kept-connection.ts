// One connection of a crowd, used for request after request; of a request without an answer it says what became of it.
import { Agent, request } from "node:http";
import type { Socket } from "node:net";

/** No answer takes as long, whatever fails around the site: who waits longer waits for ever. */
const longestMs = 60_000;
/**
 * workerd keeps a connection for five seconds on which nothing was asked. It reads its clock once a turn of its loop, and counts
 * from there: after a turn that took long, the five seconds are shorter. 4.67 to 4.96 were seen on a crowded machine.
 */
const restMs = 4_000;

interface Asked {
	readonly headers: Readonly<Record<string, string>>;
	/** It is posted. */
	readonly body?: string | undefined;
}

/** The server closed a connection at rest just when it was used again. */
class ClosedAtRest extends Error {}

/**
 * It is used again at once. Where the machine or this process stood still for seconds, workerd may have closed it all the
 * same, and a request that is written then gets no answer, which is nobody's fault: as browsers do, one that may be asked
 * twice is asked again, on a new connection, once, and counted. Only that is excused: not a byte of an answer, and as long
 * since the request before as workerd waits at least. What is posted has a connection of
 * its own. All else that has no answer, or half of one, is a fault of the site.
 */
export function keptConnection(origin: string) {
	const agent = new Agent({ keepAlive: true, maxSockets: 1 });
	let askedAt = performance.now();
	let closedAtRest = 0;

	function send(target: string, { headers, body }: Asked, by: Agent | false): Promise<number> {
		const [before, began] = [askedAt, performance.now()];
		if (by) askedAt = began;
		return new Promise((resolve, reject) => {
			let socket: Socket | undefined;
			let known = 0;
			const sent = request(origin + target, {
				agent: by,
				headers: { "Accept-Encoding": "gzip, deflate", ...headers },
				method: body === undefined ? "GET" : "POST",
				timeout: longestMs,
			});
			sent.once("socket", (given) => {
				socket = given;
				known = given.bytesRead;
			});
			const fail = (error: NodeJS.ErrnoException) => {
				const now = performance.now();
				const read = (socket?.bytesRead ?? 0) - known;
				if (by && sent.reusedSocket && read === 0 && error.code === "ECONNRESET" && now - before >= restMs) {
					return reject(new ClosedAtRest());
				}
				const connection = sent.reusedSocket ? `one used ${(began - before).toFixed(0)} ms before` : "a new connection";
				const ms = (now - began).toFixed(0);
				reject(
					new Error(`${read} bytes of an answer on ${connection}, after ${ms} ms: ${error.code} ${error.message}`),
				);
			};
			sent.on("response", (response) => {
				response.resume();
				response.on("error", fail);
				response.on("end", () => resolve(response.statusCode ?? 0));
			});
			sent.on("timeout", () => sent.destroy(new Error(`nothing for ${longestMs} ms`)));
			sent.on("error", fail);
			sent.end(body);
		});
	}

	return {
		/** The status of an answer that came to its end. */
		async ask(target: string, asked: Asked): Promise<number> {
			if (asked.body !== undefined) return send(target, asked, false);
			try {
				return await send(target, asked, agent);
			} catch (error) {
				if (!(error instanceof ClosedAtRest)) throw error;
				closedAtRest += 1;
				return send(target, asked, false);
			}
		},
		/** How many requests were asked again. */
		closedAtRest: () => closedAtRest,
		close: () => agent.destroy(),
	};
}
