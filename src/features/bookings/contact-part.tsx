// How a booking's traveler is reached, and the form that corrects it, folded until somebody wants it.
import { blank, type FieldOf, type FormState, type Typed } from "../../forms/form.ts";
import { formatPhoneWithCountry, phoneFieldsOf } from "../../forms/phone.ts";
import type { MessageKey } from "../../i18n/messages.ts";
import { usePage } from "../../page/page-context.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { FormSummary } from "../../ui/form/form-summary.tsx";
import { FormView } from "../../ui/form/form-view.tsx";
import { MailField } from "../../ui/form/mail-field.tsx";
import { PhoneControl } from "../../ui/form/phone-control.tsx";
import { useFields } from "../../ui/form/use-fields.ts";
import type { Contact } from "./booking.ts";
import { correctionForm } from "./forms/correction-form.ts";
import { StepNotice } from "./step-notice.tsx";

type CorrectionField = FieldOf<typeof correctionForm>;

const notices = {
	saved: ["correction.saved.heading", "correction.saved.text"],
	often: ["correction.often.heading", "correction.often.text"],
	token: ["form.token.heading", "form.token.text"],
	failed: ["form.failed.heading", "form.failed.text"],
} as const satisfies Record<string, readonly [MessageKey, MessageKey]>;

export interface CorrectionState extends Partial<FormState<CorrectionField>> {
	/** What became of what was sent, where no field is about it. */
	readonly notice?: keyof typeof notices;
}

interface ContactPartProps {
	readonly code: string;
	readonly contact: Contact;
	/** Undefined where it cannot be corrected. */
	readonly correction?: (CorrectionState & { readonly token: string }) | undefined;
}

interface CorrectionViewProps extends ContactPartProps {
	readonly correction: NonNullable<ContactPartProps["correction"]>;
}

export function ContactPart({ code, contact, correction }: ContactPartProps) {
	const { t, language } = usePage();
	const notice = correction?.notice;
	return (
		<section className="booking-contact" id="contact">
			<h2>{t("pax.contact")}</h2>
			{notice && (
				<StepNotice
					heading={notices[notice][0]}
					text={notices[notice][1]}
					tone={notice === "saved" ? "info" : "problem"}
					call={notice === "failed"}
				/>
			)}
			<dl>
				<div>
					<dt>{t("pax.email")}</dt>
					<dd>{contact.email}</dd>
				</div>
				<div>
					<dt>{t("phone.number")}</dt>
					<dd>{formatPhoneWithCountry(contact.phone, language)}</dd>
				</div>
			</dl>
			<p className="trip-small">{t(contact.callback ? "review.callback" : "review.callback.no")}</p>
			{correction && <CorrectionView {...{ code, contact }} correction={correction} />}
		</section>
	);
}

function CorrectionView({ code, contact, correction }: CorrectionViewProps) {
	const { t, href } = usePage();
	const { token, notice, typed = typedOf(contact), problems = [] } = correction;
	const { summary, control } = useFields(correctionForm, { typed, problems });
	const again = problems.length > 0 || notice === "token" || notice === "failed";
	return (
		<Disclosure summary={t("correction.correct")} open={again}>
			<FormSummary lines={summary} />
			<FormView
				form={correctionForm}
				label={t("correction.correct")}
				method="post"
				action={href("bookingConfirmation", { confirmationCode: code })}
				answer={again ? "again" : undefined}
				hidden={{ token }}
				of={code}
				// Others may use this browser.
				kept={false}
			>
				<MailField {...control("email")} />
				<PhoneControl control={control} />
				<p className="trip-small">{t("correction.note")}</p>
				<p>
					<Button type="submit">{t("correction.submit")}</Button>
				</p>
			</FormView>
		</Disclosure>
	);
}

/** As it is now. */
function typedOf({ email, phone }: Contact): Typed<CorrectionField> {
	return blank(correctionForm, { email, ...phoneFieldsOf(phone) });
}
