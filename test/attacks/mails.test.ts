// Mail bombs: one mailbox under thirty spellings, from thirty networks and from one address, by alerts and by messages.
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { type FakeResend, startFakeResend } from "../../scripts/fakes/resend/server.ts";
import { effects } from "../../src/effects/effects.ts";
import { trapField } from "../../src/forms/trap.ts";
import { href } from "../../src/links.ts";
import { addDays } from "../../src/time/iso-date.ts";
import { visitorAddress } from "../visitor-address.ts";
import { type Harness, startWorker } from "../worker/harness.ts";
import { secondsSince, told, volley, windowsSince } from "./attacker.ts";

let resend: FakeResend;
let site: Harness;
let db: D1Database;
beforeAll(async () => {
	resend = await startFakeResend();
	site = await startWorker({ RESEND_API_KEY: resend.apiKey, RESEND_URL: resend.url });
	db = ((await site.worker.getEnv()) as { readonly DB: D1Database }).DB;
});
afterAll(async () => {
	await site.close();
	await resend.stop();
});
beforeEach(() => db.exec("DELETE FROM outbox"));

const depart = addDays(new Date().toISOString().slice(0, 10), 80);
const alert = {
	...{ from: "New York (NYC)", to: "MIA", dates: "days", depart, return: addDays(depart, 7), month: "", stay: "7" },
	...{ drop: "below", price: "9,999", consent: "yes", [trapField]: "" },
};
const message = { name: "Ana Núñez", phone: "", topic: "refund", code: "", [trapField]: "" };

/** Another spelling of one mailbox each time: a tag, dots, the provider's other name. */
function spelling(owner: string, index: number): string {
	const dotted = [...owner].map((letter, at) => (at > 0 && (index >> (at % 5)) & 1 ? `.${letter}` : letter)).join("");
	return `${dotted}${index % 3 ? `+${index}` : ""}@${index % 2 ? "gmail.com" : "googlemail.com"}`;
}

async function post(id: "fareAlerts" | "contactUs", fields: Record<string, string>, address: string): Promise<number> {
	const headers = { "Sec-Fetch-Site": "same-origin", "CF-Connecting-IP": address };
	const response = await site.get(href("en", id), { method: "POST", body: new URLSearchParams(fields), headers });
	await response.arrayBuffer();
	return response.status;
}

/** Mails of a kind that were written, whether or not they have left. */
async function written(kind: string): Promise<number> {
	return (await db.prepare("SELECT count(*) AS n FROM outbox WHERE kind = ?").bind(kind).first<number>("n")) ?? 0;
}

const kinds = {
	"alert.confirm": (email: string, address: string) => post("fareAlerts", { ...alert, email }, address),
	// Another text each time, since the same one is one message.
	"message.acknowledged": (email: string, address: string, index: number) =>
		post("contactUs", { ...message, email, text: `Hola ${index}` }, address),
} as const;

it.each(Object.keys(kinds) as (keyof typeof kinds)[])(
	"30 spellings of a mailbox from 30 networks get it five mails of a day (%s)",
	async (kind) => {
		const owner = `ana${kind.replace(/\W/g, "")}`;
		const began = Date.now();
		const spellings = Array.from({ length: 30 }, (_, index) => spelling(owner, index));
		expect(new Set(spellings).size).toBe(30);
		const statuses = await volley(30, (index) => kinds[kind](spellings[index] ?? "", visitorAddress(), index));
		const mails = await written(kind);
		told(`30 spellings of one mailbox, ${kind}`, "30 mails in 2 s", `${mails} in ${secondsSince(began)}`);
		// Who asks learns nothing of it.
		expect(new Set(statuses)).toEqual(new Set([303]));
		expect(mails).toBe(5);
	},
);

it("30 mailboxes from one address get as many mails as an address may cause", async () => {
	const began = Date.now();
	await volley(30, (index) => kinds["alert.confirm"](`visitor${index}@mail.example`, "203.0.113.90"));
	const mails = await written("alert.confirm");
	told("30 mailboxes of one address", "30 mails in 2 s", `${mails}`);
	expect(mails).toBeGreaterThan(0);
	expect(mails).toBeLessThanOrEqual(effects.mail.budgets.address.hour * windowsSince(began, "hour"));
});
