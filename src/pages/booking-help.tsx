// Help with a booking: the code that opens it, the text, and the wish to be called.
import { confirmationLength, normalizeReference, type ReferenceReading } from "../bookings/reference.ts";
import { href } from "../links.ts";
import { BookingCodeForm, type CodeProblem } from "../ui/booking-code-form.tsx";
import { callbackPart, receiveCallback } from "./callback.tsx";
import type { Page, PageData, PageInput } from "./page.ts";
import { proseData } from "./prose-page.tsx";
import type { MessagePart } from "./receive-message.tsx";
import { seeOther } from "./redirect.ts";

export const bookingHelp: Page<"bookingHelp"> = {
	load(input) {
		const code = readCode(input);
		if (code?.kind === "ok") {
			return seeOther(href(input.language, "bookingConfirmation", { confirmationCode: code.code }));
		}
		return pageAround(input, callbackPart(input));
	},
	action: (input, posted) => receiveCallback(input, posted, (part) => pageAround(input, part, true)),
};

/** @param posted the answer is about the wish to be called, which then has the focus and the title */
function pageAround(input: PageInput, { view, ...answer }: MessagePart, posted = false): PageData {
	const typed = (input.query.get("code") ?? "").slice(0, 160);
	const problem = posted ? undefined : problemOf(typed, readCode(input));
	return {
		...proseData(input, { before: <BookingCodeForm typed={typed} problem={problem} />, after: view }),
		index: input.query.size === 0,
		...(problem && { status: 400 }),
		...answer,
	};
}

function problemOf(typed: string, code: ReferenceReading | undefined): CodeProblem | undefined {
	if (!code || code.kind === "ok") return undefined;
	const quote = normalizeReference(typed);
	return quote.kind === "ok" ? { kind: "quote", code: quote.code } : { kind: code.kind };
}

function readCode({ query }: PageInput): ReferenceReading | undefined {
	const typed = query.get("code");
	return typed === null ? undefined : normalizeReference(typed, confirmationLength);
}
