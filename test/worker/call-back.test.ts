// A call asked for on the built Worker: shown before it is sent and after, with its trip and time in the agency's mail.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FakeResend, startFakeResend } from "../../scripts/fakes/resend/server.ts";
import { personField, trapField } from "../../src/forms/trap.ts";
import { href } from "../../src/links.ts";
import { groupReference, randomReference } from "../../src/references/reference.ts";
import { languageCodes } from "../languages.ts";
import { cookiesAfter } from "../own-cookies.ts";
import { visitorAddress } from "../visitor-address.ts";
import { type Harness, startWorker } from "./harness.ts";
import { read } from "./site.ts";

const inbox = "desk@farelark.example";
const dataKey = btoa("c".repeat(32));
const whatsapp = "+57 310 555 0199";
const channels = {
	CO: { number: { dialed: "601 508 0199", abroad: "+57 601 508 0199", cost: "local" }, whatsapp },
	AR: { whatsapp: "+54 9 11 2345 6789" },
};
const request = {
	...{ name: "Ana Núñez", country: "CO", phone: "310 456 7890", email: "", speaks: "es", topic: "newTrip" },
	...{ when: "any", day: "", hour: "10:00", zone: "America/Bogota", consent: "yes" },
};

let resend: FakeResend;
let promising: Harness;
let plain: Harness;
beforeAll(async () => {
	resend = await startFakeResend();
	const mail = { RESEND_API_KEY: resend.apiKey, RESEND_URL: resend.url, DATA_KEY: dataKey };
	[promising, plain] = await Promise.all([
		startWorker({ ...mail, CALL_BACK_MINUTES: "30", CHANNELS: JSON.stringify(channels) }),
		startWorker(mail),
	]);
});
afterAll(async () => {
	await Promise.all([promising.close(), plain.close()]);
	await resend.stop();
});

const from = (country: string, cookie = "") => ({ headers: { cookie }, cf: { country } }) as RequestInit;
const mainOf = async (response: Response) => {
	const { document } = await read(response);
	return { document, text: document.querySelector("main")?.text.replace(/[\s\u00a0\u202f]+/g, " ") ?? "" };
};
const post = (target: string, form: Record<string, string>, cookie = "", of = promising) =>
	of.get(target, {
		method: "POST",
		body: new URLSearchParams(form),
		headers: { "Sec-Fetch-Site": "same-origin", "CF-Connecting-IP": visitorAddress(), cookie },
	});
const mails = () => resend.mails.map(({ body }) => body as { to: string[]; subject: string; text: string });
const databaseOf = async (of: Harness) => ((await of.worker.getEnv()) as { DB: D1Database }).DB;
const rowOf = async (number: string) =>
	(await databaseOf(promising)).prepare("SELECT * FROM messages WHERE number = ?").bind(number).first();

it.each([
	["CO", { number: "601 508 0199", href: "tel:+576015080199" }, "573105550199"],
	["AR", {}, "5491123456789"],
])("pages that are the same for everybody learn what is configured for %s", async (country, own, digits) => {
	const response = await promising.get("/api/country?lng=es", from(country));
	expect(((await response.json()) as { call: object }).call).toEqual({
		note: expect.any(String),
		...own,
		whatsapp: { text: "Por WhatsApp", href: expect.stringMatching(`^https://wa.me/${digits}\\?text=Hola`) },
	});
});

describe.each(languageCodes)("a call asked for from a quote (%s)", (language) => {
	const quote = randomReference();
	const search = { trip: "oneway", from: "BOG", to: "MIA", depart: "2027-02-10", adults: "1" };
	const target = href(language, "callBack", {}, { ...search, quote });

	it("begins with the visitor's country and clock, and says what the call costs from there", async () => {
		const { document, text } = await mainOf(await promising.get(target, from("CO")));
		expect(document.querySelector("#callback-country option[selected]")?.getAttribute("value")).toBe("CO");
		expect(document.querySelector("#callback-zone option[selected]")?.getAttribute("value")).toBe("America/Bogota");
		expect(document.querySelector("#callback-topic option[selected]")?.getAttribute("value")).toBe("newTrip");
		expect(text).toContain("601 508 0199");
		// What the call is about stands above the fields already.
		expect(document.querySelector("#callback")?.text).toContain(groupReference(quote));
		expect(document.querySelector("#callback h2")?.text).not.toBe(document.querySelector("h1")?.text);
		expect(document.querySelector("[name=consent]")?.hasAttribute("checked")).toBe(false);
	});

	it("shows the number and the time before it is sent, says them again after, and reaches the agency with the trip", async () => {
		const check = await post(target, request);
		expect(check.status).toBe(200);
		const { document, text } = await mainOf(check);
		expect(text).toContain(`+57 310 456 7890, Colombia`);
		expect(text).toMatch(/(AM|PM|[ap]\. m\.)[^.]*, (Bogotá time|hora de Bogotá)/);
		expect(text).toContain(groupReference(quote));
		expect(document.querySelectorAll("[autofocus]").map(({ id }) => id)).toEqual(["callback-heading"]);
		expect(mails()).toEqual([]);

		// As the page itself would send it on.
		const again = Object.fromEntries(
			document
				.querySelectorAll("#callback form input[type=hidden]")
				.map((input) => [input.getAttribute("name") ?? "", input.getAttribute("value") ?? ""]),
		);
		const action = document.querySelector("#callback form")?.getAttribute("action")?.replaceAll("&amp;", "&") ?? "";
		const sent = await post(action, again);
		expect(sent.status).toBe(303);
		const place = sent.headers.get("location") ?? "";
		// Nothing personal is in the address.
		expect(place).toMatch(/^\/call-back\?sent=\w{6}(&lng=es)?$/);
		const cookie = cookiesAfter("", sent.headers.getSetCookie());
		const arrived = await mainOf(await promising.get(place, from("CO", cookie)));
		expect(arrived.text).toContain("+57 310 456 7890");
		expect(arrived.text).toMatch(/Bogotá time|hora de Bogotá/);
		// To any other browser it says that it arrived, and no number.
		expect((await mainOf(await promising.get(place, from("CO")))).text).not.toContain("7890");

		await expect.poll(() => mails().length).toBe(1);
		const [mail] = mails();
		expect(mail?.to).toEqual([inbox]);
		for (const part of ["+573104567890", groupReference(quote), "UTC", "/flight-results?"])
			expect(mail?.text).toContain(part);
		expect(mail?.text).toMatch(/Bogotá time|hora de Bogotá/);

		const number = new URL(place, "http://localhost").searchParams.get("sent") ?? "";
		const row = await rowOf(number);
		const minutes = (Date.parse(String(row?.promised_at)) - Date.parse(String(row?.created_at))) / 60_000;
		expect(minutes).toBeGreaterThanOrEqual(30);
		expect(minutes).toBeLessThan(32);

		const change =
			arrived.document.querySelector("#callback a[href*='change=']")?.getAttribute("href")?.replaceAll("&amp;", "&") ??
			"";
		const form = await mainOf(await promising.get(change, from("CO", cookie)));
		expect(form.document.querySelector("#callback-phone")?.getAttribute("value")).toBe("310 456 7890");
		const other = { ...request, phone: "310 456 7891", confirmed: "yes" };
		const changed = (await post(change, other, cookie)).headers.get("location") ?? "";
		await expect.poll(() => mails().length).toBe(2);
		expect(mails()[1]?.text).toContain(groupReference(number));
		expect(await rowOf(number)).toMatchObject({ promised_at: null, handled_at: expect.any(String) });
		// Whoever is not the one that sent it changes nothing of it.
		const last = new URL(changed, "http://localhost").searchParams.get("sent") ?? "";
		await post(href(language, "callBack", {}, { change: last }), { ...other, phone: "310 456 7892" });
		expect(await rowOf(last)).toMatchObject({ handled_at: null });
		await expect.poll(() => mails().length).toBe(3);
		resend.mails.length = 0;
	});

	it("can be changed before it is sent, without losing what was typed", async () => {
		const { document } = await mainOf(await post(target, { ...request, edit: "yes" }));
		expect(document.querySelector("#callback-phone")?.getAttribute("value")).toBe("310 456 7890");
		expect(document.querySelector("#callback-name")?.getAttribute("value")).toBe(request.name);
	});

	it("asks with the country that was read, and reads the digits anew when another is chosen", async () => {
		const american = { ...request, country: "US", phone: "310 234 5678" };
		expect((await mainOf(await post(target, american))).text).toMatch(
			/\+1 310 234 5678, (United States|Estados Unidos)/,
		);
		const { document } = await mainOf(await post(target, { ...american, edit: "yes" }));
		const phone = document.querySelector("#callback-phone")?.getAttribute("value") ?? "";
		expect(phone).toBe("310 234 5678");
		expect(document.querySelector("#callback-country option[selected]")?.getAttribute("value")).toBe("US");
		const { text } = await mainOf(await post(target, { ...american, phone, country: "CO" }));
		expect(text).toContain("+57 310 234 5678, Colombia");
	});

	it("is shown, and never promised, to whose password manager filled in the trap", async () => {
		const trapped = { ...request, name: "Beto Ruiz", [trapField]: "https://mail.example" };
		const { document } = await mainOf(await post(target, trapped));
		// The check is the one more step: it has no trap.
		expect(document.querySelector(`#callback [name=${trapField}]`)).toBeNull();
		expect(document.querySelector("#callback form [name=confirmed]")).not.toBeNull();
		const sent = await post(target, { ...trapped, confirmed: "yes" });
		expect(sent.status).toBe(400);
		const again = (await mainOf(sent)).document;
		expect(again.querySelector("#callback-phone")?.getAttribute("value")).toBe(request.phone);
		expect(mails()).toEqual([]);
		const person = again.querySelector(`#callback button[name=${personField}]`)?.getAttribute("value") ?? "";
		expect((await post(target, { ...trapped, [personField]: person, confirmed: "yes" })).status).toBe(303);
		await expect.poll(() => mails().length).toBe(1);
		resend.mails.length = 0;
	});

	it("takes an area code that is not in our plans, and tells the agency to check it", async () => {
		const houston = { ...request, country: "US", phone: "621 402 3931", confirmed: "yes" };
		expect((await post(target, houston)).status).toBe(303);
		await expect.poll(() => mails().length).toBe(1);
		expect(mails()[0]?.text).toMatch(
			/\(\+16214023931\)\. (Phone to be checked: area code not in our list|Teléfono por verificar: el código de área)/,
		);
		resend.mails.length = 0;
	});
});

// The numbers of people that a form once took for American ones.
describe.each([
	["MX", "55 1234 5678", "+52 55 1234 5678"],
	["CO", "310 456 7890", "+57 310 456 7890"],
	["AR", "11 2345 6789", "+54 11 2345 6789"],
	["ES", "612 34 56 78", "+34 612 34 56 78"],
	["US", "(305) 555-0142", "+1 305 555 0142"],
])("a number of %s typed as %s", (country, phone, shown) => {
	it(`is shown as ${shown} before it is sent`, async () => {
		const { text } = await mainOf(await post(href("es", "callBack"), { ...request, country, phone }));
		expect(text).toContain(shown);
	});

	it("is none without its country", async () => {
		const response = await post(href("es", "callBack"), { ...request, country: "", phone });
		expect(response.status).toBe(400);
	});
});

describe("channels", () => {
	it("are those that are configured for the visitor's country", async () => {
		const shown = async (of: Harness, country: string) =>
			mainOf(await of.get(href("es", "callBack", {}, { quote: "K7M2R4" }), from(country)));
		const link = (page: Awaited<ReturnType<typeof shown>>) =>
			page.document.querySelector("main a[href^='https://wa.me/']")?.getAttribute("href");
		const colombia = await shown(promising, "CO");
		expect(colombia.text).toContain("601 508 0199");
		expect(link(colombia)).toMatch(/^https:\/\/wa\.me\/573105550199\?text=Hola/);
		const argentina = await shown(promising, "AR");
		expect(argentina.text).toContain("puede no conectar");
		expect(link(argentina)).toMatch(/^https:\/\/wa\.me\/5491123456789/);
		const mexico = await shown(promising, "MX");
		expect(link(mexico)).toBeUndefined();
		expect((await shown(promising, "US")).text).toContain("la llamada es gratis");
		const nothingSet = await shown(plain, "CO");
		expect([link(nothingSet), nothingSet.text.includes("601 508")]).toEqual([undefined, false]);
	});

	it("promise nothing where nothing is configured, and still say which number", async () => {
		const { text } = await mainOf(await post(href("en", "callBack"), request, "", plain));
		expect(text).toContain("We call +57 310 456 7890 as soon as an agent is free.");
	});
});

it("hours in which nobody calls are refused beside their field", async () => {
	const office = await startWorker({
		DATA_KEY: dataKey,
		CALL_BACK_HOURS: "Mo-Fr 08:00-20:00",
		AGENCY_ZONE: "America/Bogota",
	});
	try {
		const days = [1, 2, 3, 4, 5, 6, 7].map((ahead) => new Date(Date.now() + ahead * 86_400_000));
		const sunday =
			days
				.find((day) => day.getUTCDay() === 0)
				?.toISOString()
				.slice(0, 10) ?? "";
		const response = await post(href("en", "callBack"), { ...request, when: "day", day: sunday }, "", office);
		expect(response.status).toBe(400);
		expect((await read(response)).document.getElementById("callback-hour-error")?.text).toContain("Monday to Friday");
	} finally {
		await office.close();
	}
});
