// The kit of forms: its element with phone, box and consent, blank and as it comes back.
import { callbackForm } from "../../features/contact/forms/callback-form.ts";
import { blank, type FieldOf } from "../../forms/form.ts";
import type { FormProblem } from "../../forms/problem.ts";
import { usePage } from "../../page/page-context.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { CheckField } from "../../ui/form/check-field.tsx";
import { Consent } from "../../ui/form/consent.tsx";
import { FormSummary } from "../../ui/form/form-summary.tsx";
import { FormView } from "../../ui/form/form-view.tsx";
import { PhoneControl } from "../../ui/form/phone-control.tsx";
import { useFields } from "../../ui/form/use-fields.ts";
import type { Component } from "../samples/example.ts";

const wrong: readonly FormProblem<FieldOf<typeof callbackForm>>[] = [
	{ field: "phone", key: "phone.problem" },
	{ field: "consent", key: "message.problem.consent" },
];

/** @param id begins the ids, as several examples may stand on one page */
function Kit({ id, problems = [] }: { readonly id: string; readonly problems?: typeof wrong }) {
	const { t, href } = usePage();
	const form = { id, fields: callbackForm.fields };
	const typed = blank(callbackForm, problems.length > 0 ? { country: "MX", phone: "55 12" } : {});
	const { summary, control } = useFields(form, { typed, problems });
	return (
		<>
			<FormSummary lines={summary} />
			<FormView form={form} method="post" action={href("bookingHelp")} answer="again" kept={false} open>
				<PhoneControl control={control} />
				<CheckField {...control("name")} label={t("pax.callback")} hint={t("pax.callback.detail")} />
				<Consent {...control("consent")} />
				<p>
					<Button type="submit">{t("callback.submit")}</Button>
				</p>
			</FormView>
		</>
	);
}

export const form: Component = {
	id: "form",
	title: "Form",
	pictures: { wide: ["problems"], spanish: ["problems"] },
	examples: { blank: () => <Kit id="form-blank" />, problems: () => <Kit id="form-wrong" problems={wrong} /> },
};
