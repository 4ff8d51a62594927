// Help with a booking: the code that opens it, the text, and the wish to be called.
import type { ReactElement } from "react";
import { confirmationLength, normalizeReference, type ReferenceReading } from "../bookings/reference.ts";
import { href } from "../links.ts";
import { BookingCodeForm, type CodeProblem } from "../ui/booking-code-form.tsx";
import { callbackView, receiveCallback } from "./callback.tsx";
import type { Page, PageData, PageInput } from "./page.ts";
import { proseData } from "./prose-page.tsx";

export const bookingHelp: Page<"bookingHelp"> = {
	async load(input) {
		const code = readCode(input);
		if (code?.kind === "ok") {
			const Location = href(input.language, "bookingConfirmation", { confirmationCode: code.code });
			return new Response(null, { status: 303, headers: { Location, "Cache-Control": "no-store" } });
		}
		const data = { ...helpData(input, await callbackView(input, "bookingHelp")), index: input.query.size === 0 };
		return code ? { ...data, status: 400 } : data;
	},
	action: (input, form) => receiveCallback(input, form, "bookingHelp", (view) => helpData(input, view)),
};

function helpData(input: PageInput, callback: ReactElement): PageData {
	const typed = (input.query.get("code") ?? "").slice(0, 160);
	return proseData(input, {
		before: <BookingCodeForm typed={typed} problem={problemOf(typed, readCode(input))} />,
		after: callback,
	});
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
