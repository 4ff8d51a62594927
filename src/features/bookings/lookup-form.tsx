// The two fields that open a booking: the code where it is not known yet, then a traveler's last name.
import type { FieldOf, FormState } from "../../forms/form.ts";
import { usePage } from "../../page/page-context.tsx";
import { confirmationLength } from "../../references/browser/typed-code.ts";
import { groupReference } from "../../references/reference.ts";
import { OpeningForm } from "../../ui/form/opening-form.tsx";
import { Notice } from "../../ui/notice.tsx";
import { codeForm, nameForm } from "./forms/code-forms.ts";
import { StepNotice } from "./step-notice.tsx";

export interface NameFormProps extends FormState<FieldOf<typeof nameForm>> {
	readonly code: string;
	readonly token: string;
	/** The form was older than its token may be, or came from elsewhere. */
	readonly stale?: boolean;
	/** Nothing can be looked up now; what was typed may be right. */
	readonly down?: boolean;
}

export function NameForm({ code, token, stale = false, down = false, ...state }: NameFormProps) {
	const { t, href } = usePage();
	return (
		<div className="mb-10">
			<OpeningForm
				{...state}
				form={nameForm}
				method="post"
				action={href("bookingConfirmation", { confirmationCode: code })}
				hidden={{ token }}
				submit={t("lookup.open")}
			>
				{stale && (
					<Notice tone="problem" heading={t("lookup.stale.heading")} focused>
						<p>{t("lookup.stale.text")}</p>
					</Notice>
				)}
				{down && <StepNotice heading="lookup.off.heading" text="lookup.off.text" call />}
				<p>
					{t("lookup.code")} <strong>{groupReference(code)}</strong>
				</p>
			</OpeningForm>
		</div>
	);
}

/** A code is not personal: the form needs no token, and is answered with the way to the code's page. */
export function CodeForm(state: FormState<FieldOf<typeof codeForm>>) {
	const { t, href } = usePage();
	return (
		<div className="mb-10">
			<OpeningForm
				{...state}
				form={codeForm}
				method="post"
				action={href("bookingConfirmation", { confirmationCode: "0".repeat(confirmationLength) })}
				submit={t("lookup.next")}
			/>
		</div>
	);
}
