// The lanes that mails go by, each with a queue of its own: what one holds up holds up no other.

/** In the order in which somebody waits for them. */
export const lanes = ["bookings", "replies", "alerts"] as const;
export type Lane = (typeof lanes)[number];

export const isLane = (name: unknown): name is Lane => lanes.some((lane) => lane === name);

/** Every kind of mail with its lane: bookings, payments, call-backs and whatever else a person waits for; answers; news. */
const laneOfKind = {
	"booking.traveler": "bookings",
	"booking.agency": "bookings",
	"booking.contact": "bookings",
	"booking.contact.agency": "bookings",
	"booking.proof": "bookings",
	"booking.moved": "bookings",
	"booking.surplus": "bookings",
	"booking.paid": "bookings",
	"proposal.offer": "bookings",
	"proposal.answered": "bookings",
	"message.agency": "bookings",
	"message.acknowledged": "replies",
	"alert.confirm": "replies",
	"alert.price": "alerts",
} as const satisfies Readonly<Record<string, Lane>>;

export type MailKind = keyof typeof laneOfKind;

export const laneOf = (kind: MailKind): Lane => laneOfKind[kind];
