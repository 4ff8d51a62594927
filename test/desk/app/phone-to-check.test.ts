// A number whose area code is in no plan of ours is marked wherever an agent would dial it; no other is.
import { afterEach, beforeEach, expect, it } from "vitest";
import { deskHref } from "../../../src/desk/routes.ts";
import { saveDraft } from "../../../src/features/bookings/drafts.ts";
import type { CallbackRequest } from "../../../src/features/contact/forms/message.ts";
import { keepMessage, requestKeys } from "../../../src/features/contact/store.ts";
import { newToken } from "../../../src/privacy/token.ts";
import { adult, type Bookings, contact, openBookings, quoted, secondAdult } from "../../features/bookings/bookings.ts";
import { now } from "../../features/bookings/sample-choice.ts";
import { openUnitDesk } from "./unit-desk.ts";

let bookings: Bookings;
beforeEach(async () => {
	bookings = await openBookings();
});
afterEach(() => bookings.stop());

/** Of a booking and of a call that was asked for with this number, the parts of their pages that have it. */
async function shown(phone: string, language: "en" | "es"): Promise<readonly string[]> {
	const { store, db } = bookings;
	const desk = openUnitDesk(db, { vault: store.vault, bookings: store, db, now: () => now });
	const person = { passengers: [adult, secondAdult], contact: { ...contact, phone } };
	const draft = { ...person, visitor: newToken(), quote: await quoted(db, now), language: "es" } as const;
	const { code } = await saveDraft(store, draft, now);
	const message: CallbackRequest = {
		...{ kind: "callback", name: adult.givenName, phone, email: null, speaks: "es", when: null },
		...{ topic: "newTrip", zone: "America/Bogota", trip: { quote: draft.quote.code } },
	};
	const [key] = await requestKeys(store.vault, message, "es", now);
	const number = await keepMessage(store, { message, language: "es", key, inbox: store.inbox }, now);
	const targets = [deskHref("booking", { code }), deskHref("message", { number })];
	return Promise.all(
		targets.map(async (target) => {
			const { page } = await desk.open(`${target}?lng=${language}`);
			const link = page.querySelector(`a[href='tel:${phone}']`);
			return (link?.parentNode?.text ?? `no ${phone} on ${target}`).replace(/\s+/g, " ");
		}),
	);
}

it.each([
	["en", "Phone to be checked: area code not in our list"],
	["es", "Teléfono por verificar: el código de área no está en nuestra lista"],
] as const)("in %s", async (language, mark) => {
	for (const text of await shown("+16214023931", language)) {
		expect(text).toContain("+1 621 402 3931");
		expect(text).toContain(mark);
	}
	for (const text of await shown("+525512345678", language)) {
		expect(text).toContain("+52 55 1234 5678");
		expect(text).not.toContain(mark);
	}
});
