// What the fakes of providers are made of: a server on this machine, and answers that a test sets beforehand.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void | Promise<void>;

interface LocalServer {
	/** Origin without a slash. */
	readonly url: string;
	close(): Promise<void>;
}

/** Every request is read to its end before it is answered. @param port a free one unless given */
export async function listen(answer: Answer, port = 0): Promise<LocalServer> {
	const server = createServer(async (request, response) => {
		try {
			request.setEncoding("utf8");
			let body = "";
			for await (const chunk of request) body += chunk;
			await answer(request, response, body);
		} catch (error) {
			console.error(error);
			response.destroy();
		}
	});
	await new Promise<void>((resolve, reject) => {
		server.once("error", reject).listen(port, "127.0.0.1", resolve);
	});
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		close() {
			server.closeAllConnections();
			return new Promise((resolve) => server.close(() => resolve()));
		},
	};
}

/** Nobody answers; the connection is cut; or what comes is no answer. */
export type Trouble = "hang" | "drop" | "garbage";

export function fail(response: ServerResponse, trouble: Trouble): void {
	if (trouble === "drop") response.destroy();
	if (trouble === "garbage") response.writeHead(200).end("<html>not what was asked for");
}

/** What was asked, and what the next calls of a label get instead of an answer. */
export function callLog<Call extends { readonly label: string }, Outcome>() {
	const calls: Call[] = [];
	const planned = new Map<string, Outcome[]>();
	return {
		calls: calls as readonly Call[],
		count: (label: string) => calls.filter((call) => call.label === label).length,
		answerNext: (label: string, ...more: readonly Outcome[]) =>
			void planned.set(label, [...(planned.get(label) ?? []), ...more]),
		/** The outcome that was set for this call, if any. */
		next(call: Call): Outcome | undefined {
			calls.push(call);
			return planned.get(call.label)?.shift();
		},
	};
}
