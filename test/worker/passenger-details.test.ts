// The passenger step on the built Worker, through requests: the form, what keeps it back, and one booking at its end.
import { beforeAll, describe, expect, it } from "vitest";
import { languageCodes } from "../../src/i18n/languages.ts";
import { href } from "../../src/links.ts";
import { pageText } from "../../src/page/page-text.ts";
import { checkDigit } from "../../src/references/browser/check-digit.ts";
import { groupReference } from "../../src/references/reference.ts";
import { addDays } from "../../src/time/iso-date.ts";
import { chosen } from "../features/bookings/sample-choice.ts";
import { visitorAddress } from "../visitor-address.ts";
import { sharedWorker } from "./harness.ts";
import { read, services } from "./site.ts";

let harness: Awaited<ReturnType<typeof sharedWorker>>;
beforeAll(async () => {
	harness = await sharedWorker();
});

const depart = addDays(new Date().toISOString().slice(0, 10), 80);
const trip = `trip=oneway&from=BOG&to=JFK&depart=${depart}&adults=1&ages=5`;
const childBorn = addDays(depart, -6 * 365 + 30);
const filled = {
	...{ "t1-given": "María José", "t1-family": "García Márquez", "t1-gender": "f" },
	...{ "t1-day": "12", "t1-month": "4", "t1-year": "1985", "t1-known": "", "t1-redress": "" },
	...{ "t2-given": "Ana", "t2-family": "O’Neill Núñez", "t2-gender": "f", "t2-known": "", "t2-redress": "" },
	"t2-day": String(Number(childBorn.slice(8))),
	"t2-month": String(Number(childBorn.slice(5, 7))),
	"t2-year": childBorn.slice(0, 4),
	...{ email: "maria@example.test", country: "CO", phone: "300 123 4567" },
};
type Fields = Readonly<Record<string, string>>;

const database = async () => ((await harness.worker.getEnv()) as { DB: D1Database }).DB;
const bookings = async () =>
	(await (await database()).prepare("SELECT * FROM bookings").all<Record<string, unknown>>()).results;

/** A browser with an address of its own: it keeps the cookies that it is given, unless it takes none. */
function browser({ cookies = true } = {}) {
	const address = visitorAddress();
	const jar = new Map<string, string>();
	async function send(target: string, init: RequestInit = {}) {
		const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
		const response = await harness.get(target, {
			...init,
			headers: { "cf-connecting-ip": address, ...(cookie && { Cookie: cookie }) },
		});
		for (const line of cookies ? response.headers.getSetCookie() : []) {
			const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
			jar.set(name, value);
		}
		return response;
	}
	return {
		jar,
		get: (target: string) => send(target),
		post: (target: string, fields: Fields) => send(target, { method: "POST", body: new URLSearchParams(fields) }),
	};
}

type Document = Awaited<ReturnType<typeof read>>["document"];
const filledIn = (document: Document, name: string) =>
	document.querySelector(`form.pax [name="${name}"]`)?.getAttribute("value") ?? "";
const tokenOf = (document: Document) => filledIn(document, "token");
const plain = (text: string | undefined) => (text ?? "").replace(/\s+/g, " ").trim();

function expectKept(document: Document, fields: Fields) {
	for (const [name, value] of Object.entries(fields)) {
		if (/-gender$|country/.test(name)) {
			const chosen = document.querySelector(`[name="${name}"][checked], [name="${name}"] [selected]`);
			expect(chosen?.getAttribute("value"), name).toBe(value);
		} else expect(filledIn(document, name), name).toBe(value);
	}
}

describe.each(languageCodes)("the passenger step (%s)", (language) => {
	const { t } = services.messages[language];
	const page = (quote: string) => href(language, "passengerDetails", {}, { quote });

	async function quote(): Promise<string> {
		const { offer, search } = await chosen(trip, new Date());
		const response = await browser().post(href(language, "bookingReview"), { offer: offer.id, search });
		return new URL(response.headers.get("location") ?? "", "http://localhost").searchParams.get("quote") ?? "";
	}

	/** A browser with the form open. */
	async function opened(visitor = browser()) {
		const code = await quote();
		const { response, document } = await read(await visitor.get(page(code)));
		expect(response.status).toBe(200);
		return { visitor, code, document, token: tokenOf(document) };
	}

	it("asks for each traveler of the search, in the language's order, and keeps nothing anywhere", async () => {
		const { document, code, visitor } = await opened();
		const response = await visitor.get(page(code));
		expect(response.headers.get("cache-control")).toBe("private, no-store");
		expect(response.headers.getSetCookie()).toEqual([]);
		expect([...visitor.jar.keys()]).toEqual(["visitor"]);
		expect(document.querySelector("html")?.getAttribute("lang")).toBe(language);
		expect(document.querySelectorAll(".pax-block > legend").map(({ text }) => text)).toEqual([
			t("pax.adult", { number: 1 }),
			t("pax.child", { number: 2, age: 5 }),
			t("pax.contact"),
		]);
		const dates = document.querySelectorAll("[name^=t1-]").map((input) => input.getAttribute("name"));
		const order = language === "en" ? ["month", "day", "year"] : ["day", "month", "year"];
		expect(dates.filter((name) => /day|month|year/.test(name ?? ""))).toEqual(order.map((part) => `t1-${part}`));
		expect(document.querySelector("[name=t1-given]")?.getAttribute("autocomplete")).toBe("given-name");
		expect(document.querySelector("[name=t2-given]")?.getAttribute("autocomplete")).toBe("section-t2 given-name");
		expect(document.querySelector("[name=t2-year]")?.getAttribute("autocomplete")).toBe("off");
		expect(document.querySelector("[name=callback]")?.hasAttribute("checked")).toBe(false);
		expect(document.querySelector('a[href="https://www.tsa.gov/"]')?.getAttribute("rel")).toContain("external");
		expect(document.querySelector("main")?.text).toContain(t("sample.heading"));
		expect(document.querySelector(".trip-summary")?.text).toContain(groupReference(code));
		expect(document.querySelector("[name=t1-asis]")).toBeNull();
	});

	it("leads to the review with one booking, by a double click, and opens the form filled in again", async () => {
		const before = (await bookings()).length;
		const { visitor, code, token } = await opened();
		const [first, second] = await Promise.all([
			visitor.post(page(code), { ...filled, token }),
			visitor.post(page(code), { ...filled, token }),
		]);
		expect(first.status).toBe(303);
		const location = first.headers.get("location") ?? "";
		expect(second.headers.get("location")).toBe(location);
		const booking = new URL(location, "http://localhost").searchParams.get("booking") ?? "";
		expect(location).toBe(href(language, "bookingReview", {}, { booking }));
		expect(first.headers.get("cache-control")).toBe("no-store");
		expect((await bookings()).length).toBe(before + 1);
		expect((await bookings()).find((row) => row.code === booking)).toMatchObject({ state: "draft", language });
		expect(JSON.stringify(await bookings())).not.toContain("maria@example.test");

		const saved = { ...filled, "t2-family": "O'Neill Núñez" };
		expectKept((await read(await visitor.get(page(code)))).document, saved);
		const edit = href(language, "passengerDetails", {}, { booking });
		const { document } = await read(await visitor.get(edit));
		expectKept(document, saved);
		const again = await read(await visitor.get(edit));
		const changed = { ...saved, "t1-given": "Mariana", token: tokenOf(again.document) };
		expect((await visitor.post(edit, changed)).headers.get("location")).toBe(location);
		expect(filledIn((await read(await visitor.get(edit))).document, "t1-given")).toBe("Mariana");
		expect((await bookings()).length).toBe(before + 1);

		const other = await browser().get(edit);
		expect(other.status).toBe(303);
		expect(other.headers.get("location")).toBe(href(language, "bookingConfirmation", { confirmationCode: booking }));
	});

	it("goes to the confirmation once the booking was sent", async () => {
		const { visitor, code, token } = await opened();
		const sent = await visitor.post(page(code), { ...filled, token });
		const booking = new URL(sent.headers.get("location") ?? "", "http://localhost").searchParams.get("booking") ?? "";
		await (await database()).prepare("UPDATE bookings SET state = 'requested' WHERE code = ?").bind(booking).run();
		const confirmation = href(language, "bookingConfirmation", { confirmationCode: booking });
		for (const answer of [
			await visitor.get(page(code)),
			await visitor.get(href(language, "passengerDetails", {}, { booking })),
			await visitor.post(page(code), { ...filled, token }),
		]) {
			expect([answer.status, answer.headers.get("location")]).toEqual([303, confirmation]);
		}
	});

	it("comes back with every problem, on top and beside its field, and with all that was typed", async () => {
		const { visitor, code, token } = await opened();
		const typed = {
			...filled,
			...{
				"t1-given": '"María"',
				"t1-family": '"García"',
				"t1-year": "85",
				"t2-family": "",
				phone: "12",
				email: "maria@",
			},
			...{ "t2-year": String(Number(childBorn.slice(0, 4)) - 7), "t1-known": "1" },
		};
		const { response, document } = await read(await visitor.post(page(code), { ...typed, token }));
		expect(response.status).toBe(400);
		expect(document.querySelector("title")?.text).toBe(
			t("layout.error", {
				title: pageText("title", "passengerDetails", { language, variables: services.variables[language] }),
			}),
		);
		const links = document.querySelectorAll(".error-summary a");
		const first = language === "en" ? "month" : "day";
		const ids = ["t1-given", "t1-family", "t1-year", "t1-known", "t2-family", `t2-${first}`, "email", "phone"].map(
			(id) => `pax-${id}`,
		);
		expect(links.map((link) => link.getAttribute("href"))).toEqual(ids.map((id) => `#${id}`));
		for (const [index, id] of ids.entries()) {
			const control = document.getElementById(id);
			expect(control?.getAttribute("aria-invalid"), id).toBe("true");
			expect(control?.getAttribute("aria-describedby"), id).toContain(`${id}-error`);
			const said = plain(document.getElementById(`${id}-error`)?.childNodes[1]?.text);
			expect(said, id).not.toBe("");
			expect(plain(links[index]?.text), id).toContain(said);
		}
		const named = { number: 2, field: t("pax.family"), text: t("pax.problem.family") };
		expect(plain(links[4]?.text)).toBe(plain(t("pax.short.named", named)));
		// No two of them say the same.
		expect(new Set(links.map((link) => link.text)).size).toBe(ids.length);
		expectKept(document, typed);
		const search = new URL(document.querySelector(".pax-search")?.getAttribute("href") ?? "", "http://localhost");
		expect([search.searchParams.get("adults"), search.searchParams.get("ages")]).toEqual(["1", "12"]);
		expect(document.querySelector("details:has(#pax-t1-known), details[open]")).not.toBeNull();
	});

	it("begins with the country that the visitor chose for numbers", async () => {
		const visitor = browser();
		visitor.jar.set("country", "CO");
		const { code } = await opened();
		const { document } = await read(await visitor.get(page(code)));
		expect(document.querySelector("#pax-country option[selected]")?.getAttribute("value")).toBe("CO");
	});

	it("fills in the form of another trip where the ages of this one do not fit, until it is saved", async () => {
		const { visitor, code, token } = await opened();
		const older = { ...filled, "t2-year": String(Number(childBorn.slice(0, 4)) - 2) };
		const { response, document } = await read(await visitor.post(page(code), { ...older, token }));
		expect(response.status).toBe(400);
		expect(document.querySelector(".pax-search")?.getAttribute("href")).not.toMatch(/Mar|example|300/);
		expect(visitor.jar.get("carried")).not.toMatch(/Mar|Garc|example/);
		const other = await opened(visitor);
		expectKept(other.document, older);
		expect(other.document.querySelector("main")?.text).toContain(t("pax.carried"));
		expect((await visitor.post(page(other.code), { ...filled, token: other.token })).status).toBe(303);
		expect(visitor.jar.get("carried")).toBe("");
	});

	it("shows a number back as it was typed, and a name without what nobody can see, where something else is wrong", async () => {
		const { visitor, code, token } = await opened();
		const typed = {
			phone: "044 55 1234 5678",
			country: "MX",
			"t1-given": " Ana\u202E\u0000\u200B  Sofía ",
			email: "maria@",
		};
		const { response, document } = await read(await visitor.post(page(code), { ...filled, ...typed, token }));
		expect(response.status).toBe(400);
		const links = document.querySelectorAll(".error-summary a").map((link) => link.getAttribute("href"));
		expect(links).toEqual(["#pax-email"]);
		expectKept(document, { phone: "044 55 1234 5678", country: "MX", "t1-given": "Ana Sofía", email: "maria@" });
	});

	it("takes a name that is too long for airlines once the box says so, whole", async () => {
		const { visitor, code, token } = await opened();
		const long = { ...filled, "t1-family": "Fernández de Córdoba y Ruiz" };
		const { response, document } = await read(await visitor.post(page(code), { ...long, token }));
		expect(response.status).toBe(400);
		expect(document.querySelector("[name=t1-asis]")?.hasAttribute("checked")).toBe(false);
		expect(document.querySelector("[name=t2-asis]")).toBeNull();
		expectKept(document, long);
		const answer = await visitor.post(page(code), { ...long, "t1-asis": "yes", token: tokenOf(document) });
		expect(answer.status).toBe(303);
		const again = (await read(await visitor.get(page(code)))).document;
		expectKept(again, { "t1-family": long["t1-family"] });
		expect(again.querySelector("[name=t1-asis]")?.hasAttribute("checked")).toBe(true);
	});

	it("with a wrong token comes back with everything and a new one, which is right", async () => {
		const { visitor, code, token } = await opened();
		const foreign = await opened();
		for (const wrong of ["", "x", foreign.token, `0.${token.split(".")[1]}`]) {
			const { response, document } = await read(await visitor.post(page(code), { ...filled, token: wrong }));
			expect([
				response.status,
				document.querySelector(".notice-problem")?.text.includes(t("pax.expired.heading")),
			]).toEqual([403, true]);
			expectKept(document, filled);
			expect(tokenOf(document)).not.toBe(wrong);
		}
		const { document } = await read(await visitor.post(page(code), { ...filled, token: "" }));
		expect((await visitor.post(page(code), { ...filled, token: tokenOf(document) })).status).toBe(303);
	});

	it("says so to a browser without cookies, keeps what was typed, and books nothing", async () => {
		const before = (await bookings()).length;
		const { visitor, code, token } = await opened(browser({ cookies: false }));
		const { response, document } = await read(await visitor.post(page(code), { ...filled, token }));
		expect(response.status).toBe(400);
		expect(document.querySelector(".notice-problem")?.text).toContain(t("pax.cookies.heading"));
		expect(document.querySelector(".notice-problem a[href^='tel:']")).not.toBeNull();
		expectKept(document, filled);
		expect((await bookings()).length).toBe(before);
	});

	it("keeps what was typed when the quote has ended in the meantime", async () => {
		const { visitor, code, token, document: first } = await opened();
		await (await database()).prepare("UPDATE quotes SET expires_at = '2020' WHERE code = ?").bind(code).run();
		const travelers = filledIn(first, "travelers");
		const { response, document } = await read(await visitor.post(page(code), { ...filled, token, travelers }));
		expect(response.status).toBe(410);
		expect(document.querySelector(".notice-problem")?.text).toContain(t("pax.ended.heading"));
		expectKept(document, filled);
		expect((await visitor.get(page(code))).status).toBe(404);
		expect((await visitor.post(page(code), { ...filled, token })).status).toBe(404);
	});

	it("asks for the reference where there is none, or none that anybody has", async () => {
		const answers = await Promise.all(
			[{}, { quote: "" }, { quote: "K7" }, { booking: "0" }, { quote: `123456790${checkDigit("123456790")}` }].map(
				(query) => harness.get(href(language, "passengerDetails", {}, query)),
			),
		);
		expect(answers.map(({ status }) => status)).toEqual([200, 400, 400, 400, 404]);
		for (const answer of answers) expect((await read(answer)).document.querySelector("#reference-code")).not.toBeNull();
	});
});
