// What has to be agreed to, box by box, and the button that leads on to payment.
import type { ReactNode } from "react";
import type { FieldOf } from "../../../forms/form.ts";
import { usePage } from "../../../page/page-context.tsx";
import { pageText } from "../../../page/page-text.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { CheckField } from "../../../ui/form/check-field.tsx";
import { FormView } from "../../../ui/form/form-view.tsx";
import type { Fields } from "../../../ui/form/use-fields.ts";
import type { Booking } from "../booking.ts";
import type { AgreementForm } from "../forms/agreement-form.ts";
import type { PriceNow } from "../price-now.ts";
import { ReviewPart } from "./review-part.tsx";

/** Hidden fields: the form's token, the price that it showed, and a hash of the passengers that it showed. */
export interface Hidden extends Readonly<Record<string, string>> {
	readonly token: string;
	readonly price: string;
	readonly seen: string;
}

interface ReviewFormProps extends Pick<Fields<FieldOf<AgreementForm>>, "control"> {
	readonly booking: Booking;
	readonly price: PriceNow;
	readonly form: AgreementForm;
	readonly hidden: Hidden;
}

/** An agreement is given anew each time: the browser keeps nothing of it. */
export function ReviewForm({ booking, price, form, hidden, control }: ReviewFormProps) {
	const page = usePage();
	const { t, href } = page;
	const query = { booking: booking.code };
	return (
		<FormView
			form={form}
			method="post"
			action={href("bookingReview", {}, query)}
			answer={undefined}
			hidden={hidden}
			className="review-form"
			kept={false}
		>
			<ReviewPart heading={t("review.hazmat")}>
				<p>{t("review.hazmat.text")}</p>
				<Outside href="https://www.faa.gov/hazmat/packsafe">{t("review.hazmat.link")}</Outside>
				<CheckField {...control("hazmat")} fleeting />
			</ReviewPart>
			<ReviewPart heading={t("review.ours")}>
				<Outside href={href("termsOfService")}>{pageText("name", "termsOfService", page)}</Outside>
				<CheckField {...control("terms")} fleeting />
				{price.kind === "changed" && <CheckField {...control("accept")} fleeting />}
			</ReviewPart>
			<p>
				<Button type="submit">{t("review.submit")}</Button>
			</p>
		</FormView>
	);
}

/** Opens beside the form, which would lose its ticks. */
function Outside({ href, children }: { href: string; children: ReactNode }) {
	return (
		<p>
			<a className="link inline-flex min-h-11 items-center" href={href} target="_blank" rel="noopener">
				{children}
			</a>
		</p>
	);
}
