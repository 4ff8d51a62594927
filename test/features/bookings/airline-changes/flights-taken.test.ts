// The airline's new flights, once they are taken or nobody can read them: what was open about the old ones ends, and its traveler hears of it.
import { expect, it } from "vitest";
import { answerChange } from "../../../../src/features/bookings/airline-changes/answer.ts";
import { historyOf } from "../../../../src/features/bookings/store.ts";
import { exchangesOf } from "../../../../src/features/proposals/pending.ts";
import { findProposal } from "../../../../src/features/proposals/store.ts";
import type { Slice } from "../../../../src/flights/offers/offer.ts";
import { payDue } from "../../../desk/acts/said-yes.ts";
import { deliverAll } from "../../../mail/deliver-all.ts";
import { later } from "../sample-choice.ts";
import { acceptOf, exchangeOf, ticketedAnew } from "./ticketed.ts";

const ticketed = ticketedAnew();
const ana = { agent: "ana@agency.example" };

const first = () => ticketed.booking.offer.slices[0] as Slice;
const moved = (): Slice => ({
	...first(),
	segments: first().segments.map((one) => ({ ...one, departingAt: `${one.departingAt.slice(0, 10)}T23:11` })),
});
const change = (at = later(2)) => ticketed.tell({ removed: [first()], added: [moved()] }, at);
const answer = (how: "accepted" | "another", at = later(5)) =>
	answerChange(ticketed.bookings.store, ticketed.booking.code, { number: 1, answer: how, by: "browser" }, at);
const last = async () => (await exchangesOf(ticketed.bookings.db, await ticketed.found(), later(10))).last;
const stateOf = async (id: string) => (await findProposal(ticketed.bookings.db, id))?.state;
const events = async () => (await historyOf(ticketed.bookings.db, ticketed.booking.code)).map(({ event }) => event);

async function mailed() {
	const { bookings } = ticketed;
	bookings.mails.length = 0;
	await deliverAll(bookings.outbox, () => later(6));
	return bookings.mails.map(({ subject, text }) => `${subject}\n${text}`);
}
const told = "Una propuesta o un cambio que seguía abierto para esta reserva ya no vale";

it("withdraws a proposal of the old flights once the new ones are accepted, and says so in the mail", async () => {
	await change();
	const { proposal } = await exchangeOf(ticketed, 5_000);
	await mailed();
	expect((await answer("accepted")).kind).toBe("made");
	expect(await findProposal(ticketed.bookings.db, proposal.id)).toMatchObject({
		...{ state: "withdrawn", withdrawnBy: "airline", decidedAt: later(5).toISOString() },
	});
	expect((await acceptOf(ticketed, proposal, later(6))).kind).toBe("decided");
	expect((await ticketed.found()).offer.slices[0]).toEqual(moved());
	const mails = await mailed();
	expect(mails.filter((text) => text.includes("Vuelos nuevos por el cambio") && text.includes(told))).toHaveLength(1);
});

it("calls off an exchange of the old flights that was accepted before", async () => {
	await change();
	const { proposal } = await exchangeOf(ticketed, 5_000);
	await acceptOf(ticketed, proposal, later(4));
	await mailed();
	expect((await answer("accepted")).kind).toBe("made");
	expect((await events()).slice(-2)).toEqual(["acceptChange", "dropExchange"]);
	expect(await last()).toMatchObject({ standing: "overtaken", flightsChanged: true });
	const pay = { code: ticketed.booking.code, seen: proposal.id };
	expect((await payDue(ticketed.bookings.store, ana, pay, later(7))).kind).toBe("none");
	expect((await mailed()).some((text) => text.includes(told))).toBe(true);
});

it("keeps an exchange that was paid, and says that the flights are others", async () => {
	await change();
	const { proposal } = await exchangeOf(ticketed, 5_000);
	await acceptOf(ticketed, proposal, later(3));
	await payDue(ticketed.bookings.store, ana, { code: ticketed.booking.code, seen: proposal.id }, later(4));
	expect(await last()).toMatchObject({ standing: "paid", flightsChanged: false });
	await answer("accepted");
	expect(await last()).toMatchObject({ standing: "paid", flightsChanged: true });
});

it("leaves what is open where other flights are asked for: the old ones are the booking's still", async () => {
	await change();
	const { proposal } = await exchangeOf(ticketed, 5_000);
	await answer("another");
	expect(await stateOf(proposal.id)).toBe("open");
});

it("says nothing of proposals in the mail where none was open", async () => {
	await change();
	await answer("accepted");
	const mails = await mailed();
	expect(mails.some((text) => text.includes("Vuelos nuevos por el cambio"))).toBe(true);
	expect(mails.some((text) => text.includes(told))).toBe(false);
});

it("leaves no way between: the flights taken and an exchange accepted at once, one of them sees the other", async () => {
	await change();
	const { proposal } = await exchangeOf(ticketed, 5_000);
	const [, taken] = await Promise.all([acceptOf(ticketed, proposal, later(5)), answer("accepted")]);
	expect(taken.kind).toBe("made");
	const state = await stateOf(proposal.id);
	if (state === "accepted") expect((await last())?.standing).toBe("overtaken");
	else expect(state).toBe("withdrawn");
});

it.each(["open", "accepted"])(
	"tells of a change that nobody can read, where something ended with it (%s)",
	async (how) => {
		const { proposal } = await exchangeOf(ticketed, 5_000);
		if (how === "accepted") await acceptOf(ticketed, proposal, later(1));
		await mailed();
		await ticketed.tell(undefined, later(5));
		const [mail, ...more] = await mailed();
		expect(more).toEqual([]);
		expect(mail).toContain(told);
		expect(mail).toContain("La aerolínea cambió este viaje. Un agente lo está revisando");
		expect(mail).not.toContain("proof=");
	},
);

it("tells nobody of a change that nobody can read before an agent did, where nothing was open", async () => {
	await mailed();
	await ticketed.tell(undefined, later(5));
	expect(await mailed()).toEqual([]);
});

it("tells of a change that was taken back, where something ended with it", async () => {
	await change();
	await exchangeOf(ticketed, 5_000);
	await mailed();
	await ticketed.tell({ removed: [], added: [first()] }, later(5));
	const [mail, ...more] = await mailed();
	expect(more).toEqual([]);
	expect(mail).toContain("La aerolínea volvió a los vuelos que usted reservó");
	expect(mail).toContain(told);
	expect(mail).not.toContain("proof=");
});
