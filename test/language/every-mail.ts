// Every mail that the outbox can hold, in one language: of each kind one for each case that has words of its own.
import { type Env, parseEnv } from "../../src/env.ts";
import type { AlertTrip } from "../../src/features/alerts/forms/alert.ts";
import type { AlertMailPayload } from "../../src/features/alerts/mail.ts";
import type { SurplusMail } from "../../src/features/bookings/mails/surplus-mail.ts";
import { payMeans } from "../../src/features/bookings/phone-payment.ts";
import { bookingStates } from "../../src/features/bookings/states.ts";
import { type CallbackRequest, type ContactMessage, callbackTopics } from "../../src/features/contact/forms/message.ts";
import type { MessageMail } from "../../src/features/contact/mail.ts";
import { plainTerms } from "../../src/flights/price-terms.ts";
import { type Language, perLanguage } from "../../src/i18n/languages.ts";
import { createMessages } from "../../src/i18n/messages.ts";
import type { MailKind } from "../../src/mail/lanes.ts";
import type { Mail } from "../../src/mail/layout.ts";
import { composeMails, mailKinds } from "../../src/mails.ts";
import { contactTopics } from "../../src/parameters.ts";
import { sampleBookingIn } from "../../src/styleguide/samples/sample-trip.ts";
import { testEnv } from "../test-env.ts";
import { variablesOf } from "../variables.ts";

interface NamedMail extends Pick<Mail, "subject" | "html" | "text"> {
	readonly name: string;
}

/** What the outbox holds of a mail. */
type Held = readonly [payload: unknown, data?: unknown];

const trip = {
	...{ from: "NYC", to: "BOG", language: "en" },
	dates: { kind: "month", month: "2027-03", stay: 7 },
	terms: plainTerms,
	threshold: { minor: 35_000, currency: "USD" },
} as const satisfies AlertTrip;
const days = { kind: "days", depart: "2027-03-09", return: "2027-03-16" } as const;
const trips: readonly AlertTrip[] = [
	trip,
	{ ...trip, threshold: null },
	{ ...trip, dates: days, terms: { adults: 2, ages: [1, 7], bags: 2, cabin: "business", nearby: true } },
	{ ...trip, dates: { ...days, return: null } },
];
const price: AlertMailPayload = {
	...{ wish: trip, price: { minor: 34_120, currency: "USD" }, before: { minor: 39_900, currency: "USD" } },
	...{ depart: "2027-03-09", return: "2027-03-16", carriers: ["Avianca"] },
	...{ sample: true, seenAt: "2026-11-21T12:00:00.000Z" },
};

/** Names and words of a writer that no language translates. */
const writer = { name: "Zoë Ñandú", phone: "+525512345678", email: "zoe@mail.example" };
const contact: ContactMessage = { kind: "contact", ...writer, topic: "refund", code: "KMRWXKM0", text: "Ñu ñu." };
const callback: CallbackRequest = { kind: "callback", ...writer, speaks: "en", when: null, topic: "change" };
const time = { day: "2027-02-10", from: "10:00", to: "12:00", zone: "America/Mexico_City" };
const messages: readonly MessageMail["message"][] = [
	...contactTopics.map((topic) => ({ ...contact, topic })),
	...callbackTopics.map((topic) => ({ ...callback, topic })),
	{ ...contact, phone: null, code: null },
	{ ...callback, email: null, when: time },
];
const receivedAt = "2026-11-21T12:00:00.000Z";
/** From a quote's page, with a time that was promised, in the place of another. */
const promised: MessageMail = {
	message: {
		...{ ...callback, when: null, zone: "America/Bogota" },
		trip: { quote: "KMM2R4", booking: "KMRWXKM0", search: "trip=oneway&from=BOG&to=MIA&depart=2027-02-10" },
	},
	...{ number: "KMM-2R4", receivedAt, promisedAt: "2026-11-21T12:30:00.000Z", replaces: "KMM-2R5" },
};
const heldMessages = [
	...messages.map((message): Held => {
		const mail: MessageMail = { message, number: "KMM-2R4", receivedAt };
		return [{}, mail];
	}),
	[{}, promised] as const,
];

const reached = { email: writer.email, phone: writer.phone, callback: true };

/** As the outbox has it: through JSON. */
const heldBookings = bookingStates
	.filter((state) => state !== "draft" && state !== "reviewed")
	.map((state): Held => {
		const booking = sampleBookingIn(state);
		const passengers = booking.passengers.map((one) => ({ ...one, givenName: "Zoë", familyName: "Ñandú" }));
		return [{}, JSON.parse(JSON.stringify({ ...booking, passengers }))];
	});

/** Later enough for a refund, earlier by little, and not flown any more. */
const movedBookings = [360, 45, -30, null].map((minutes): Held => {
	const { passengers: _, ...booking } = sampleBookingIn("ticketed");
	const { slices } = booking.offer;
	const at = (local: string) => new Date(Date.parse(`${local}Z`) + Number(minutes) * 60_000).toISOString().slice(0, 16);
	const segments = (slices[0]?.segments ?? []).map((one) => ({
		...{ ...one, departingAt: at(one.departingAt), arrivingAt: at(one.arrivingAt) },
	}));
	const first = minutes === null ? null : { ...slices[0], segments };
	const told = { before: slices, after: [first, ...slices.slice(1)], cabin: null, foundAt: receivedAt };
	return [{}, JSON.parse(JSON.stringify({ booking: { ...booking, passengers: [] }, ...told }))];
});

/** Nobody can read it yet, and gone back to what was booked: each ended what was open. */
const endedWithMoved = [null, sampleBookingIn("ticketed").offer.slices].map((after): Held => {
	const booking = { ...sampleBookingIn("ticketed"), passengers: [] };
	const told = { before: booking.offer.slices, after, cabin: null, foundAt: receivedAt, withdrawn: true };
	return [{}, JSON.parse(JSON.stringify({ booking, ...told }))];
});

const money = { payment: "KMRWXKM0-1", provider: "Ñandú", charge: "pi_1", total: { minor: 34_120, currency: "USD" } };
const heldSurplus = bookingStates.map((state): Held => {
	const mail: SurplusMail = { ...money, code: "KMRWXKM0", state, sample: state !== "paid" };
	return [mail];
});

const held: Readonly<Record<MailKind, readonly Held[]>> = {
	"alert.confirm": trips.map((wish): Held => [{ wish }]),
	"alert.price": [
		...trips.map((wish): Held => [{ ...price, wish }]),
		[{ ...price, before: null, return: null, sample: false }],
	],
	"booking.traveler": [
		...heldBookings,
		// Where the state does not tell what happened.
		...(["tickets", "acceptChange", "exchange", "dropExchange", "lapseExchange"] as const).map((why): Held => {
			const booking = { ...sampleBookingIn("ticketed"), passengers: [] };
			return [{ why }, JSON.parse(JSON.stringify(booking))];
		}),
		[
			{ why: "acceptChange", withdrawn: true },
			JSON.parse(JSON.stringify({ ...sampleBookingIn("ticketed"), passengers: [] })),
		],
	],
	"booking.proof": (["hold", "open", "accept"] as const).flatMap((why) =>
		heldBookings.map(([payload, booking], index): Held => {
			const amount = { minor: index % 2 ? -2_600 : 34_120, currency: "USD" };
			return [payload, { booking, digits: "482913", why, ...(why === "accept" && { option: { number: 2, amount } }) }];
		}),
	),
	"booking.moved": [...movedBookings, ...endedWithMoved],
	"booking.agency": heldBookings,
	"booking.contact": [true, false].flatMap((sample): Held[] => [
		[{ code: "KMRWXKM0", sample, changed: { email: true, phone: false } }],
		[{ code: "KMRWXKM0", sample, changed: { email: true, phone: true } }],
		[{ code: "KMRWXKM0", sample, changed: { email: false, phone: true } }],
	]),
	"booking.contact.agency": [
		[
			{ code: "KMRWXKM0", sample: true },
			{ before: reached, after: { ...reached, email: "zoe@two.example" } },
		],
		[
			{ code: "KMRWXKM0", sample: false },
			{ before: reached, after: { ...reached, phone: "+573001234567" } },
		],
		[
			{ code: "KMRWXKM0", sample: true },
			{ before: reached, after: { ...reached, email: "zoe@two.example", phone: "+573001234567" } },
		],
		[
			{ code: "KMRWXKM0", sample: false },
			{ before: { ...reached, phone: "+573001234567" }, after: reached },
		],
	],
	"booking.surplus": heldSurplus,
	"booking.paid": payMeans.map(
		(means, index): Held => [
			{ code: "KMRWXKM0", sample: index === 0, exchange: index === 1 },
			{
				amount: { minor: 51_230, currency: "USD" },
				means,
				reference: "TR 4711",
				agent: "ana@agency.example",
				people: ["Núñez, Ana María"],
			},
		],
	),
	"proposal.offer": ([34_120, 0, -2_600, -100] as const).map((minor): Held => {
		const slices = [{ from: "JFK", to: "BOG", day: "2027-03-09" }];
		const option = { slices, amount: { minor, currency: "USD" } };
		const kind = minor < 0 ? "exchange" : "trip";
		return [{ kind, options: [option, option], until: receivedAt, zone: "America/New_York", sample: minor < 0 }];
	}),
	"proposal.answered": ([34_120, 0, -2_600, null] as const).map((minor): Held => {
		const slices = [{ from: "JFK", to: "BOG", day: "2027-03-09" }];
		const accepted = minor === null ? null : { slices, amount: { minor, currency: "USD" } };
		return [{ code: "K7M2R4X4", accepted, at: receivedAt, zone: "America/New_York", sample: minor === 0 }];
	}),
	"message.agency": heldMessages,
	"message.acknowledged": heldMessages,
};

export function everyMail(language: Language): NamedMail[] {
	const config = parseEnv(testEnv() as Env);
	const { agency, origin } = config;
	const texts = perLanguage((code) => createMessages(code, variablesOf(config, code)));
	const compose = composeMails({ agency, origin }, texts);
	return mailKinds.flatMap((kind) =>
		held[kind].map(([payload, data], index) => {
			const { subject, html, text } = compose(kind, payload, { to: "", token: "Zm9v", data }, language);
			return { name: `${kind} ${index + 1}`, subject, html, text };
		}),
	);
}
