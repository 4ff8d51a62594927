// A whole form of the kit, sent with two mistakes: its summary, phone number, consent and button; and one that opens something.
import { referenceForm } from "../../features/bookings/forms/code-forms.ts";
import { CallbackFormView } from "../../features/contact/callback.tsx";
import { callbackForm } from "../../features/contact/forms/callback-form.ts";
import { blank } from "../../forms/form.ts";
import { usePage } from "../../page/page-context.tsx";
import { OpeningForm } from "../../ui/form/opening-form.tsx";
import type { Component } from "../samples/example.ts";

function Wrong() {
	const { href, language } = usePage();
	return (
		<CallbackFormView
			on
			action={href("bookingHelp")}
			typed={blank(callbackForm, { speaks: language, phone: "555 01" })}
			problems={[
				{ field: "name", key: "message.problem.name" },
				{ field: "phone", key: "phone.problem" },
			]}
		/>
	);
}

function WrongCode() {
	const { t, href } = usePage();
	return (
		<OpeningForm
			form={referenceForm}
			typed={{ quote: "K7M-2R" }}
			problems={[{ field: "quote", key: "reference.malformed" }]}
			method="get"
			action={href("bookingReview")}
			submit={t("reference.open")}
		/>
	);
}

export const form: Component = {
	id: "form",
	title: "Form",
	pictures: { wide: ["problems"], spanish: ["problems"] },
	examples: { problems: () => <Wrong />, code: () => <WrongCode /> },
};
