// The socket of a shared screen at the built Workers: who may connect, and what goes over it when an agent opens the trip.
import { request } from "node:http";
import type { Duplex } from "node:stream";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, expect, it } from "vitest";
import { deskHref } from "../../src/desk/routes.ts";
import { quotesList } from "../../src/features/bookings/quotes/kept-quotes.ts";
import { href } from "../../src/links.ts";
import { readCookies } from "../../src/privacy/cookies.ts";
import { addToList } from "../../src/privacy/signed-list.ts";
import { quoted } from "../features/bookings/bookings.ts";
import { type DeskHarness, startDesk } from "./desk.ts";

let desk: DeskHarness;
let quote: string;

beforeAll(async () => {
	desk = await startDesk();
	quote = (await quoted(desk.store.db, new Date())).code;
});
afterAll(() => desk.close());

/** The page after the press: the socket that it names, and the cookie that it sets. */
async function pressed(): Promise<{ readonly target: string; readonly cookie: string }> {
	const target = href("en", "bookingReview", {}, { quote });
	const said = await desk.askSite(target, { method: "POST", body: new URLSearchParams({ call: "1" }) });
	const onThePhone = said.headers.get("set-cookie")?.split(";")[0] ?? "";
	const answer = await desk.askSite(target, { headers: { Cookie: onThePhone } });
	const marker = parse(await answer.text()).querySelector("[data-island=screen]");
	const { socket } = JSON.parse(marker?.getAttribute("data-props") ?? "{}");
	return { target: socket, cookie: answer.headers.get("set-cookie")?.split(";")[0] ?? "" };
}

interface Opened {
	readonly status: number;
	readonly socket?: Duplex;
	readonly texts: string[];
}

/** As a browser asks for a socket. Texts are short here, so each is a frame of one byte of length. */
async function open(target: string, headers: Record<string, string> = {}): Promise<Opened> {
	const { host, hostname, port } = desk.url;
	const socketHeaders = {
		...{ Upgrade: "websocket", Connection: "Upgrade", "Sec-WebSocket-Version": "13" },
		...{ "Sec-WebSocket-Key": btoa("0123456789abcdef"), Origin: `http://${host}` },
	};
	return new Promise((done, failed) => {
		request({ hostname, port, path: target, headers: { ...socketHeaders, ...headers } })
			.once("upgrade", ({ statusCode = 0 }, socket, head) => {
				const texts: string[] = [];
				const read = (bytes: Buffer) => {
					for (let at = 0; at + 2 <= bytes.length; at += 2 + (bytes[at + 1] ?? 0)) {
						if (bytes[at] === 0x81) texts.push(bytes.toString("utf8", at + 2, at + 2 + (bytes[at + 1] ?? 0)));
						if (bytes[at] === 0x88) texts.push(`closed with ${bytes.readUInt16BE(at + 2)}`);
					}
				};
				read(head);
				socket.on("data", read);
				done({ status: statusCode, socket, texts });
			})
			.once("response", (answer) => {
				answer.resume();
				done({ status: answer.statusCode ?? 0, texts: [] });
			})
			.once("error", failed)
			.end();
	});
}

it("is named on no page before the press, and by no code after it", async () => {
	const before = await (await desk.askSite(href("en", "bookingReview", {}, { quote }))).text();
	expect([before.includes('name="onCall"'), before.includes("data-agent"), before.includes("/api/screens/")]).toEqual([
		...[true, false, false],
	]);
	expect((await pressed()).target).not.toContain(quote);
});

it("is opened for the browser that the page was made for, from a page of ours, and for nobody else", async () => {
	const { target, cookie } = await pressed();
	const other = await pressed();
	const elsewhere = target.replace(/screens\/./, (start) => `screens/${start.endsWith("0") ? "1" : "0"}`);
	const status = async (path: string, headers: Record<string, string>) => {
		const { status, socket } = await open(path, headers);
		socket?.destroy();
		return status;
	};
	expect(await status(target, { Cookie: cookie })).toBe(101);
	expect(await status(target, {}), "no cookie").toBe(404);
	expect(await status(target, { Cookie: other.cookie }), "another browser").toBe(404);
	expect(await status(elsewhere, { Cookie: cookie }), "another trip").toBe(404);
	expect(await status(target, { Cookie: cookie, Origin: "https://evil.example" }), "another site").toBe(404);
	expect(await status(target, { Cookie: cookie, Origin: "null" }), "no site").toBe(404);
	expect((await desk.askSite(target, { headers: { Cookie: cookie } })).status, "no socket").toBe(404);
});

it("tells that an agent came, and the agent that the caller is there", async () => {
	const { target, cookie } = await pressed();
	const { socket, texts } = await open(target, { Cookie: cookie });
	await expect.poll(() => texts).toEqual(['{"agent":"gone","proposals":0}']);
	const assertion = await desk.access.sign();
	const line = await desk.ask(deskHref("quoteCaller", { code: quote }), {
		assertion,
		headers: { "Sec-Fetch-Dest": "iframe", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Site": "same-origin" },
	});
	expect(await line.text()).toContain("The caller has this page open");
	expect(line.headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
	await expect.poll(() => texts.at(-1)).toBe('{"agent":"present","proposals":0}');
	socket?.destroy();
});

it("is closed when its browser forgets the trip, to a copy of its address too, and gives one browser two places", async () => {
	const { target, cookie } = await pressed();
	const opened = [await open(target, { Cookie: cookie }), await open(target, { Cookie: cookie })];
	const third = await open(target, { Cookie: cookie });
	expect(third.status).toBe(101);
	await expect
		.poll(() => opened.map(({ texts }) => texts.at(-1)))
		.toEqual(["closed with 4000", expect.stringMatching("agent")]);
	const visitor = readCookies(cookie, false);
	const asking = { vault: desk.store.vault, visit: visitor, now: new Date() };
	const [kept = ""] = (await addToList(asking, quotesList, { value: quote })).filter((line) =>
		line.startsWith("quotes="),
	);
	const both = [cookie, kept.split(";")[0]].join("; ");
	const answer = await desk.askSite(href("en", "myTrip"), {
		method: "POST",
		headers: { Cookie: both },
		body: new URLSearchParams({ forget: `quote.${quote}` }),
	});
	expect(answer.status).toBe(303);
	await expect
		.poll(() => [opened[1], third].map((one) => one?.texts.at(-1)))
		.toEqual(["closed with 4000", "closed with 4000"]);
	expect((await open(target, { Cookie: cookie })).status).toBe(404);
	for (const { socket } of [...opened, third]) socket?.destroy();
});
