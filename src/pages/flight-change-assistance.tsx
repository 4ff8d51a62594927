// Flight change assistance: which rule applies to a ticket and what to do first, the text, and the wish to be called.
import type { ReactElement, ReactNode } from "react";
import { blankChange, parseChangeForm, readChangeForm } from "../help/change-form.ts";
import { adviseChange } from "../help/change-rules.ts";
import { usePage } from "../render/page-context.tsx";
import { ChangeAdviceView } from "../ui/change-advice.tsx";
import { ChangeFormView } from "../ui/change-form.tsx";
import { callbackView, receiveCallback } from "./callback.tsx";
import type { Page, PageData, PageInput } from "./page.ts";
import { proseData } from "./prose-page.tsx";

export const flightChangeAssistance: Page<"flightChangeAssistance"> = {
	load: async (input) => changeData(input, await callbackView(input, "flightChangeAssistance")),
	action: (input, form) => receiveCallback(input, form, "flightChangeAssistance", (view) => changeData(input, view)),
};

function changeData(input: PageInput, callback: ReactElement): PageData {
	const form = readChangeForm(input.query);
	const parsed = form && parseChangeForm(form, input.services.now());
	const problems = parsed?.kind === "invalid" ? parsed.problems : [];
	const before = (
		<Helper>
			{parsed?.kind === "ok" && <ChangeAdviceView advice={adviseChange(parsed.facts)} {...parsed} />}
			<ChangeFormView form={form ?? blankChange} problems={problems} />
		</Helper>
	);
	const data = { ...proseData(input, { before, after: callback }), index: input.query.size === 0 };
	return problems.length > 0 ? { ...data, status: 400 } : data;
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
