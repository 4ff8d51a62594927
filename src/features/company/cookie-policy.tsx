// The cookie policy with the form that keeps a measurement choice, with or without script.

import * as v from "valibot";
import { blank, defineForm, type FieldOf, type FormState } from "../../forms/form.ts";
import { settingOf } from "../../forms/form-setting.ts";
import { readForm } from "../../forms/read-form.ts";
import { oneOf } from "../../forms/rules.ts";
import { consentCookie } from "../../frame/consent/island/decision.ts";
import { type FlashCode, flashCookie } from "../../frame/toasts/island/flash.ts";
import { href } from "../../links.ts";
import { type Page, type PageData, type PageInput, seeOther } from "../../page/page.ts";
import { usePage } from "../../page/page-context.tsx";
import { proseData } from "../../prose/views/prose-page.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { RadioGroup } from "../../ui/controls/radio-group.tsx";
import { FormSummary } from "../../ui/form/form-summary.tsx";
import { FormView } from "../../ui/form/form-view.tsx";
import { useFields } from "../../ui/form/use-fields.ts";
import { Notice } from "../../ui/notice.tsx";

/** The choice whether a visit may be measured; nothing is chosen beforehand, and no answer is neither a yes nor a no. */
const measurementForm = defineForm({
	id: "measurement",
	fields: { consent: { label: "consent.form.question" } },
	shape: (typed) => typed,
	schema: () => v.object({ consent: oneOf(["denied", "granted"], "consent.form.missing") }),
});

const savedCode = "consent-saved" satisfies FlashCode;

type State = FormState<FieldOf<typeof measurementForm>>;

export const cookiePolicy: Page<"cookiePolicy"> = {
	load: (input) => pageAround(input, { typed: blank(measurementForm) }),

	/** Keeps the choice in a cookie and comes back with the word that it did; the flash message is for where that is not said. */
	action(input, posted) {
		const reading = readForm(measurementForm, posted, settingOf(input));
		if (reading.kind === "invalid") return { ...pageAround(input, reading), status: 400 };
		const response = seeOther(href(input.language, "cookiePolicy", {}, { sent: "1" }));
		response.headers.append("Set-Cookie", consentCookie(reading.value.consent));
		response.headers.append("Set-Cookie", flashCookie(savedCode));
		return response;
	},
};

function pageAround(input: PageInput<"cookiePolicy">, state: State): PageData {
	const saved = input.query.has("sent") && !state.problems;
	return {
		...proseData(input, { after: <ConsentForm {...state} saved={saved} /> }),
		index: input.query.size === 0,
		...(saved && { done: input.t(`flash.${savedCode}`) }),
	};
}

function ConsentForm({ saved, ...state }: State & { readonly saved: boolean }) {
	const { t, href, config } = usePage();
	const { summary, group } = useFields(measurementForm, state);
	return (
		<section className="card mt-10 max-w-[44rem]" aria-labelledby="measurement">
			<h2 id="measurement" className="text-xl">
				{t("consent.form.heading")}
			</h2>
			<p className="mt-2">{t(config.measurementId ? "consent.form.measured" : "consent.form.unmeasured")}</p>
			<p data-gpc="" />
			{saved && (
				<Notice focused>
					<p data-says={savedCode}>{t(`flash.${savedCode}`)}</p>
				</Notice>
			)}
			<FormSummary lines={summary} />
			<FormView
				form={measurementForm}
				method="post"
				action={href("cookiePolicy")}
				answer={undefined}
				className="mt-4"
				kept={false}
			>
				<RadioGroup
					{...group("consent")}
					required
					fleeting
					options={[
						{ value: "denied", label: t("consent.form.denied") },
						{ value: "granted", label: t("consent.form.granted") },
					]}
				/>
				<Button type="submit" className="mt-4">
					{t("consent.form.save")}
				</Button>
			</FormView>
		</section>
	);
}
