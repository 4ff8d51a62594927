// Fare alerts on the built Worker, through requests: the form, the mail it causes, confirming, the cron, and stopping.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type FakeResend, startFakeResend } from "../../scripts/fakes/resend/server.ts";
import { personField, trapField } from "../../src/forms/trap.ts";
import { href } from "../../src/links.ts";
import { duties } from "../../src/site/duties.ts";
import type { HealthAnswer } from "../../src/site/openapi/health-schemas.ts";
import { addDays } from "../../src/time/iso-date.ts";
import { tokenIn } from "../features/alerts/fixture.ts";
import { visitorAddress } from "../visitor-address.ts";
import { type Harness, sharedWorker, startWorker } from "./harness.ts";
import { origin, read } from "./site.ts";

const languages = ["en", "es"] as const;
type Language = (typeof languages)[number];
const depart = addDays(new Date().toISOString().slice(0, 10), 80);
const filled = {
	...{ from: "New York (NYC)", to: "MIA", dates: "days", depart, return: addDays(depart, 7), month: "", stay: "7" },
	...{
		drop: "below",
		price: "9,999",
		email: "ana.nunez@mail.example",
		consent: "yes",
		[trapField]: "",
		[personField]: "",
	},
};

let resend: FakeResend;
let harness: Harness;
beforeAll(async () => {
	resend = await startFakeResend();
	harness = await startWorker({ RESEND_API_KEY: resend.apiKey, RESEND_URL: resend.url });
});
afterAll(async () => {
	await harness.close();
	await resend.stop();
});

const database = async () => ((await harness.worker.getEnv()) as { DB: D1Database }).DB;
const rows = async (table = "fare_alerts") =>
	(await (await database()).prepare(`SELECT * FROM ${table}`).all<Record<string, unknown>>()).results;

function post(target: string, form: Record<string, string>, headers: Record<string, string> = {}) {
	return harness.get(target, { method: "POST", body: new URLSearchParams(form), headers });
}

const ask = async (change: Partial<typeof filled> = {}, language: Language = "en") =>
	post(
		href(language, "fareAlerts"),
		{ ...filled, ...change },
		{ "Sec-Fetch-Site": "same-origin", "CF-Connecting-IP": visitorAddress() },
	);

const textOf = (index: number) => ({ text: String(resend.mails.at(index)?.body.text ?? "") });

/** Path and query of the only link in the mail that carries a secret. */
function linkIn(text: string): string {
	const [url = ""] = text.match(/https:\S*token=\S+/) ?? [];
	expect(url.startsWith(origin)).toBe(true);
	return url.slice(origin.length);
}

beforeEach(async () => {
	const db = await database();
	await db.batch(["outbox", "fare_alerts", "fare_alert_links"].map((table) => db.prepare(`DELETE FROM ${table}`)));
	resend.mails.length = 0;
});

describe.each(languages)("the form (%s)", (language) => {
	it("comes filled in from a link, with places by name", async () => {
		const query = { from: "NYC", to: "MEX", depart, return: addDays(depart, 3) };
		const { response, document } = await read(await harness.get(href(language, "fareAlerts", {}, query)));
		expect(response.status).toBe(200);
		expect(response.headers.get("cache-control")).toBe("private, no-store");
		const value = (name: string) => document.querySelector(`form [name=${name}]`)?.getAttribute("value");
		expect(value("from")).toBe(language === "es" ? "Nueva York (NYC)" : "New York (NYC)");
		expect(value("to")).toMatch(/\(MEX\)$/);
		expect([value("depart"), value("return")]).toEqual([depart, addDays(depart, 3)]);
		expect(document.querySelector("[name=consent]")?.hasAttribute("checked")).toBe(false);
		expect(document.querySelector("[value=any]")?.hasAttribute("checked")).toBe(true);
		const month = await read(
			await harness.get(href(language, "fareAlerts", {}, { to: "MEX", month: depart.slice(0, 7) })),
		);
		expect(month.document.querySelector("[name=dates][value=month]")?.hasAttribute("checked")).toBe(true);
		expect(month.document.querySelector("option[selected]")?.getAttribute("value")).toBe(depart.slice(0, 7));
	});

	it("comes back with every problem beside its field, and with all that was typed", async () => {
		const typed = {
			...{ from: "San José", to: "Atlantis", dates: "days", depart: "2020-01-01", return: "soon" },
			...{ drop: "below", price: "cheap", email: 'ana@"x', consent: "" },
		};
		const { response, document, html } = await read(await ask(typed, language));
		expect(response.status).toBe(400);
		expect(response.headers.get("cache-control")).toBe("private, no-store");
		const wrong = ["from", "to", "depart", "return", "price", "email", "consent"];
		for (const name of wrong) {
			const input = document.querySelector(`form [name=${name}]`);
			const error = document.getElementById(`alert-${name}-error`);
			expect(input?.getAttribute("aria-invalid"), name).toBe("true");
			expect(input?.getAttribute("aria-describedby"), name).toContain(`alert-${name}-error`);
			expect(error?.text.trim(), name).toMatch(/\S+ \S+/);
			expect(document.querySelector(`.error-summary a[href="#alert-${name}"]`)?.text, name).not.toBe("");
			if (name !== "consent") expect(input?.getAttribute("value"), name).toBe(typed[name as keyof typeof typed]);
		}
		const lines = document.querySelectorAll(".error-summary a");
		expect(lines.map((line) => line.getAttribute("href"))).toEqual(wrong.map((name) => `#alert-${name}`));
		expect(document.querySelectorAll("#alert-from-choices option").length).toBeGreaterThan(1);
		expect(html).toContain("San José");
		expect(document.querySelector("title")?.text).toMatch(/^Error: /);
		expect(await rows()).toEqual([]);
	});

	it("names the places that a slip may mean", async () => {
		const { response, document } = await read(await ask({ to: "bogata" }, language));
		expect(response.status).toBe(400);
		expect(document.getElementById("alert-to-error")?.text).toContain("Bogotá (BOG)");
		expect(document.querySelectorAll("#alert-to-choices option")).toHaveLength(1);
	});

	it("reads a place by what it is called elsewhere", async () => {
		const { response, document } = await read(await ask({ to: "Богота", email: "nobody" }, language));
		expect(response.status).toBe(400);
		expect(document.getElementById("alert-to-error")).toBeNull();
		expect(document.querySelector("[name=to]")?.getAttribute("value")).toBe("Bogotá (BOG)");
	});

	it("says what is wrong with a month", async () => {
		const typed = { dates: "month", month: "2019-13", stay: "a week" };
		const { response, document } = await read(await ask(typed, language));
		expect(response.status).toBe(400);
		expect(document.querySelectorAll(".error-summary a").map((link) => link.getAttribute("href"))).toEqual([
			"#alert-month",
			"#alert-stay",
		]);
		expect(document.querySelector("[name=month] option[selected]")?.text).toBe("–");
		expect(document.querySelector("[name=stay]")?.getAttribute("value")).toBe("a week");
	});

	it("leads from the request to the mail, the button, the price, and the end", async () => {
		const asked = await ask({}, language);
		expect(asked.status).toBe(303);
		expect(asked.headers.get("location")).toBe(href(language, "fareAlerts", {}, { sent: "1" }));
		const sent = await read(await harness.get(asked.headers.get("location") ?? ""));
		expect(sent.response.status).toBe(200);
		const arrived = sent.document.querySelector("h1")?.text ?? "";
		expect(sent.document.querySelector("title")?.text.startsWith(arrived)).toBe(true);
		expect(sent.document.querySelector("[autofocus]")?.classList.contains("notice")).toBe(true);
		await expect.poll(() => resend.mails.length).toBe(1);
		expect(resend.mails[0]?.body.to).toEqual([filled.email]);

		// A scanner that opens the link confirms nothing.
		const link = linkIn(textOf(0).text);
		expect(link).toBe(href(language, "fareAlertConfirm", {}, { token: tokenIn(textOf(0)) }));
		const page = await read(await harness.get(link));
		expect(page.response.status).toBe(200);
		expect(page.document.querySelector("html")?.getAttribute("lang")).toBe(language);
		expect((await rows())[0]?.state).toBe("pending");
		const action = (page.document.querySelector("main form")?.getAttribute("action") ?? "").replaceAll("&amp;", "&");
		expect((await post(action, {}, { "Sec-Fetch-Site": "same-origin" })).status).toBe(200);
		expect((await rows())[0]).toMatchObject({ state: "active", language });

		await harness.worker.scheduled({ cron: duties.alerts.cron });
		await harness.worker.scheduled({ cron: duties.mail.cron });
		await expect.poll(() => resend.mails.length).toBe(2);
		const mail = resend.mails[1]?.body as { subject: string; html: string; headers: Record<string, string> };
		expect(mail.subject).toMatch(language === "es" ? /^Datos de muestra: De Nueva York/ : /^Sample data: New York/);
		expect(mail.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
		const stop = linkIn(textOf(1).text);
		expect(mail.headers["List-Unsubscribe"]).toBe(`<${origin}${stop}>`);
		const search = /https:\S*\/flight-results\S*/.exec(textOf(1).text)?.[0].slice(origin.length) ?? "";
		expect((await read(await harness.get(search))).response.status).toBe(200);

		expect((await read(await harness.get(stop))).response.status).toBe(200);
		expect((await rows())[0]?.state).toBe("active");
		// What a mail client does by itself: no cookie, another site, this body and nothing else.
		const client = { "Sec-Fetch-Site": "cross-site", Origin: "https://mail.example" };
		for (let time = 0; time < 2; time++) {
			const stopped = await post(stop, { "List-Unsubscribe": "One-Click" }, client);
			expect(stopped.status).toBe(200);
			expect((await read(stopped)).html).toContain(language === "es" ? "La alerta terminó" : "The alert has ended");
		}
		expect((await rows())[0]).toMatchObject({ state: "ended", sealed: null, email_hash: null });
		const gone = await read(await harness.get(stop));
		expect(gone.response.status).toBe(404);
	});
});

describe("an address", () => {
	it("gets the same answer whether or not it has alerts, and after its mails of the day", async () => {
		const answers: string[] = [];
		for (let count = 0; count < 7; count++) {
			const response = await ask({ email: "bo@mail.example" });
			answers.push(`${response.status} ${response.headers.get("location")} ${await response.text()}`);
		}
		expect(new Set(answers).size).toBe(1);
		await expect.poll(() => resend.mails.length).toBe(5);
		expect(await rows()).toHaveLength(5);
	});

	it("is kept from a machine that fills in every field, and not from a person whose password manager did", async () => {
		const trapped = { [trapField]: "https://spam.example" };
		const { response, document } = await read(await ask(trapped));
		expect(response.status).toBe(400);
		expect(await rows()).toEqual([]);
		expect(await rows("outbox")).toEqual([]);
		expect(document.querySelector("[name=email]")?.getAttribute("value")).toBe("ana.nunez@mail.example");
		expect(document.querySelector("[name=consent]")?.hasAttribute("checked")).toBe(true);
		const button = document.querySelector(`button[type=submit][name=${personField}]`);
		expect((await ask({ ...trapped, [personField]: button?.getAttribute("value") ?? "" })).status).toBe(303);
		expect(await rows()).toHaveLength(1);
		await expect.poll(() => resend.mails.length).toBe(1);
	});

	it("stands in no log line, no URL and no row as it is", async () => {
		harness.server.clearLogs();
		const response = await ask({ email: "Secret.Person@mail.example" });
		await ask({ email: "Secret.Person@mail.example", consent: "" });
		await expect.poll(() => resend.mails.length).toBe(1);
		await harness.get(linkIn(textOf(0).text));
		const token = tokenIn(textOf(0));
		const lines = () =>
			harness.server
				.getLogs()
				.map(({ message }: { message: unknown }) => String(message))
				.join("\n");
		await expect.poll(() => lines().match(/"route":"fareAlert/g)?.length).toBe(3);
		expect(lines()).not.toMatch(/secret\.person/i);
		expect(lines()).not.toContain(token);
		expect(response.headers.get("location")).not.toMatch(/@|%40|secret/i);
		const stored = JSON.stringify([await rows(), await rows("outbox"), await rows("fare_alert_links")]);
		expect(stored).not.toMatch(/secret\.person/i);
		expect(stored).not.toContain(token);
	});
});

describe("posts from elsewhere", () => {
	it("are let in by the page that stops an alert, and by no other", async () => {
		const foreign = { "Sec-Fetch-Site": "cross-site", Origin: "https://elsewhere.example" };
		const token = "A".repeat(22);
		expect((await post(href("en", "fareAlerts"), filled, foreign)).status).toBe(403);
		expect((await post(href("en", "fareAlertConfirm", {}, { token }), {}, foreign)).status).toBe(403);
		expect((await post(href("en", "fareAlertUnsubscribe", {}, { token }), {}, foreign)).status).toBe(404);
	});
});

describe.each(languages)("a link without a secret (%s)", (language) => {
	it.each(["fareAlertConfirm", "fareAlertUnsubscribe"] as const)("%s", async (id) => {
		for (const query of [{}, { token: "x" }, { token: "A".repeat(22) }]) {
			const { response, document } = await read(await harness.get(href(language, id, {}, query)));
			expect(response.status).toBe(404);
			expect(document.querySelector("h1")?.text).toMatch(/\S/);
			expect(document.querySelectorAll("main form")).toHaveLength(0);
			expect(document.querySelectorAll("nav .crumb")).toHaveLength(3);
		}
	});
});

describe("the cron", () => {
	it("wakes the lane of what could not be sent at once, and goes on when another of its duties fails", async () => {
		resend.troubles.push({ status: 503 });
		await ask();
		await expect.poll(async () => (await rows("outbox"))[0]?.failed).toBe("503");
		expect(resend.mails).toEqual([]);
		const db = await database();
		await db.prepare("UPDATE outbox SET next_attempt_at = '2026-01-01T00:00:00.000Z'").run();
		await db.prepare("ALTER TABLE fares RENAME TO elsewhere").run();
		harness.server.clearLogs();
		// Of no duty: all of them run.
		await harness.worker.scheduled({ cron: "* * 1 1 *" }).catch(() => {});
		await db.prepare("ALTER TABLE elsewhere RENAME TO fares").run();
		await expect.poll(() => resend.mails.length).toBe(1);
		const lines = harness.server.getLogs().map(({ message }: { message: unknown }) => String(message));
		expect(lines.find((line: string) => line.includes('"cron":"deals"'))).toContain("no such table: fares");
		expect(lines.find((line: string) => line.includes('"cron":"outbox"'))).toContain('"lanes":["replies"]');
		const { crons } = (await (await harness.get("/api/health")).json()) as HealthAnswer;
		const outcomes = Object.fromEntries(crons.map(({ duty, outcome }) => [duty, outcome]));
		expect(outcomes).toMatchObject({ prices: "failed", mail: "ok", holds: "ok", erasure: "ok" });
	});

	it("does only what its trigger is for", async () => {
		harness.server.clearLogs();
		await harness.worker.scheduled({ cron: duties.ends.cron });
		const lines = () =>
			harness.server
				.getLogs()
				.flatMap(({ message }: { message: unknown }) => String(message).match(/"cron":"[\w.]+"/g) ?? []);
		await expect.poll(lines).toEqual(['"cron":"alerts.ended"', '"cron":"bookings.drafts"', '"cron":"quotes.ended"']);
	});
});

it("acts for nobody whom the site knows, so no token is given or asked for", async () => {
	const { document } = await read(await harness.get(href("en", "fareAlerts")));
	expect(document.querySelector("main form [name=email]")).not.toBeNull();
	expect(document.querySelector("main form [name=token]")).toBeNull();
	expect((await post(href("en", "fareAlerts"), { ...filled, token: "0.0" })).status).toBe(303);
});

describe("the platform's simulator", () => {
	it("writes the mails to files", async () => {
		// `npm start` has them in .wrangler/tmp/email, the harness beside the build.
		const folder = join("dist", "farelark", ".wrangler", "tmp", "email");
		const written = () =>
			existsSync(folder)
				? readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".txt"))
				: [];
		const before = new Set(written());
		// Another file's Worker may write its own mails meanwhile.
		const asks = (file: string) => readFileSync(join(folder, file), "utf8").includes("/fare-alerts/confirm?token=");
		const fresh = () => written().filter((file) => !before.has(file) && asks(file));
		const local = await sharedWorker();
		const body = new URLSearchParams(filled);
		await local.get(href("es", "fareAlerts"), { method: "POST", body });
		await expect.poll(() => fresh().length).toBe(1);
	});
});
