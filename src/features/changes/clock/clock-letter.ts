// The letter that cancels within the 24 hours, filled in but for what we never ask: names and the booking code.
import type { Words } from "../../../i18n/messages.ts";
import { formatDeadline } from "../../../places/deadline.ts";
import type { Letter } from "../rights/letter.ts";
import type { ClockAnswer, ClockQuestion } from "./clock-answer.ts";

/** Undefined where there is nothing to ask for, or nobody but us to ask. */
export function clockLetter(
	{ kind }: ClockAnswer,
	{ airline, bookedAt, departsAt, zone, departsZone }: ClockQuestion,
	{ t, language }: Words,
): Letter | undefined {
	if (kind !== "open" && kind !== "agency") return undefined;
	const paragraphs = [
		kind === "open"
			? t("verdict.letter.to", { airline: airline?.name ?? t("change.airline.any") })
			: t("clock.letter.to.agency"),
		t("clock.letter.booked", {
			booked: formatDeadline(bookedAt, zone, language, "full"),
			departs: formatDeadline(departsAt, departsZone, language, "full"),
		}),
		t(kind === "open" ? "clock.letter.airline" : "clock.letter.agency"),
		t("verdict.letter.end"),
	];
	return { subject: t("clock.letter.subject"), paragraphs };
}
