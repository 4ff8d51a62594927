// A mail that a provider takes or does not, and a site that is walked until before anything is sent; what is wrong is named.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FakeResend, startFakeResend } from "../../../scripts/fakes/resend/server.ts";
import { listen } from "../../../scripts/fakes/server.ts";
import { runVerify } from "../../../scripts/verify/run.ts";
import { createSampleSource } from "../../../src/flights/sample/source.ts";
import { type Bookings, openBookings } from "../../features/bookings/bookings.ts";
import { siteOf } from "../../features/funnel.ts";
import { languageCodes } from "../../languages.ts";

const folder = mkdtempSync(join(tmpdir(), "verify-"));
const output = join(folder, "found.json");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function verify(words: readonly string[], env: NodeJS.ProcessEnv = {}) {
	const lines: string[] = [];
	const write = (text: string) => void lines.push(text);
	const status = await runVerify([...words, "--output", output], { env, say: write, complain: write });
	return { status, text: lines.join("\n") };
}

describe("verify mail", () => {
	let resend: FakeResend;
	beforeAll(async () => {
		resend = await startFakeResend();
	});
	afterAll(() => resend.stop());
	const env = () => ({ RESEND_API_KEY: resend.apiKey, RESEND_URL: resend.url, AGENCY_EMAIL: "desk@agency.example" });

	it("sends one mail with a number to look for, and says nothing of the address", async () => {
		const { status, text } = await verify(["mail", "Maria@example.test"], env());
		expect(status).toBe(0);
		const [sent] = resend.mails;
		expect(resend.mails).toHaveLength(1);
		expect(sent?.body).toMatchObject({ to: ["Maria@example.test"], from: '"Farelark" <desk@agency.example>' });
		expect(text).toContain(`"${sent?.body.subject}"`);
		expect(text).not.toMatch(/maria|re_fake/i);
	});

	it("says why it was not taken, and what is no address", async () => {
		resend.troubles.push({
			status: 403,
			body: JSON.stringify({ name: "validation_error", message: "maria@example.test" }),
		});
		const refused = await verify(["mail", "maria@example.test"], env());
		expect(refused.status).toBe(1);
		expect(refused.text).toMatch(/^resend did not take it: \w+, 403 validation_error\.$/);
		for (const words of [["mail"], ["mail", "maria"]]) expect((await verify(words, env())).status).toBe(2);
		expect(resend.mails).toHaveLength(1);
	});
});

describe("verify site", () => {
	let bookings: Bookings;
	beforeAll(async () => {
		bookings = await openBookings();
		await bookings.db.prepare("CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY, name TEXT)").run();
	});
	afterAll(() => bookings.stop());

	/** The site over HTTP. */
	async function served({ fares = true, edit = (html: string, _target: string) => html } = {}) {
		const setting = { at: new Date(), fares: fares ? createSampleSource() : undefined };
		const site = siteOf(bookings, undefined, setting);
		const posts: string[] = [];
		const server = await listen(async ({ method = "GET", url = "/", headers }, response, body) => {
			if (method === "POST") posts.push(url);
			const { response: answer, page } = await site.get(url, {
				...{ method, headers: headers as Record<string, string> },
				...(body && { body }),
			});
			const { "set-cookie": _, ...plain } = Object.fromEntries(answer.headers);
			response.writeHead(answer.status, { ...plain, "Set-Cookie": answer.headers.getSetCookie() });
			response.end(edit(page.toString(), url));
		});
		return { ...server, posts };
	}

	it("walks home, results, quote and passengers in every language, and sends nothing of a person", async () => {
		const site = await served();
		const { status, text } = await verify(["site", `${site.url}/`]);
		await site.close();
		expect({ status, text }).toMatchObject({ status: 0, text: expect.stringContaining("health: ok") });
		const { steps, health } = JSON.parse(readFileSync(output, "utf8"));
		expect(steps).toHaveLength(1 + 5 * languageCodes.length);
		expect(steps.flatMap(({ wrong }: { readonly wrong: readonly string[] }) => wrong)).toEqual([]);
		expect(health).toMatchObject({ ok: "boolean", "fares.source": "string" });
		expect(site.posts.map((target) => target.split("?")[0])).toEqual(languageCodes.map(() => "/booking-review"));
		expect((await bookings.db.prepare("SELECT count(*) AS n FROM bookings").first<{ n: number }>())?.n).toBe(0);
		expect(readFileSync(output, "utf8")).not.toMatch(/quote=|\d{10}/);
	});

	it("says where it ends without fares, and what is wrong with a page", async () => {
		const bare = await served({ fares: false });
		const without = await verify(["site", bare.url]);
		await bare.close();
		expect(without).toMatchObject({ status: 1, text: expect.stringContaining("is a fare source configured?") });
		const broken = await served({
			edit: (html, target) => {
				if (target.startsWith("/passenger-details")) return html.replaceAll("/passenger-details", "/elsewhere");
				return target === "/" ? html.replace(/<h1[\s\S]*?<\/h1>/, "") : html;
			},
		});
		const { status, text } = await verify(["site", broken.url]);
		await broken.close();
		expect(status).toBe(1);
		expect(text).toMatch(/home \(\w+\): 200, \d+ ms: has no heading/);
		expect(text).toContain("the passengers' form is missing");
	});

	it("does not follow elsewhere, and says who did not answer, and what is no origin", async () => {
		const away = await listen((request, response) => {
			if (request.url === "/api/health") response.end("{}");
			else response.writeHead(302, { Location: "https://elsewhere.example/" }).end();
		});
		const led = await verify(["site", away.url]);
		await away.close();
		expect(led).toMatchObject({ status: 3, text: expect.stringContaining("It leads to https://elsewhere.example") });
		expect((await verify(["site", away.url])).text).toContain(`It failed: ${away.url} did not answer`);
		for (const typed of ["", "example.com", "https://a@b.example", "https://x.example/path"]) {
			expect((await verify(["site", typed])).status, typed).toBe(2);
		}
	});
});

it("answers what it does not understand with how it is used", async () => {
	for (const words of [["nothing"], ["duffel", "x"], ["mail", "a@b.example", "c"], ["duffel", "--pay"], ["--what"]]) {
		const { status, text } = await verify(words);
		expect(status, words.join(" ")).toBe(2);
		expect(text).toContain("npm run verify -- duffel");
	}
	expect(await verify([])).toMatchObject({ status: 0, text: expect.stringContaining("npm run verify -- site") });
});
