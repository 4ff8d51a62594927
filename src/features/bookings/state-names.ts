// A booking's state in a few words, the same on its page, in its mails and in its calendar file.
import type { MessageKey } from "../../i18n/messages.ts";
import type { BookingState } from "./states.ts";

export const stateNames = {
	draft: "confirm.draft",
	reviewed: "confirm.draft",
	requested: "confirm.requested",
	held: "confirm.held",
	paid: "confirm.paid",
	ticketed: "confirm.ticketed",
	expired: "confirm.expired",
	cancelled: "confirm.cancelled",
	failed: "confirm.failed",
} as const satisfies Record<BookingState, MessageKey>;
