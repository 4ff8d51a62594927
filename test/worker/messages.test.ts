// Messages and call-backs on the built Worker, through requests: the forms, their mails, double posts, spam, failures.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type FakeResend, startFakeResend } from "../../scripts/fakes/resend/server.ts";
import { type FakeTurnstile, startFakeTurnstile } from "../../scripts/fakes/turnstile/server.ts";
import { personField, trapField } from "../../src/forms/trap.ts";
import { href } from "../../src/links.ts";
import { groupReference, randomConfirmation, randomReference } from "../../src/references/reference.ts";
import { addDays } from "../../src/time/iso-date.ts";
import { visitorAddress } from "../visitor-address.ts";
import { type Harness, startWorker } from "./harness.ts";
import { read } from "./site.ts";

const languages = ["en", "es"] as const;
type Language = (typeof languages)[number];
const inbox = "desk@farelark.example";
const dataKey = btoa("m".repeat(32));
const contact = {
	...{ name: "Ana Núñez", email: "ana.nunez@mail.example", phone: "", topic: "refund", code: "", [trapField]: "" },
	text: "¿Dónde está mi reembolso?\nGracias",
};
const callback = {
	...{ name: "Juan Pérez", country: "MX", phone: "55 1234 5678", email: "", speaks: "es", topic: "change" },
	...{ when: "any", day: "", hour: "10:00", zone: "America/Mexico_City", consent: "yes", [trapField]: "" },
	// It was read before it is sent: test/worker/call-back.test.ts.
	confirmed: "yes",
};

let resend: FakeResend;
let harness: Harness;
beforeAll(async () => {
	resend = await startFakeResend();
	harness = await startWorker({ RESEND_API_KEY: resend.apiKey, RESEND_URL: resend.url, DATA_KEY: dataKey });
});
afterAll(async () => {
	await harness.close();
	await resend.stop();
});

const databaseOf = async (of: Harness) => ((await of.worker.getEnv()) as { DB: D1Database }).DB;
const rows = async (table: "messages" | "outbox", of = harness) =>
	(await (await databaseOf(of)).prepare(`SELECT * FROM ${table}`).all<Record<string, unknown>>()).results;

beforeEach(async () => {
	const db = await databaseOf(harness);
	await db.batch(["messages", "outbox"].map((table) => db.prepare(`DELETE FROM ${table}`)));
	resend.mails.length = 0;
});

interface Post {
	readonly language?: Language;
	readonly of?: Harness;
	readonly id?: "contactUs" | "bookingHelp" | "flightChangeAssistance";
}

async function send(form: Record<string, string>, { language = "en", of = harness, id }: Post = {}) {
	const purpose = "consent" in form ? "callback" : "contact";
	const page = id ?? (purpose === "contact" ? "contactUs" : "bookingHelp");
	return of.get(href(language, page), {
		method: "POST",
		body: new URLSearchParams(form),
		headers: { "Sec-Fetch-Site": "same-origin", "CF-Connecting-IP": visitorAddress() },
	});
}

const mailTo = (address: string) =>
	resend.mails.map(({ body }) => body).find(({ to }) => (to as string[])[0] === address) as
		| { subject: string; text: string; reply_to?: string }
		| undefined;

describe.each(languages)("a message (%s)", (language) => {
	it("is kept, mailed and acknowledged once, and the answer says its number", async () => {
		const answers = await Promise.all([1, 2, 3].map(() => send(contact, { language })));
		const places = new Set(answers.map((answer) => answer.headers.get("location")));
		expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
		expect(places.size).toBe(1);
		const [place = ""] = places;
		// Without a fragment, which would take the focus from what the page says.
		expect(place).toMatch(/^\/contact-us\?sent=\w{6}(&lng=es)?$/);
		expect(await rows("messages")).toHaveLength(1);
		await expect.poll(() => resend.mails.length).toBe(2);

		const { response, document } = await read(await harness.get(place ?? ""));
		expect(response.status).toBe(200);
		const number = document.querySelector("#contact strong")?.text ?? "";
		expect(number).toMatch(/^\w{3}-\w{3}$/);
		expect(document.querySelectorAll("#contact form")).toHaveLength(0);
		expect(document.querySelectorAll("[autofocus]").map(({ id }) => id)).toEqual(["contact-heading"]);
		expect(document.querySelector("title")?.text).toContain(document.getElementById("contact-heading")?.text ?? "none");
		expect(document.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");

		const agency = mailTo(inbox);
		expect(agency).toMatchObject({ reply_to: contact.email });
		expect(agency?.subject).toContain(number);
		expect(agency?.text).toContain(contact.text);
		expect(agency?.text).toContain(language === "es" ? "Español" : "English");
		const writer = mailTo(contact.email);
		expect(writer?.subject).toContain(number);
		expect(writer?.text).toContain(language === "es" ? "Gracias por escribirnos" : "Thank you for writing");

		expect((await send(contact, { language })).headers.get("location")).toBe(place);
		expect(await rows("messages")).toHaveLength(1);
		expect(await rows("outbox")).toHaveLength(2);
	});

	it("comes back with every problem beside its field, and with all that was typed", async () => {
		const typed = { name: "", email: "ana@", phone: "12", topic: "", code: "nothing", text: "Hola & <adiós>" };
		const { response, document } = await read(await send({ ...contact, ...typed, country: "US" }, { language }));
		expect(response.status).toBe(400);
		expect(response.headers.get("cache-control")).toBe("private, no-store");
		for (const name of ["name", "email", "phone", "topic", "code"] as const) {
			const control = document.querySelector(`#contact [name=${name}]`);
			expect(control?.getAttribute("aria-describedby"), name).toContain(`contact-${name}-error`);
			expect(document.getElementById(`contact-${name}-error`)?.text, name).toMatch(/\S+ \S+/);
			expect(document.querySelector(`.error-summary a[href="#contact-${name}"]`), name).not.toBeNull();
			if (name !== "topic") expect(control?.getAttribute("value"), name).toBe(typed[name]);
		}
		expect(document.querySelector("#contact textarea")?.text.trim()).toBe("Hola & <adiós>");
		expect(document.querySelector("title")?.text).toMatch(/^Error: /);
		expect(document.querySelectorAll("[autofocus]").map((one) => one.classNames)).toEqual(["error-summary"]);
		expect(document.querySelector("#contact form")?.getAttribute("action")).not.toContain("#");
		expect(await rows("messages")).toEqual([]);
	});

	it("stays in the form when the database fails, beside the phone and the address", async () => {
		const db = await databaseOf(harness);
		await db.prepare("ALTER TABLE messages RENAME TO elsewhere").run();
		// Posts at once may each have been charged to the mailbox of the test before.
		const mine = { ...contact, email: `ana.${language}@mail.example` };
		const { response, document } = await read(await send(mine, { language }));
		await db.prepare("ALTER TABLE elsewhere RENAME TO messages").run();
		expect(response.status).toBe(503);
		expect(document.querySelector("#contact textarea")?.text.trim()).toBe(contact.text);
		expect(document.querySelector("#contact [role=alert] a[href^='tel:']")).not.toBeNull();
		expect(document.querySelector("#contact [role=alert] a[href^='mailto:']")).not.toBeNull();
		expect(document.querySelector("title")?.text).toMatch(/^Error: /);
		// What may have been written after all is not written twice.
		expect((await send(mine, { language })).status).toBe(303);
		expect(await rows("messages")).toHaveLength(1);
		await expect.poll(() => resend.mails.length).toBe(2);
	});
});

describe("a machine", () => {
	it("that fills in every field is asked whether it is a person, and so is whose password manager did", async () => {
		const trapped = { ...contact, email: "bo.trapped@mail.example", [trapField]: "https://spam.example" };
		const { response, document } = await read(await send(trapped));
		expect(response.status).toBe(400);
		expect([await rows("messages"), await rows("outbox")]).toEqual([[], []]);
		for (const [name, value] of Object.entries({ name: contact.name, email: trapped.email }))
			expect(document.querySelector(`#contact-${name}`)?.getAttribute("value")).toBe(value);
		expect(document.querySelector("#contact textarea")?.text.trim()).toBe(contact.text);
		expect(document.querySelector(`#contact [name=${trapField}]`)?.getAttribute("value") ?? "").toBe("");
		const [button, ...others] = document.querySelectorAll("#contact form button[type=submit]");
		expect([button?.getAttribute("name"), others.length]).toEqual([personField, 0]);
		// It may be filled in again, and is no word against a person any more.
		const person = { ...trapped, [personField]: button?.getAttribute("value") ?? "" };
		expect((await send(person)).status).toBe(303);
		expect(await rows("messages")).toHaveLength(1);
		await expect.poll(() => resend.mails.length).toBe(2);
	});

	it("on another site cannot post", async () => {
		const response = await harness.get(href("en", "contactUs"), {
			method: "POST",
			body: new URLSearchParams(contact),
			headers: { "Sec-Fetch-Site": "cross-site", Origin: "https://elsewhere.example" },
		});
		expect(response.status).toBe(403);
	});
});

describe.each(languages)("the call-back request (%s)", (language) => {
	it.each(["bookingHelp", "flightChangeAssistance"] as const)("reaches the agency from %s", async (id) => {
		const day = addDays(new Date().toISOString().slice(0, 10), 5);
		const place = (await send({ ...callback, when: "day", day }, { language, id })).headers.get("location") ?? "";
		expect(place).not.toContain("#");
		const { document } = await read(await harness.get(place));
		const number = document.querySelector("#callback strong")?.text ?? "none";
		await expect.poll(() => mailTo(inbox)?.subject).toContain(number);
		expect(mailTo(inbox)?.text).toContain("+525512345678");
		expect(resend.mails).toHaveLength(1);
	});

	it("needs consent that nobody ticked for the visitor", async () => {
		const { document } = await read(await harness.get(href(language, "bookingHelp")));
		expect(document.querySelector("#callback [name=consent]")?.hasAttribute("checked")).toBe(false);
		const { response, document: again } = await read(await send({ ...callback, consent: "" }, { language }));
		expect(response.status).toBe(400);
		expect(again.querySelector('.error-summary a[href="#callback-consent"]')).not.toBeNull();
		expect(again.querySelector("#callback [name=phone]")?.getAttribute("value")).toBe("55 1234 5678");
	});
});

describe.each(["044 55 1234 5678", "+52 1 55 1234 5678", "0052 55 1234 5678"])(
	"a Mexican number typed as %s",
	(phone) => {
		it("is a number to call", async () => {
			expect((await send({ ...callback, phone }, { language: "es" })).status).toBe(303);
			await expect.poll(() => mailTo(inbox)?.text).toContain("+525512345678");
		});
	},
);

describe("a page with a form that anybody may send", () => {
	const pages = ["contactUs", "bookingHelp", "flightChangeAssistance"] as const;

	it.each(pages)("is the same for everybody and may be kept: %s", async (id) => {
		for (const target of [href("en", id), href("es", id)]) {
			const [one, other] = await Promise.all([
				harness.get(target),
				harness.get(target, { headers: { Cookie: "visitor=x; trips=y" } }),
			]);
			expect(one.headers.get("cache-control"), target).toBe("public, max-age=0, must-revalidate");
			expect(one.headers.get("set-cookie"), target).toBeNull();
			expect(one.headers.get("etag"), target).toMatch(/^"\w+"$/);
			expect(await other.text(), target).toBe(await one.text());
		}
	});

	it("is not kept where it answers the clock or a code, or says that a message arrived", async () => {
		for (const target of [
			href("es", "contactUs", {}, { sent: "2R9420" }),
			href("en", "bookingHelp", {}, { sent: "2R9420" }),
			href("en", "bookingHelp", {}, { code: "ABC123" }),
			href("en", "bookingHelp", {}, { code: "" }),
			href("es", "flightChangeAssistance", {}, { wish: "cancel" }),
		]) {
			expect((await harness.get(target)).headers.get("cache-control"), target).toBe("private, no-store");
		}
	});
});

describe("what is personal", () => {
	it("stands in no log line, no URL and no row as it is", async () => {
		harness.server.clearLogs();
		const response = await send({ ...contact, name: "Secret Person", email: "secret.person@mail.example" });
		await expect.poll(() => resend.mails.length).toBe(2);
		const lines = () =>
			harness.server
				.getLogs()
				.map(({ message }: { message: unknown }) => String(message))
				.join("\n");
		await expect.poll(lines).toContain('"route":"contactUs"');
		expect(lines()).not.toMatch(/secret.person/i);
		expect(response.headers.get("location")).not.toMatch(/secret|%40|@/i);
		expect(JSON.stringify([await rows("messages"), await rows("outbox")])).not.toMatch(/secret.person/i);
	});
});

describe.each(languages)("the field for a reference (%s)", (language) => {
	const type = (code: string) =>
		harness.get(href(language, "yourReference"), {
			method: "POST",
			body: new URLSearchParams({ code }),
			headers: { "Sec-Fetch-Site": "same-origin", "CF-Connecting-IP": visitorAddress() },
		});

	it("stands on the page for help with a booking, and leads on from where it once was sent to", async () => {
		const { document } = await read(await harness.get(href(language, "bookingHelp")));
		const form = document.querySelector("form:has(#reference-code)");
		expect(form?.getAttribute("action")).toBe(href(language, "yourReference"));
		const code = randomConfirmation();
		const opened = await harness.get(href(language, "bookingHelp", {}, { code: code.toLowerCase() }));
		expect(opened.status).toBe(303);
		expect(opened.headers.get("location")).toBe(href(language, "bookingConfirmation", { confirmationCode: code }));
		const quote = randomReference();
		const trip = await harness.get(href(language, "bookingHelp", {}, { code: groupReference(quote) }));
		expect(trip.headers.get("location")).toBe(href(language, "bookingReview", {}, { quote }));
		for (const typed of ["", "ABC123", "22222222"]) {
			const { response, document } = await read(await harness.get(href(language, "bookingHelp", {}, { code: typed })));
			expect(response.status, typed).toBe(400);
			expect(document.querySelector("#reference-code-error")?.text, typed).toMatch(/\S+ \S+/);
			expect(document.querySelector("#reference-code")?.getAttribute("value") ?? "", typed).toBe(typed);
		}
	});

	it("opens each kind", async () => {
		const [quote, code] = [randomReference(), randomConfirmation()];
		const opened = async (typed: string) => (await type(typed)).headers.get("location");
		expect(await opened(groupReference(quote))).toBe(href(language, "bookingReview", {}, { quote }));
		expect(await opened(code)).toBe(href(language, "bookingConfirmation", { confirmationCode: code }));
		await send(contact, { language });
		const [message] = await rows("messages");
		const { response, document } = await read(await type(groupReference(String(message?.number))));
		expect(response.status).toBe(200);
		const said = { en: "is a message that you sent us", es: "es un mensaje que nos envió" }[language];
		expect(document.querySelector("main .notice")?.text).toContain(said);
		expect(document.toString()).not.toContain(contact.name);
		for (const [typed, whose] of [
			["ABC123", { en: "the airline’s own code", es: "el código de la aerolínea" }],
			["001 1234567890", { en: "a ticket number", es: "un número de boleto" }],
			["+57 310 456 7890", { en: "a phone number", es: "un número de teléfono" }],
		] as const) {
			const { response, document } = await read(await type(typed));
			expect(response.status, typed).toBe(400);
			expect(document.querySelector("#reference-code-error")?.text).toContain(whose[language]);
			expect(document.querySelector("#reference-code")?.getAttribute("value")).toBe(typed);
		}
	});

	it("is the same page for everybody until it is sent, and nothing else of it is kept", async () => {
		const page = await harness.get(href(language, "yourReference"));
		expect(page.headers.get("cache-control")).toContain("public");
		expect(page.headers.get("set-cookie")).toBeNull();
		expect((await type("ABC123")).headers.get("cache-control")).toBe("private, no-store");
	});
});

describe.each(languages)("the rule for a ticket (%s)", (language) => {
	const now = Date.now();
	const local = (ms: number) => new Date(ms).toISOString().slice(0, 16).split("T");
	const [booked = "", bookedtime = ""] = local(now - 10 * 3_600_000);
	const [departs = "", departstime = ""] = local(now + 20 * 86_400_000);
	// Times of Bogotá, which is five hours behind UTC all year: both are so many hours later than they read.
	const ticket = {
		...{ wish: "change", airline: "AA", seller: "airline", booked, bookedtime, bookedzone: "America/Bogota" },
		...{ departs, departstime, departszone: "America/Bogota" },
	};

	it("is told in words with its end, the airline's own way first, and is kept out of search engines", async () => {
		const { response, document } = await read(await harness.get(href(language, "flightChangeAssistance", {}, ticket)));
		expect(response.status).toBe(200);
		expect(document.querySelector("#change ol li")?.text).toMatch(/24 hour|24-hour|24 horas/);
		expect(document.querySelector("#change ol li")?.text).toMatch(/Bogotá time|hora de Bogotá/);
		expect(document.querySelector('#change ol a[href="https://www.aa.com"]')).not.toBeNull();
		expect(document.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
		expect(document.querySelector("[name=booked]")?.getAttribute("value")).toBe(booked);
	});

	it("is another for Spirit", async () => {
		const { document } = await read(
			await harness.get(href(language, "flightChangeAssistance", {}, { ...ticket, airline: "NK" })),
		);
		expect(document.querySelectorAll("#change ol li")).toHaveLength(1);
		expect(document.querySelector("#change ol li")?.text).toContain("Spirit");
	});

	it("asks again with every problem beside its field", async () => {
		const { response, document } = await read(
			await harness.get(href(language, "flightChangeAssistance", {}, { wish: "cancel", booked: "soon" })),
		);
		expect(response.status).toBe(400);
		expect(document.querySelector("#change [name=booked]")?.getAttribute("value")).toBe("soon");
		expect(document.querySelectorAll("#change .error-summary a").length).toBeGreaterThan(4);
	});

	it("stays asked when a call is asked for below it", async () => {
		const asked = await read(await harness.get(href(language, "flightChangeAssistance", {}, ticket)));
		const action = asked.document.querySelector("#callback form")?.getAttribute("action") ?? "";
		expect(action).toContain("airline=AA");
	});
});

describe("with Turnstile", () => {
	let turnstile: FakeTurnstile;
	let guarded: Harness;
	const proof = "cf-turnstile-response";
	beforeAll(async () => {
		turnstile = await startFakeTurnstile();
		guarded = await startWorker({
			...{ RESEND_API_KEY: resend.apiKey, RESEND_URL: resend.url, DATA_KEY: dataKey },
			...{ TURNSTILE_SITE_KEY: "0x4AAAAAAA", TURNSTILE_SECRET_KEY: turnstile.secret, TURNSTILE_URL: turnstile.url },
		});
	});
	afterAll(async () => {
		await guarded.close();
		await turnstile.stop();
	});
	const made = (token: string) => {
		turnstile.tokens.set(token, { hostname: "www.farelark.example", action: "contact" });
		return token;
	};

	it("the widget stands in the forms, allowed there and nowhere else", async () => {
		const { response, document } = await read(await guarded.get(href("es", "contactUs")));
		expect(document.querySelector(".cf-turnstile")?.getAttribute("data-action")).toBe("contact");
		expect(document.querySelector("#contact noscript")?.text).toContain("+1 800 555 0199");
		const policy = response.headers.get("content-security-policy");
		expect(policy).toMatch(/script-src [^;]*https:\/\/challenges\.cloudflare\.com/);
		expect(policy).toContain("frame-src https://challenges.cloudflare.com");
		for (const [of, id] of [
			[guarded, "helpCenter"],
			[harness, "contactUs"],
		] as const) {
			const other = await read(await of.get(href("en", id)));
			expect(other.response.headers.get("content-security-policy"), id).not.toContain("challenges");
			expect(other.html, id).not.toContain("turnstile");
		}
	});

	it("a proof counts once, a double click included", async () => {
		const form = { ...contact, [proof]: made("once") };
		const answers = await Promise.all([1, 2, 3].map(() => send(form, { of: guarded })));
		expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
		expect(await rows("messages", guarded)).toHaveLength(1);
		const again = await read(await send({ ...form, text: "Something else" }, { of: guarded }));
		expect(again.response.status).toBe(400);
		expect(await rows("messages", guarded)).toHaveLength(1);
	});

	it("nothing passes without a proof or when nobody can say, and nothing typed is lost", async () => {
		const before = (await rows("messages", guarded)).length;
		const text = "Nobody checked this";
		const missing = await read(await send({ ...contact, text }, { of: guarded }));
		expect(missing.response.status).toBe(400);
		turnstile.troubles.push("drop");
		const unreachable = await read(await send({ ...contact, text, [proof]: made("lost") }, { of: guarded }));
		expect(unreachable.response.status).toBe(503);
		for (const { document } of [missing, unreachable]) {
			expect(document.querySelector("#contact textarea")?.text.trim()).toBe(text);
			expect(document.querySelector("#contact [role=alert] a[href^='tel:']")).not.toBeNull();
		}
		expect(await rows("messages", guarded)).toHaveLength(before);
	});
});
