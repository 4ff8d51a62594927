// Help with a booking: the code that opens it, the text, and the wish to be called.
import { blank, readForm } from "../../forms/form.ts";
import { settingOf } from "../../forms/form-setting.ts";
import { href } from "../../links.ts";
import { type Page, type PageData, type PageInput, seeOther } from "../../page/page.ts";
import { proseData } from "../../prose/views/prose-page.tsx";
import { BookingCodeForm } from "./booking-code-form.tsx";
import { callbackPart, receiveCallback } from "./callback.tsx";
import { bookingCodeForm } from "./forms/booking-code-form.ts";
import type { MessagePart, MessagePorts } from "./receive-message.tsx";

export const bookingHelp: Page<"bookingHelp", MessagePorts> = {
	load(input) {
		const reading = readCode(input);
		if (reading?.kind === "ok") {
			return seeOther(href(input.language, "bookingConfirmation", { confirmationCode: reading.value.code }));
		}
		return pageAround(input, callbackPart(input));
	},
	action: (input, posted) => receiveCallback(input, posted, (part) => pageAround(input, part, true)),
};

/** @param posted the answer is about the wish to be called, which then has the focus and the title */
function pageAround(input: PageInput, { view, ...answer }: MessagePart, posted = false): PageData {
	const reading = readCode(input);
	const problems = reading?.kind === "invalid" && !posted ? reading.problems : [];
	const before = <BookingCodeForm typed={reading?.typed ?? blank(bookingCodeForm)} problems={problems} />;
	return {
		...proseData(input, { before, after: view }),
		index: input.query.size === 0,
		...(problems.length > 0 && { status: 400 }),
		...answer,
	};
}

function readCode(input: PageInput) {
	return input.query.has("code") ? readForm(bookingCodeForm, input.query, settingOf(input)) : undefined;
}
