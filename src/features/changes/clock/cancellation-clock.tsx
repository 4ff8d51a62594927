// The 24-hour clock: until when a booking can be canceled free, by its own hours.
import type { ReactNode } from "react";
import { blank } from "../../../forms/form.ts";
import { settingOf } from "../../../forms/form-setting.ts";
import { readForm } from "../../../forms/read-form.ts";
import type { Page } from "../../../page/page.ts";
import { usePage } from "../../../page/page-context.tsx";
import { clockParameters } from "../../../parameters.ts";
import { proseData } from "../../../prose/views/prose-page.tsx";
import { withAirlineNow } from "../asked-airline.ts";
import { clockForm } from "../forms/clock-form.ts";
import { answerClock, questionOf } from "./clock-answer.ts";
import { ClockFormView } from "./clock-form-view.tsx";
import { clockText } from "./clock-text.ts";
import { ClockView } from "./clock-view.tsx";

export const cancellationClock: Page<"cancellationClock"> = {
	load(input) {
		const asked = clockParameters.some((name) => input.query.has(name));
		const reading = asked ? readForm(clockForm, withAirlineNow(input.query), settingOf(input)) : undefined;
		const form = (
			<ClockFormView
				typed={reading?.typed ?? blank(clockForm)}
				problems={reading?.kind === "invalid" ? reading.problems : []}
				answer={reading && (reading.kind === "ok" ? "done" : "again")}
			/>
		);
		const found =
			reading?.kind === "ok" ? questionOf(reading.value, reading.typed.departszone, input.services.now()) : undefined;
		return {
			...proseData(input, { before: found ? <ClockView asked={found} form={form} /> : <Question>{form}</Question> }),
			index: !asked,
			...(reading?.kind === "invalid" && { status: 400 }),
			...(found && { done: clockText(answerClock(found), found, input).heading }),
		};
	},
};

function Question({ children }: { readonly children: ReactNode }) {
	const { t } = usePage();
	return (
		<section className="card mb-10 max-w-[44rem]" id="clock" aria-labelledby="clock-heading">
			<h2 id="clock-heading" className="text-xl">
				{t("clock.heading")}
			</h2>
			<p className="mt-2">{t("clock.lead")}</p>
			{children}
		</section>
	);
}
