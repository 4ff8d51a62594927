// The page of fare alerts where it cannot keep one: what happened, the number, and everything typed.
import { afterAll, beforeAll, expect, it } from "vitest";
import { href } from "../../../src/links.ts";
import type { Outbox } from "../../../src/mail/outbox.ts";
import { memoryBudgets, spentBudgets } from "../../effects/store.ts";
import { languageCodes } from "../../languages.ts";
import { type Bookings, openBookings } from "../bookings/bookings.ts";
import { now } from "../bookings/sample-choice.ts";
import { siteOf, texts, wordsOf } from "../funnel.ts";

let bookings: Bookings;
beforeAll(async () => {
	bookings = await openBookings();
});
afterAll(() => bookings.stop());

const fields = {
	...{ from: "Miami (MIA)", to: "Bogotá (BOG)", dates: "days", depart: "2027-03-01", return: "2027-03-08" },
	...{ drop: "below", price: "350", email: "ana@mail.example", consent: "yes" },
};
const down = () => Promise.reject(new Error("down"));
const broken: Record<string, (outbox: Outbox) => Outbox> = {
	database: (outbox) => ({
		...outbox,
		db: { prepare: (sql: string) => outbox.db.prepare(sql), batch: down } as unknown as D1Database,
	}),
	vault: (outbox) => ({ ...outbox, vault: { ...outbox.vault, seal: down } }),
};

it.each(languageCodes.flatMap((language) => Object.keys(broken).map((part) => [part, language] as const)))(
	"a %s that fails costs nothing that was typed (%s)",
	async (part, language) => {
		const { t } = texts[language];
		const outbox = broken[part]?.(bookings.outbox);
		const site = siteOf(bookings, undefined, { services: { outbox } });
		const { response, page } = await site.post(href(language, "fareAlerts"), fields);
		expect(response.status).toBe(503);
		const notice = page.querySelector("main .notice-problem[autofocus]");
		expect(notice?.text).toContain(t("alert.failed.heading"));
		expect(notice?.querySelector("a[href^='tel:']")).not.toBeNull();
		for (const name of ["to", "depart", "return", "price", "email"] as const) {
			expect(page.querySelector(`main [name=${name}]`)?.getAttribute("value"), name).toBe(fields[name]);
		}
		expect(page.querySelector("main [value=below]")?.hasAttribute("checked")).toBe(true);
		expect(page.querySelector("main [name=consent]")?.hasAttribute("checked")).toBe(true);
		expect(wordsOf(page, "main .error-summary")).toBe("");
		expect(site.lines.join()).toContain("alert: Error: down");
		expect(site.lines.join()).not.toContain("ana@");
	},
);

const mailsWaiting = async () =>
	(await bookings.db.prepare("SELECT count(*) AS n FROM outbox WHERE kind = 'alert.confirm'").first<{ n: number }>())
		?.n;

it("mails one mailbox five times a day, however its address is spelled, and answers alike", async () => {
	await bookings.db.exec("DELETE FROM outbox");
	const services = { outbox: bookings.outbox, budgets: memoryBudgets(() => now) };
	const site = siteOf(bookings, undefined, { services });
	const spellings = ["a.na@gmail.com", "an.a@gmail.com", "ana@googlemail.com", "ANA@gmail.com"];
	for (let tag = 0; tag < 30; tag++) spellings.push(`ana+${tag}@gmail.com`);
	const answers = new Set<string>();
	for (const email of spellings) {
		const { response } = await site.post(href("en", "fareAlerts"), { ...fields, email });
		answers.add(`${response.status} ${response.headers.get("location")}`);
	}
	expect([...answers]).toEqual([`303 ${href("en", "fareAlerts", {}, { sent: "1" })}`]);
	expect(await mailsWaiting()).toBe(5);
});

it("counts no mail that could not be kept: who tries again later gets it", async () => {
	await bookings.db.exec("DELETE FROM outbox");
	await bookings.db.exec("DELETE FROM fare_alerts");
	const budgets = memoryBudgets(() => now);
	const failing = siteOf(bookings, undefined, { services: { outbox: broken.database?.(bookings.outbox), budgets } });
	for (let time = 0; time < 6; time++) await failing.post(href("en", "fareAlerts"), fields);
	await siteOf(bookings, undefined, { services: { outbox: bookings.outbox, budgets } }).post(
		href("en", "fareAlerts"),
		fields,
	);
	expect(await mailsWaiting()).toBe(1);
});

it("lets a network that asks for too many wait, with everything typed to be sent again", async () => {
	const services = { outbox: bookings.outbox, budgets: spentBudgets("mail") };
	const { response, page } = await siteOf(bookings, undefined, { services }).post(href("es", "fareAlerts"), fields);
	expect(response.status).toBe(429);
	expect(page.querySelector("main input[name=email]")?.getAttribute("value")).toBe(fields.email);
	expect(page.querySelector("main form")?.getAttribute("action")).toBe(href("es", "fareAlerts"));
});
