// Flight change assistance: which rule applies to a ticket and what to do first, the text, and the wish to be called.
import type { ReactNode } from "react";
import { blank, fieldsOf, readForm } from "../../forms/form.ts";
import { settingOf } from "../../forms/form-setting.ts";
import type { Page, PageData, PageInput } from "../../page/page.ts";
import { usePage } from "../../page/page-context.tsx";
import { proseData } from "../../prose/views/prose-page.tsx";
import { callbackPart, receiveCallback } from "../contact/callback.tsx";
import type { MessagePart, MessagePorts } from "../contact/receive-message.tsx";
import { ChangeAdviceView } from "./change-advice.tsx";
import { ChangeFormView } from "./change-form-view.tsx";
import { changeForm } from "./forms/change-form.ts";
import { adviseChange } from "./forms/change-rules.ts";

type Input = PageInput<"flightChangeAssistance", MessagePorts>;

export const flightChangeAssistance: Page<"flightChangeAssistance", MessagePorts> = {
	load: (input) => pageAround(input, callbackPart(input)),
	action: (input, posted) => receiveCallback(input, posted, (part) => pageAround(input, part, true)),
};

/** @param posted the answer is about the wish to be called, which then has the focus and the title */
function pageAround(input: Input, { view, ...answer }: MessagePart, posted = false): PageData {
	const asked = fieldsOf(changeForm).some((name) => input.query.has(name));
	const reading = asked ? readForm(changeForm, input.query, settingOf(input)) : undefined;
	const problems = reading?.kind === "invalid" && !posted ? reading.problems : [];
	const advice = reading?.kind === "ok" ? adviseChange(reading.value.facts) : undefined;
	const answered = reading && (reading.kind === "ok" ? "done" : "again");
	const before = (
		<Helper>
			{reading?.kind === "ok" && advice && <ChangeAdviceView advice={advice} {...reading.value} focused={!posted} />}
			<ChangeFormView typed={reading?.typed ?? blank(changeForm)} problems={problems} answer={answered} />
		</Helper>
	);
	return {
		...proseData(input, { before, after: view }),
		index: input.query.size === 0,
		...(problems.length > 0 && { status: 400 }),
		...(advice && !posted && { done: input.t("change.advice.heading") }),
		...answer,
	};
}

function Helper({ children }: { readonly children: ReactNode }) {
	const { t } = usePage();
	return (
		<section className="card mb-10 max-w-[44rem]" id="change" aria-labelledby="change-heading">
			<h2 id="change-heading" className="text-xl">
				{t("change.heading")}
			</h2>
			<p className="mt-2 mb-3">{t("change.lead")}</p>
			{children}
		</section>
	);
}
