// Stands in front of `vite preview` and compresses what it sends, as Cloudflare does and vite does not.
import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { constants, createGzip } from "node:zlib";

const compressible = /^(text\/|image\/svg|application\/(json|javascript|xml))/;

/** Listens on localhost at `port` and passes GET requests on to `upstream`, another port. */
export async function compressed(upstream: number, port: number): Promise<Server> {
	const server = createServer((request, response) => {
		const headers = { ...request.headers, "accept-encoding": "identity" };
		get({ host: "127.0.0.1", port: upstream, path: request.url, headers }, (answer) => {
			// A browser that leaves a page ends its requests; there is nobody left to tell.
			send(answer, response).catch(() => response.destroy());
		}).on("error", () => response.destroy());
	});
	await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
	return server;
}

async function send(answer: IncomingMessage, response: ServerResponse): Promise<void> {
	const { "content-length": length, "transfer-encoding": _, connection: __, ...headers } = answer.headers;
	response.statusCode = answer.statusCode ?? 502;
	response.setHeaders(new Headers(headers as Record<string, string>));
	if (!compressible.test(headers["content-type"] ?? "")) {
		if (length) response.setHeader("Content-Length", length);
		return pipeline(answer, response);
	}
	response.setHeader("Content-Encoding", "gzip");
	// Flushed as it comes: the shell of a page that streams is not held back.
	return pipeline(answer, createGzip({ flush: constants.Z_SYNC_FLUSH }), response);
}
