// Help with a booking: the field for a reference, the text, and the call-back request.
import type { Page, PageData, PageInput } from "../../page/page.ts";
import { usePage } from "../../page/page-context.tsx";
import { proseData } from "../../prose/views/prose-page.tsx";
import { referenceAgain } from "../../prose/views/reference-again.tsx";
import { ReferenceForm } from "../../ui/form/reference-form.tsx";
import { callbackPart, receiveCallback } from "./callback.tsx";
import type { MessagePart, MessagePorts } from "./receive-message.tsx";

export const bookingHelp: Page<"bookingHelp", MessagePorts> = {
	load(input) {
		// Once the field here was sent by GET: a bookmark of it goes on to where it leads.
		const code = input.query.get("code");
		return code === null ? pageAround(input, callbackPart(input)) : referenceAgain(input, code);
	},
	action: (input, posted) => receiveCallback(input, posted, (part) => pageAround(input, part)),
};

function pageAround(input: PageInput, { view, ...answer }: MessagePart): PageData {
	return {
		...proseData(input, { before: <Reference />, after: view }),
		index: input.query.size === 0,
		...answer,
	};
}

function Reference() {
	const { t } = usePage();
	return (
		<section className="card mb-10 max-w-[44rem]" aria-labelledby="reference-heading">
			<h2 id="reference-heading" className="mb-3 text-xl">
				{t("reference.heading")}
			</h2>
			<ReferenceForm inCard />
		</section>
	);
}
