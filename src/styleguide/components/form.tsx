// A whole form of the kit, sent with two mistakes: its summary, phone number, consent and button; and one that opens something.
import { CallbackFormView } from "../../features/contact/callback.tsx";
import { callbackForm } from "../../features/contact/forms/callback-form.ts";
import { blank } from "../../forms/form.ts";
import { usePage } from "../../page/page-context.tsx";
import { ReferenceForm } from "../../ui/form/reference-form.tsx";
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
				{ field: "phone", key: "phone.problem", values: { example: "305 555 0199" } },
			]}
		/>
	);
}

function WrongCode() {
	return (
		<ReferenceForm
			typed={{ code: "182 177 3590" }}
			problems={[{ field: "code", key: "reference.misheard", values: { end: "3590" } }]}
		/>
	);
}

export const form: Component = {
	id: "form",
	title: "Form",
	pictures: { wide: ["problems"], spanish: ["problems"] },
	examples: { problems: () => <Wrong />, code: () => <WrongCode /> },
};
