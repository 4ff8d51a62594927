// Whom to tell of a hole in this site, by the standard's own rules (RFC 9116).
import { expect, it } from "vitest";
import { createApp } from "../../src/app.ts";
import type { Env } from "../../src/env.ts";
import { createServices } from "../../src/services.ts";
import { testEnv } from "../test-env.ts";

const now = new Date("2026-11-25T18:00:00Z");
const real = {
	...{ SITE_ORIGIN: "https://www.realagency.com", AGENCY_PHONE: "+1 307 672 4410" },
	...{ AGENCY_EMAIL: "ayuda+seguridad@realagency.com", AGENCY_INBOX: "desk@realagency.com" },
};
const services = { ...createServices({ ...testEnv(), ...real } as unknown as Env), now: () => now };
const app = createApp(services, { writeLine: () => {} });

it("has a contact, an end less than a year away, languages and its own address, each on a line", async () => {
	const response = await app.request("https://www.realagency.com/.well-known/security.txt", {}, {} as Env);
	expect(response.status).toBe(200);
	expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
	const text = await response.text();
	expect(text.endsWith("\n")).toBe(true);
	const lines = text.trimEnd().split("\n");
	const fields = new Map(lines.map((line) => [line.slice(0, line.indexOf(": ")), line.slice(line.indexOf(": ") + 2)]));
	expect([...fields.keys()]).toEqual(["Contact", "Expires", "Preferred-Languages", "Canonical"]);
	expect(fields.get("Contact")).toBe("mailto:ayuda+seguridad@realagency.com");
	expect(fields.get("Preferred-Languages")).toBe("en, es");
	expect(fields.get("Canonical")).toBe("https://www.realagency.com/.well-known/security.txt");
	expect(fields.get("Expires")).toBe("2027-05-24T00:00:00Z");
	const days = (Date.parse(fields.get("Expires") ?? "") - now.getTime()) / 86_400_000;
	expect(days).toBeGreaterThan(90);
	expect(days).toBeLessThan(365);
});

it("is one file in every language, and only read", async () => {
	const ask = (target: string, method = "GET") =>
		app.request(`https://www.realagency.com/.well-known/security.txt${target}`, { method }, {} as Env);
	expect(await (await ask("?lng=es")).text()).toBe(await (await ask("")).text());
	expect((await ask("", "POST")).status).not.toBe(200);
});
