// Every way that a booking can stand, with its line in both languages: what its page, its title and its mails are held to.
import type { Booking } from "../../../src/features/bookings/booking.ts";
import type { Standing, Tone } from "../../../src/features/bookings/headline.ts";
import { sampleBooking, sampleBookingIn, sampleNow } from "../../../src/styleguide/samples/sample-trip.ts";
import type { Language } from "../../languages.ts";

export type CodeName = "request" | "booking" | "confirmation";

export const codeNames = {
	request: { en: "Request code", es: "Código de solicitud" },
	booking: { en: "Booking code", es: "Código de reserva" },
	confirmation: { en: "Confirmation code", es: "Código de confirmación" },
} as const satisfies Record<CodeName, Record<Language, string>>;

export interface StandingCase {
	readonly booking: Booking;
	readonly standing: Standing;
	readonly tone: Tone;
	readonly code: CodeName;
	/** The line of the state, the sentence below it, what is paid, and the first of what is next: how each begins. */
	readonly en: readonly [headline: string, text: string, money: string | undefined, next: string | undefined];
	readonly es: readonly [headline: string, text: string, money: string | undefined, next: string | undefined];
}

const requested = (order: Booking["order"]["state"]) => sampleBookingIn("requested", { state: order });
const quiet = { ...sampleBookingIn("requested"), contact: { ...sampleBooking.contact, callback: false } };
const proven = { ...sampleBookingIn("requested"), proven: sampleBooking.proven };
const atOnce = { ...sampleBooking.offer, payment: { ...sampleBooking.offer.payment, instant: true } };
const at = (now: string) => ({ now: new Date(now), money: "none" }) as const;

/** What is not told by a row: nothing was paid by card, and no deadline has passed. */
function row(
	booking: Booking,
	tone: Tone,
	code: CodeName,
	en: StandingCase["en"],
	es: StandingCase["es"],
	standing: Standing = {},
): StandingCase {
	return { booking, tone, code, en, es, standing: { now: sampleNow, money: "none", ...standing } };
}

const unpaid = ["Not paid", "Sin pagar"] as const;
const taken = ["Paid by card", "Pagado con tarjeta"] as const;
const reserved = ["Reserved on your card, not taken", "Retenido en su tarjeta, sin cobrar"] as const;
const back = ["Card payment refunded", "Pago con tarjeta reembolsado"] as const;
const again = ["Call +1 800 555 0199: an agent looks", "Llame al +1 800 555 0199: un agente busca"] as const;

export const sentCases: Readonly<Record<string, StandingCase>> = {
	"requested, may be called": row(
		...([sampleBookingIn("requested"), "open", "request"] as const),
		[
			"Request received: not paid, price not guaranteed until we call",
			...(["We have your request.", unpaid[0], "An agent checks the seats"] as const),
		],
		[
			"Solicitud recibida: sin pagar, y sin precio garantizado hasta que le llamemos",
			...(["Tenemos su solicitud.", unpaid[1], "Un agente verifica los asientos"] as const),
		],
	),
	"requested, not to be called": row(
		...([quiet, "open", "request"] as const),
		[
			"Request received: not paid, price not guaranteed until you call",
			...(["We have your request.", unpaid[0], "An agent checks the seats"] as const),
		],
		[
			"Solicitud recibida: sin pagar, y sin precio garantizado hasta que usted llame",
			...(["Tenemos su solicitud.", unpaid[1], "Un agente verifica los asientos"] as const),
		],
	),
	"requested and proven, and not held": row(
		...([proven, "open", "request"] as const),
		[
			"Request received: not paid, price not guaranteed until we call",
			...(["You can be reached, thank you.", unpaid[0], "An agent checks the seats"] as const),
		],
		[
			"Solicitud recibida: sin pagar, y sin precio garantizado hasta que le llamemos",
			...(["Ya sabemos cómo contactarle, gracias.", unpaid[1], "Un agente verifica los asientos"] as const),
		],
	),
	"requested, proven by who opened it, and never to be held": row(
		...([{ ...proven, offer: atOnce }, "open", "request"] as const),
		[
			"Request received: not paid, price not guaranteed until we call",
			...(["We have your request.", unpaid[0], "An agent checks the seats"] as const),
		],
		[
			"Solicitud recibida: sin pagar, y sin precio garantizado hasta que le llamemos",
			...(["Tenemos su solicitud.", unpaid[1], "Un agente verifica los asientos"] as const),
		],
	),
	"requested, reserved on a card": row(
		...([proven, "open", "request"] as const),
		[
			"Request received: reserved on your card, not booked yet",
			...(["We have your request.", reserved[0], "The airline answers next."] as const),
		],
		[
			"Solicitud recibida: monto retenido en su tarjeta, todavía sin reservar",
			...(["Tenemos su solicitud.", reserved[1], "Ahora responde la aerolínea."] as const),
		],
		{ money: "reserved" },
	),
	asking: row(
		...([requested("sending"), "open", "request"] as const),
		["Asking the airline: not booked yet", "We are asking the airline", unpaid[0], "The airline answers next."],
		[
			"Consultando a la aerolínea: todavía sin reservar",
			...(["En este momento le estamos pidiendo", unpaid[1], "Ahora responde la aerolínea."] as const),
		],
	),
	"ordered, the money follows": row(
		...([requested("made"), "open", "booking"] as const),
		[
			"Ordered from the airline: your payment is being completed",
			...(["The airline has the order.", reserved[0], "An agent sees to it"] as const),
		],
		[
			"Pedida a la aerolínea: se está completando su pago",
			...(["La aerolínea tiene el pedido.", reserved[1], "Un agente se encarga"] as const),
		],
		{ money: "reserved" },
	),
	"without an answer": row(
		...([requested("unknown"), "open", "request"] as const),
		[
			"No answer from the airline yet: do not book this trip again",
			...(["We asked the airline for these seats", unpaid[0], "An agent looks into it"] as const),
		],
		[
			"Todavía sin respuesta de la aerolínea: no reserve este viaje otra vez",
			...(["Le pedimos estos asientos", unpaid[1], "Un agente lo averigua"] as const),
		],
	),
	refused: row(
		...([requested("refused"), "ended", "request"] as const),
		[
			"Not accepted by the airline: nothing is booked",
			...(["The airline did not accept", unpaid[0], "An agent looks into it"] as const),
		],
		[
			"La aerolínea no la aceptó: no hay nada reservado",
			...(["La aerolínea no aceptó", unpaid[1], "Un agente lo averigua"] as const),
		],
	),
	held: row(
		...([sampleBookingIn("held"), "held", "booking"] as const),
		[
			"Held until Monday, November 23, 5:00 PM, Chicago time",
			...(["The airline keeps the seats", unpaid[0], "You pay by phone"] as const),
		],
		[
			"Apartada hasta el lunes 23 de noviembre, 5:00 p. m., hora de Chicago",
			...(["La aerolínea tiene apartados", unpaid[1], "Usted paga por teléfono"] as const),
		],
	),
	"held, nobody knows until when": row(
		...([sampleBookingIn("held", { payBy: null }), "held", "booking"] as const),
		["On hold, not paid", "The airline keeps the seats", unpaid[0], "You pay by phone"],
		["Apartada, sin pagar", "La aerolínea tiene apartados", unpaid[1], "Usted paga por teléfono"],
	),
	"held, out of time": row(
		...([sampleBookingIn("held"), "ended", "booking"] as const),
		[
			"Time to pay ended on Monday, November 23, 5:00 PM, Chicago time",
			...(["The time to pay ended on Nov 23", unpaid[0], "You pay by phone"] as const),
		],
		[
			"El plazo para pagar terminó el lunes 23 de noviembre, 5:00 p. m., hora de Chicago",
			...(["El plazo para pagar terminó el 23 nov", unpaid[1], "Usted paga por teléfono"] as const),
		],
		at("2026-11-23T23:00:00Z"),
	),
	"paid by phone": row(
		...([sampleBookingIn("paid"), "held", "booking"] as const),
		["Paid, no tickets yet", "Your payment is recorded.", "Paid", "An agent sees to it"],
		["Pagada, todavía sin boletos", "Su pago está registrado.", "Pagado", "Un agente se encarga"],
	),
	"paid by card": row(
		...([sampleBookingIn("paid"), "held", "booking"] as const),
		["Paid, no tickets yet", "Your payment is recorded.", taken[0], "An agent sees to it"],
		["Pagada, todavía sin boletos", "Su pago está registrado.", taken[1], "Un agente se encarga"],
		{ money: "taken" },
	),
	"paid by phone after a card was let go": row(
		...([sampleBookingIn("paid"), "held", "booking"] as const),
		["Paid, no tickets yet", "Your payment is recorded.", "Paid", "An agent sees to it"],
		["Pagada, todavía sin boletos", "Su pago está registrado.", "Pagado", "Un agente se encarga"],
		{ money: "released" },
	),
	"paid and refunded": row(
		...([sampleBookingIn("paid"), "held", "booking"] as const),
		["Card payment refunded, no tickets", "Your payment is recorded.", back[0], again[0]],
		["Pago con tarjeta reembolsado, sin boletos", "Su pago está registrado.", back[1], again[1]],
		{ money: "refunded" },
	),
	ticketed: row(
		...([sampleBookingIn("ticketed"), "good", "confirmation"] as const),
		["Ticketed", "The airline has issued a ticket", taken[0], "Compare the names"],
		["Con boletos emitidos", "La aerolínea emitió un boleto", taken[1], "Compare los nombres"],
		{ money: "taken" },
	),
	expired: row(
		...([sampleBookingIn("expired"), "ended", "booking"] as const),
		["Expired", "The time for this booking has run out.", unpaid[0], again[0]],
		["Vencida", "El plazo de esta reserva terminó.", unpaid[1], again[1]],
	),
	"canceled, nobody knows what was paid": row(
		...([sampleBookingIn("cancelled"), "ended", "request"] as const),
		["Canceled", "This booking was canceled.", undefined, "If you paid, ask about your refund"],
		["Cancelada", "Esta reserva se canceló.", undefined, "Si ya pagó, pregunte por su reembolso"],
	),
	"canceled after an order": row(
		...([sampleBookingIn("cancelled", { state: "made" }), "ended", "booking"] as const),
		["Canceled", "This booking was canceled.", undefined, "If you paid, ask about your refund"],
		["Cancelada", "Esta reserva se canceló.", undefined, "Si ya pagó, pregunte por su reembolso"],
	),
	"canceled, still paid": row(
		...([sampleBookingIn("cancelled", { state: "made" }), "ended", "booking"] as const),
		[
			"Canceled, card payment not refunded yet",
			...(["This booking was canceled.", taken[0], "If you paid, ask about your refund"] as const),
		],
		[
			"Cancelada, pago con tarjeta todavía sin reembolsar",
			...(["Esta reserva se canceló.", taken[1], "Si ya pagó, pregunte por su reembolso"] as const),
		],
		{ money: "taken" },
	),
	"canceled and refunded": row(
		...([sampleBookingIn("cancelled", { state: "made" }), "ended", "booking"] as const),
		["Canceled, card payment refunded", "This booking was canceled.", back[0], again[0]],
		["Cancelada, pago con tarjeta reembolsado", "Esta reserva se canceló.", back[1], again[1]],
		{ money: "refunded" },
	),
	failed: row(
		...([sampleBookingIn("failed"), "ended", "request"] as const),
		["Could not be booked", "We could not get these seats.", "Not taken from your card", again[0]],
		["No se pudo reservar", "No pudimos conseguir estos asientos.", "No se cobró a su tarjeta", again[1]],
		{ money: "released" },
	),
};

/** Of bookings that were never sent: the line alone. */
export const unsentCases = [
	["draft", "none", "Not sent yet", "Todavía sin enviar"],
	["reviewed", "none", "Not sent yet", "Todavía sin enviar"],
	["reviewed", "open", "Not sent yet", "Todavía sin enviar"],
	["reviewed", "declined", "Card declined: not paid, not sent", "Tarjeta rechazada: sin pagar y sin enviar"],
	["reviewed", "expired", "Card page closed: not paid, not sent", "Página de pago cerrada: sin pagar y sin enviar"],
	[
		...(["reviewed", "reserved"] as const),
		"Not sent: the amount reserved on your card is being released",
		"Sin enviar: se está liberando el monto retenido en su tarjeta",
	],
	[
		...(["reviewed", "released"] as const),
		"Not sent: nothing was taken from your card",
		"Sin enviar: no se cobró nada a su tarjeta",
	],
	[
		...(["reviewed", "refunded"] as const),
		"Not sent: your card payment was refunded",
		"Sin enviar: se reembolsó su pago con tarjeta",
	],
] as const;
