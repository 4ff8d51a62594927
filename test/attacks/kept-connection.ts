// One connection of a crowd, used for request after request; of a request without an answer it says what became of it.
import { Agent, request } from "node:http";

/** No answer takes as long, whatever fails around the site: who waits longer waits for ever. */
const longestMs = 60_000;

interface Asked {
	readonly headers: Readonly<Record<string, string>>;
	/** It is posted. */
	readonly body?: string | undefined;
}

/**
 * It never rests: workerd closes a connection that nothing was asked on for five seconds, and a client that writes at that
 * moment gets no answer, which is nobody's fault and which browsers mend by asking again. A client that asks on at once cannot
 * meet that moment, so nothing is asked twice here, and a request without an answer is a fault of the site.
 */
export function keptConnection(origin: string) {
	const agent = new Agent({ keepAlive: true, maxSockets: 1 });
	let answeredAt = performance.now();

	/** The status of an answer that came to its end. */
	function ask(target: string, { headers, body }: Asked): Promise<number> {
		const began = performance.now();
		const rested = began - answeredAt;
		return new Promise((resolve, reject) => {
			let read: number | undefined;
			const sent = request(origin + target, {
				agent,
				headers: { "Accept-Encoding": "gzip, deflate", ...headers },
				method: body === undefined ? "GET" : "POST",
				timeout: longestMs,
			});
			const fail = (error: NodeJS.ErrnoException) => {
				const connection = sent.reusedSocket ? `a connection that had rested for ${rested.toFixed(0)} ms` : "a new one";
				const got = read === undefined ? "no answer" : `an answer cut after ${read} bytes`;
				const ms = (performance.now() - began).toFixed(0);
				reject(new Error(`${got} on ${connection}, after ${ms} ms: ${error.code ?? ""} ${error.message}`));
			};
			sent.on("response", (response) => {
				read = 0;
				response.on("data", (chunk: Buffer) => {
					read = (read ?? 0) + chunk.length;
				});
				response.on("error", fail);
				response.on("end", () => {
					answeredAt = performance.now();
					resolve(response.statusCode ?? 0);
				});
			});
			sent.on("timeout", () => sent.destroy(new Error(`nothing for ${longestMs} ms`)));
			sent.on("error", fail);
			sent.end(body);
		});
	}

	return { ask, close: () => agent.destroy() };
}
