// Both Workers run in one process: which one answers is told by the port, for a request and for a socket.
import { EventEmitter } from "node:events";
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { Connect, PreviewServer } from "vite";
import { expect, it } from "vitest";
import { passToDesk, workerByPort } from "../../scripts/worker-by-port.ts";

const httpServer = new EventEmitter();
const used: Connect.NextHandleFunction[] = [];
const middlewares = Object.assign(
	(request: IncomingMessage, response: ServerResponse) => {
		for (const one of used) one(request, response, () => {});
	},
	{ use: (one: Connect.NextHandleFunction) => used.push(one) },
);
const server = { httpServer, middlewares } as unknown as PreviewServer;
const plugin = workerByPort() as { configurePreviewServer(server: PreviewServer): void };
plugin.configurePreviewServer(server);

function request(...rawHeaders: string[]): IncomingMessage {
	const made = new IncomingMessage(new Socket());
	made.rawHeaders = rawHeaders;
	return made;
}
const claims = ["Host", "localhost", "mf-route-override", "farelark-desk", "MF-CF-Blob", "{}"];
const answer = (to: IncomingMessage) => new ServerResponse(to);

it("a request to the site's port is the site's, whatever it says to the simulator", () => {
	const asked = request(...claims);
	middlewares(asked, answer(asked));
	expect(asked.rawHeaders).toEqual(["Host", "localhost"]);
});

it("so is a socket", () => {
	const asked = request(...claims);
	httpServer.emit("upgrade", asked);
	expect(asked.rawHeaders).toEqual(["Host", "localhost"]);
});

it("a request to the desk's port is the desk's", () => {
	const asked = request("Host", "localhost", "MF-Route-Override", "farelark");
	passToDesk(server)(asked, answer(asked));
	expect(asked.rawHeaders).toEqual(["Host", "localhost", "MF-Route-Override", "farelark-desk"]);
});
