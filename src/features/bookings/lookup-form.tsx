// The field that asks for digits to a booking whose code is known: a traveler's last name.
import type { FieldOf, FormState } from "../../forms/form.ts";
import { usePage } from "../../page/page-context.tsx";
import { groupReference } from "../../references/reference.ts";
import { OpeningForm } from "../../ui/form/opening-form.tsx";
import { Notice } from "../../ui/notice.tsx";
import { nameForm } from "./forms/name-form.ts";
import { StepNotice } from "./step-notice.tsx";

export interface NameFormProps extends FormState<FieldOf<typeof nameForm>> {
	readonly code: string;
	readonly token: string;
	/** The form was older than its token may be, or came from elsewhere. */
	readonly stale?: boolean;
	/** It stands here for a link that counts no more. */
	readonly gone?: boolean;
	/** No more digits can be mailed now. */
	readonly spent?: boolean;
	/** Nothing can be looked up now; what was typed may be right. */
	readonly down?: boolean;
}

export function NameForm({
	code,
	token,
	stale = false,
	gone = false,
	spent = false,
	down = false,
	...state
}: NameFormProps) {
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
				{gone && <StepNotice heading="proof.gone.heading" text="proof.gone.text" call />}
				{spent && <StepNotice heading="proof.spent.heading" text="proof.spent.text" call />}
				{down && <StepNotice heading="lookup.off.heading" text="lookup.off.text" call />}
				<p>
					{`${t("lookup.code")} `}
					<strong>{groupReference(code)}</strong>
				</p>
			</OpeningForm>
		</div>
	);
}
