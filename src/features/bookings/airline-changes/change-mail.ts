// The mail to the traveler whose flights an airline changed: old and new times, what the law says, and the link to answer.
import { type ChangedSlices, sameSlice, sameSlices } from "../../../flights/airline-changes.ts";
import { parseSlices } from "../../../flights/offer-schema.ts";
import type { Slice } from "../../../flights/offers/offer.ts";
import { href } from "../../../links.ts";
import { callButton, composeMail, linkButton, type MailContext, row } from "../../../mail/layout.ts";
import type { ComposedMail } from "../../../mail/outbox.ts";
import { groupReference } from "../../../references/reference.ts";
import { escapeHtml } from "../../../text/fill.ts";
import type { Booking } from "../booking.ts";
import { sampleTexts } from "../mails/booking-texts.ts";
import { sliceRows, sliceTexts } from "../mails/trip-rows.ts";
import { parseBooking } from "../rows.ts";
import { airportTexts, changedAirline, overlookedTexts, verdictTexts } from "./change-texts.ts";
import { judge } from "./judge.ts";

/** What is sealed with it. */
export interface ChangeMail {
	/** Without its people. */
	readonly booking: Booking;
	readonly before: readonly Slice[];
	/** Null: nobody can read it yet. As before: the airline went back to it. */
	readonly after: ChangedSlices | null;
	readonly cabin: Booking["offer"]["cabin"] | null;
	/** When it was found: ISO 8601 in UTC. */
	readonly foundAt: string;
	/** A proposal or an accepted exchange ended with it. Mails from before do not say. */
	readonly withdrawn?: boolean;
}

/** Pure: the same change gives the same mail. */
export function renderChangeMail(data: unknown, secret: string, context: MailContext): ComposedMail {
	const { cabin, foundAt, withdrawn = false, ...sealed } = data as ChangeMail;
	const booking = parseBooking(sealed.booking);
	const before = parseSlices(JSON.stringify(sealed.before)).filter((slice) => slice !== null);
	const after = sealed.after && parseSlices(JSON.stringify(sealed.after));
	const { t, language, origin } = context;
	const { label, warning } = sampleTexts(booking, context);
	const judged = after && judge({ before, after, cabins: [booking.offer.cabin, cabin] }, new Date(foundAt));
	const airline = changedAirline({ before, after });
	const again = after !== null && sameSlices(before, after);
	const changed = judged?.disruption.event === "canceled" ? "moved.heading.canceled" : "moved.heading";
	const heading = t(again ? "moved.heading.again" : changed, { airline });
	// Without new flights there is nothing to answer.
	const asks = after !== null && !again;
	const unread = after === null ? [t("moved.unread")] : [];
	const law = judged && verdictTexts(judged, booking.offer, context);
	const link = `${origin}${href(language, "airlineChange", { confirmationCode: booking.code }, { proof: secret })}`;
	const parts = before.flatMap((old, index) => {
		if (!after) return [];
		const next = after[index] ?? null;
		if (sameSlice(old, next)) return [];
		return [
			{ name: t("moved.before"), slice: old, notes: [] },
			{ name: t("moved.now"), slice: next, notes: overlookedTexts(old, next, context) },
		];
	});
	const airports = asks ? airportTexts({ before, after }, context) : [];
	const code = `${t("lookup.code")} ${groupReference(booking.code)}`;
	const strong = (text: string, style = "padding-top:20px") => row(`<strong>${escapeHtml(text)}</strong>`, {}, style);
	return composeMail(
		{
			subject: `${label}${heading}: ${groupReference(booking.code)}`,
			preheader: label + (law?.heading ?? t(asks ? "moved.choose" : "moved.withdrawn")),
			rows: [
				strong(heading, "font-size:24px;line-height:30px"),
				row(escapeHtml(code), {}, "padding-top:4px"),
				...(warning ? [strong(warning, "padding-top:12px;font-size:14px;line-height:21px")] : []),
				...unread.map((text) => row(escapeHtml(text), {}, "padding-top:12px")),
				...parts.flatMap(({ name, slice, notes }) => [
					strong(name),
					...(slice ? sliceRows(slice, sliceTexts(slice, context)) : [row(escapeHtml(t("moved.notFlown")))]),
					...notes.map((note) => row(escapeHtml(note), {}, "padding-top:4px")),
				]),
				...airports.map((text) => strong(text, "padding-top:12px")),
				...(law ? [strong(law.heading), row(law.texts.map(escapeHtml).join("<br>"))] : []),
				...(withdrawn ? [row(escapeHtml(t("moved.withdrawn")), {}, "padding-top:12px")] : []),
				...(asks
					? [
							row(linkButton(link, t("moved.mail.answer")), {}, "padding-top:20px"),
							row(
								escapeHtml(t("moved.mail.note")),
								{ text: "muted" },
								"padding-top:8px;font-size:14px;line-height:21px",
							),
						]
					: []),
				row(callButton(context), {}, "padding-top:12px"),
			],
			lines: [
				...[heading, code, ""],
				...(warning ? [warning, ""] : []),
				...unread.flatMap((text) => [text, ""]),
				...parts.flatMap(({ name, slice, notes }) => [
					`${name}:`,
					...(slice
						? [`${slice.origin} → ${slice.destination}`, ...sliceTexts(slice, context)]
						: [t("moved.notFlown")]),
					...notes,
					"",
				]),
				...airports.flatMap((text) => [text, ""]),
				...(law ? [law.heading, ...law.texts, ""] : []),
				...(withdrawn ? [t("moved.withdrawn"), ""] : []),
				...(asks ? [`${t("moved.mail.answer")}:`, link, "", t("moved.mail.note")] : []),
				t("mail.call"),
			],
			why: t("mail.booking.why"),
		},
		context,
	);
}
