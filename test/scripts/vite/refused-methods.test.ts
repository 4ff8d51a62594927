// Methods that no fetch can have, at the local server: refused as the site refuses, and never a failure.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { expect, it } from "vitest";
import { refuseMethod } from "../../../scripts/vite/refused-methods.ts";

/** The status of a method that fetch itself would not send. */
async function statusOf(method: string): Promise<string | undefined> {
	const server = createServer((request, response) =>
		refuseMethod(Object.assign(request, { originalUrl: request.url }), response, () => {
			response.end("on to the site");
		}),
	);
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	const answer = await new Promise<string>((resolve, reject) => {
		let text = "";
		const socket = connect(port, "127.0.0.1", () =>
			socket.write(`${method} / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`),
		);
		socket
			.on("data", (chunk) => (text += chunk))
			.on("end", () => resolve(text))
			.on("error", reject);
	});
	server.close();
	return /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1];
}

it("says 405 to TRACE, of which no Request can be made, and passes on what the site itself answers", async () => {
	expect(() => new Request("https://x.example", { method: "TRACE" })).toThrow(TypeError);
	expect(await statusOf("TRACE")).toBe("405");
	for (const method of ["GET", "POST", "PROPFIND"]) expect(await statusOf(method), method).toBe("200");
});
