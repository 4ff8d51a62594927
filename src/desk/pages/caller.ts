// What stands in that line. It is asked for every twenty seconds, and nothing of it is recorded: that the trip was opened, its page did.
import type { ScreenSubject } from "../../features/bookings/ports.ts";
import type { DeskHandler, DeskInput } from "../frame/desk-page.ts";
import { framedHeaders } from "../frame/headers.ts";
import { deskHref } from "../routes.ts";

/** Seconds. The object waits for two that are late (src/features/shared-screen/screen-object.ts). */
const again = 20;

export const quoteCaller: DeskHandler<"quoteCaller"> = (input) =>
	tellOf({ kind: "quote", id: input.params.code }, input);
export const bookingCaller: DeskHandler<"bookingCaller"> = (input) =>
	tellOf({ kind: "booking", id: input.params.code }, input);

async function tellOf(
	subject: ScreenSubject,
	{ services: { screens }, d, language }: Pick<DeskInput, "services" | "d" | "language">,
): Promise<Response> {
	const open = await screens?.agentSeen(subject);
	const text = d(open === undefined ? "caller.unknown" : open ? "caller.open" : "caller.away");
	// The texts are ours and have no markup in them.
	const page = `<!DOCTYPE html><html lang="${language}"><meta charset="utf-8"><title>${d("caller")}</title><link rel="stylesheet" href="${deskHref("styles")}"><body class="desk desk-caller-line"><p>${text}</p></body></html>`;
	return new Response(page, {
		headers: { ...framedHeaders, "Content-Type": "text/html; charset=UTF-8", Refresh: `${again}` },
	});
}
