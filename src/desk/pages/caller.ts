// What stands in that line: whether the caller has the trip open, and that they answered. It is asked for every twenty seconds, every second
// while the caller is there, and nothing of it is recorded: that the trip was opened, its page did.
import type { ScreenSubject } from "../../features/bookings/ports.ts";
import { answeredSince } from "../../features/proposals/store.ts";
import type { DeskHandler, DeskInput } from "../frame/desk-page.ts";
import { framedHeaders } from "../frame/headers.ts";
import { deskHref, sinceParameter } from "../routes.ts";

/** Seconds. The object waits for two that are late (src/features/shared-screen/screen-object.ts). */
const again = 20;
/** While they talk, an agent sees an answer as soon as the caller sees a proposal: within two. */
const whileThere = 1;

export const quoteCaller: DeskHandler<"quoteCaller"> = (input) =>
	tellOf({ kind: "quote", id: input.params.code }, input);
export const bookingCaller: DeskHandler<"bookingCaller"> = (input) =>
	tellOf({ kind: "booking", id: input.params.code }, input);

async function tellOf(
	subject: ScreenSubject,
	{ services: { screens, db }, d, language, query }: Pick<DeskInput, "services" | "d" | "language" | "query">,
): Promise<Response> {
	const [open, answer] = await Promise.all([
		screens?.agentSeen(subject),
		answeredSince(db, subject, query.get(sinceParameter) ?? ""),
	]);
	const standing = open === undefined ? "unknown" : open ? "open" : "away";
	const text = answer ? `<strong>${d(`caller.${answer}`)}</strong>` : d(`caller.${standing}`);
	// The texts are ours and have no markup in them.
	const page = `<!DOCTYPE html><html lang="${language}"><meta charset="utf-8"><title>${d("caller")}</title><link rel="stylesheet" href="${deskHref("styles")}"><body class="desk desk-caller-line"><p>${text}</p></body></html>`;
	return new Response(page, {
		headers: {
			...framedHeaders,
			"Content-Type": "text/html; charset=UTF-8",
			Refresh: `${open && !answer ? whileThere : again}`,
		},
	});
}
