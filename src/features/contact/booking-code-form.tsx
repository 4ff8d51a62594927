// The field in which a confirmation code is typed to open the booking behind it.
import type { FieldOf, FormState } from "../../forms/form.ts";
import { usePage } from "../../page/page-context.tsx";
import { groupReference, normalizeReference } from "../../references/reference.ts";
import { ProblemText } from "../../ui/controls/field-error.tsx";
import { OpeningForm } from "../../ui/form/opening-form.tsx";
import type { FieldControl } from "../../ui/form/use-fields.ts";
import { bookingCodeForm, isReference } from "./forms/booking-code-form.ts";

/** Leads to the booking help page, which leads on to the booking: without script no form can put a field into a path. */
export function BookingCodeForm(state: FormState<FieldOf<typeof bookingCodeForm>>) {
	const { t, href } = usePage();
	const [problem] = state.problems ?? [];
	return (
		<section className="card mb-10 max-w-[44rem]" aria-labelledby="bookingcode-heading">
			<h2 id="bookingcode-heading" className="mb-3 text-xl">
				{t("bookingcode.heading")}
			</h2>
			<OpeningForm
				{...state}
				form={bookingCodeForm}
				method="get"
				action={href("bookingHelp")}
				submit={t("bookingcode.open")}
				instead={problem?.key === isReference ? TripInstead : undefined}
			/>
		</section>
	);
}

/** What was typed opens a chosen trip. */
function TripInstead({ id, problem, defaultValue }: FieldControl) {
	const { t, href } = usePage();
	const trip = normalizeReference(defaultValue);
	if (!problem || trip.kind !== "ok") return null;
	return (
		<div className="control-error" id={`${id}-error`}>
			<p>
				<ProblemText {...problem} />
			</p>
			<a className="link" href={href("bookingReview", {}, { quote: trip.code })}>
				{t("bookingcode.quote.open", { code: groupReference(trip.code) })}
			</a>
		</div>
	);
}
