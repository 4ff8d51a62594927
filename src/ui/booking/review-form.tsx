// What has to be agreed to, box by box, and the button that leads on to payment.
import type { ReactNode } from "react";
import type { Agreement } from "../../bookings/agreement.ts";
import type { Booking } from "../../bookings/booking.ts";
import type { PriceNow } from "../../bookings/price-now.ts";
import { usePage } from "../../render/page-context.tsx";
import { Button } from "../controls/button.tsx";
import { Choice } from "../controls/choice.tsx";
import { FieldError } from "../controls/field-error.tsx";
import { described } from "../controls/frame.tsx";
import { useMoney } from "../price-lines.tsx";
import { type AgreementProblem, boxOf } from "./agreement-problems.ts";
import { ReviewPart } from "./review-part.tsx";

/** Hidden fields: the form's token, the price that it showed, and a hash of the passengers that it showed. */
export interface Hidden {
	readonly token: string;
	readonly price: string;
	readonly seen: string;
}

interface ReviewFormProps {
	readonly booking: Booking;
	readonly price: PriceNow;
	readonly agreement: Agreement;
	readonly hidden: Hidden;
	readonly problems: readonly AgreementProblem[];
}

export function ReviewForm({ booking, price, agreement, hidden, problems }: ReviewFormProps) {
	const { t, href } = usePage();
	const amount = useMoney();
	const box = (name: keyof Agreement) => ({
		name,
		checked: agreement[name],
		problem: problems.find((problem) => problem.name === name)?.text,
	});
	const query = { booking: booking.code };
	return (
		<form method="post" action={href("bookingReview", {}, query)} noValidate className="review-form">
			{Object.entries(hidden).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<ReviewPart heading={t("review.hazmat")}>
				<p>{t("review.hazmat.text")}</p>
				<Outside href="https://www.faa.gov/hazmat/packsafe">{t("review.hazmat.link")}</Outside>
				<Box {...box("hazmat")} label={t("review.hazmat.choice")} />
			</ReviewPart>
			<ReviewPart heading={t("review.ours")}>
				<Outside href={href("termsOfService")}>{t("name.termsOfService")}</Outside>
				<Box {...box("terms")} label={t("review.ours.choice")} />
				{price.kind === "changed" && (
					<Box
						{...box("accept")}
						label={t("review.accept", { price: amount(price.offer.total), before: amount(booking.total) })}
					/>
				)}
			</ReviewPart>
			<p>
				<Button type="submit">{t("review.submit")}</Button>
			</p>
		</form>
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

interface BoxProps {
	readonly name: keyof Agreement;
	readonly label: string;
	readonly checked: boolean;
	readonly problem: string | undefined;
}

function Box({ name, label, checked, problem }: BoxProps) {
	const { t } = usePage();
	const id = boxOf(name);
	const said = problem ? { word: t("search.error"), text: problem } : undefined;
	return (
		<div className="form-field" data-invalid={said ? "" : undefined}>
			<FieldError id={`${id}-error`} problem={said} />
			<Choice
				{...described({ id, problem: said })}
				type="checkbox"
				name={name}
				value="yes"
				label={label}
				defaultChecked={checked}
				required
			/>
		</div>
	);
}
