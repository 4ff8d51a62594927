// A small server for the comparison: finished pages and the built site's files, compressed once, as an edge has them.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { client } from "./pages.ts";

export interface Front {
	addressOf(page: string): string;
	close(): void;
}

const types: Readonly<Record<string, string>> = {
	".js": "text/javascript; charset=utf-8",
	".css": "text/css; charset=utf-8",
	".json": "application/json",
	".svg": "image/svg+xml",
	".woff2": "font/woff2",
};

interface Answer {
	readonly type: string;
	readonly body: Buffer;
	readonly compressed: boolean;
}

/** Listens on localhost. Pages go by their names, every other path is a file of the client build. */
export async function serveFront(port: number, pages: ReadonlyMap<string, string>): Promise<Front> {
	const kept = new Map<string, Answer>();
	for (const [name, html] of pages) kept.set(pathOf(name), compress("text/html; charset=utf-8", Buffer.from(html)));
	const server = createServer((request, response) => {
		const path = new URL(request.url ?? "/", "http://localhost").pathname;
		const answer = kept.get(path) ?? fileAt(path);
		if (!answer) {
			response.writeHead(404).end();
			return;
		}
		kept.set(path, answer);
		response.writeHead(200, {
			"Content-Type": answer.type,
			"Content-Length": answer.body.length,
			...(answer.compressed && { "Content-Encoding": "gzip" }),
		});
		response.end(answer.body);
	});
	await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
	return {
		addressOf: (name) => `http://127.0.0.1:${port}${pathOf(name)}`,
		close() {
			server.close();
			server.closeAllConnections();
		},
	};
}

const pathOf = (name: string) => `/${encodeURIComponent(name)}`;

function fileAt(path: string): Answer | undefined {
	const type = types[extname(path)];
	if (!type || path.includes("..")) return undefined;
	try {
		const body = readFileSync(join(client, path));
		return type.startsWith("font/") ? { type, body, compressed: false } : compress(type, body);
	} catch {
		return undefined;
	}
}

function compress(type: string, body: Buffer): Answer {
	return { type, body: gzipSync(body, { level: 9 }), compressed: true };
}
