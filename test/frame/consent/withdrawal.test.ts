// The tag's cookies go with the yes that let them in, and nobody else's do.
import { describe, expect, it } from "vitest";
import { createApp } from "../../../src/app.ts";
import type { Env } from "../../../src/env.ts";
import { withdrawn } from "../../../src/frame/consent/withdrawal.ts";
import { href } from "../../../src/links.ts";
import { createServices } from "../../../src/services.ts";
import { testEnv } from "../../test-env.ts";

const others = ["lng=es", "trips=_ga.x", "my_ga=1", "_gx=1", "ga=1", "visitor=_gcl_au=1"];
const names = ["_ga", "_ga_ABC123", "_gid", "_gat", "_gac_gb_UA-1", "_gcl_au", "_gcl_aw"];
const cookies = [...others, ...names.map((name) => `${name}=GS1.1=x`)].join("; ");

describe("the tag's cookies", () => {
	it("are taken back at the host and at each domain above it, and no other cookie is", () => {
		const lines = withdrawn(cookies, "www.farelark.example:8787");
		expect([...new Set(lines.map((line) => line.split("=")[0]))]).toEqual(names);
		expect(lines.filter((line) => line.startsWith("_gid="))).toEqual([
			"_gid=; Path=/; Max-Age=0",
			"_gid=; Path=/; Max-Age=0; Domain=www.farelark.example",
			"_gid=; Path=/; Max-Age=0; Domain=farelark.example",
			"_gid=; Path=/; Max-Age=0; Domain=example",
		]);
	});

	it("are not made up by who sends cookies: no line that could be another header, and not too many", () => {
		expect(withdrawn("", "localhost")).toEqual([]);
		expect(withdrawn("_ga\r\nX-Evil: 1=2; _ga;x=1; _g\u0430=1", "localhost")).toEqual([]);
		const many = Array.from({ length: 500 }, (_, index) => `_ga_${index}=1`).join("; ");
		expect(withdrawn(many, "localhost")).toHaveLength(40);
	});

	const site = (more: Record<string, string>) =>
		createApp(createServices({ ...testEnv(), ...more } as unknown as Env), { writeLine: () => {} });
	const measured = site({ MEASUREMENT_ID: "G-TEST1" });
	const context = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} };
	const gone = async (
		app: typeof measured,
		consent: string,
		target = href("en", "howWeHelp"),
		init: RequestInit = {},
	) => {
		const headers = { Cookie: `${consent}; ${cookies}` };
		const response = await app.request(
			`https://www.farelark.example${target}`,
			{ ...init, headers },
			{} as Env,
			context,
		);
		return response.headers.getSetCookie().filter((line) => line.startsWith("_g"));
	};

	it("stay while the yes stands, and go with a no, with a yes that ran out, and where nothing is measured any more", async () => {
		expect(await gone(measured, "consent=granted")).toEqual([]);
		for (const consent of ["consent=denied", "consent=", "x=1", "consent=yes"]) {
			const lines = await gone(measured, consent);
			expect(new Set(lines.map((line) => line.split("=")[0])), consent).toEqual(new Set(names));
		}
		expect(await gone(site({}), "consent=granted")).toHaveLength(names.length * 4);
	});

	it("go with whatever is asked next: a kept page, a personal one, a redirect", async () => {
		for (const target of [href("es", "home"), href("en", "myTrip"), "/nope"])
			expect((await gone(measured, "consent=denied", target)).length, target).toBeGreaterThan(0);
	});
});
