// The client of the load, at a server that closes, cuts or answers as it is told to.
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { keptConnection } from "./kept-connection.ts";

/** What becomes of the next requests; then all are answered. */
const next: ((response: ServerResponse) => void)[] = [];
const reset = (response: ServerResponse) => void response.socket?.resetAndDestroy();
const cut = (response: ServerResponse) => {
	response.writeHead(200, { "Content-Length": "10" }).write("half");
	response.socket?.destroySoon();
};
const answer = (response: ServerResponse) => void response.end("whole");

const server = createServer({ keepAliveTimeout: 60_000 }, (_request, response) => (next.shift() ?? answer)(response));
let origin = "";
beforeAll(async () => {
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
	server.closeAllConnections();
	server.close();
});

it("asks again, once, where its connection was closed after five seconds, and counts it", async () => {
	const connection = keptConnection(origin);
	expect(await connection.ask("/", { headers: {} })).toBe(200);
	await setTimeout(5_100);
	next.push(reset);
	expect(await connection.ask("/", { headers: {} })).toBe(200);
	expect(connection.closedAtRest()).toBe(1);
	expect(await connection.ask("/", { headers: {} })).toBe(200);
	await setTimeout(5_100);
	next.push(reset, reset);
	await expect(connection.ask("/", { headers: {} })).rejects.toThrow("0 bytes of an answer on a new connection");
	expect(connection.closedAtRest()).toBe(2);
	connection.close();
});

it("calls it a fault where the request before was a moment ago, on a new connection, and of a post", async () => {
	const connection = keptConnection(origin);
	next.push(reset);
	await expect(connection.ask("/", { headers: {} })).rejects.toThrow("0 bytes of an answer on a new connection");
	expect(await connection.ask("/", { headers: {} })).toBe(200);
	next.push(reset);
	await expect(connection.ask("/", { headers: {} })).rejects.toThrow("0 bytes of an answer on one used");
	next.push(reset);
	await expect(connection.ask("/", { headers: {}, body: "name=Ana" })).rejects.toThrow("on a new connection");
	expect(connection.closedAtRest()).toBe(0);
	connection.close();
});

it("calls half an answer a fault", async () => {
	const connection = keptConnection(origin);
	expect(await connection.ask("/", { headers: {} })).toBe(200);
	next.push(cut);
	await expect(connection.ask("/", { headers: {} })).rejects.toThrow(/^[1-9]\d* bytes of an answer on one used/);
	connection.close();
});
