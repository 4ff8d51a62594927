// How a traveler is reached, corrected by an agent: the site's own form and rules; what follows is said beside it.

import { correctionsPerDay } from "../../features/bookings/confirmation/correct-contact.ts";
import { correctionForm } from "../../features/bookings/forms/correction-form.ts";
import { findBooking } from "../../features/bookings/store.ts";
import { blank, type FieldOf, type FormState, typedIn } from "../../forms/form.ts";
import { settingOf } from "../../forms/form-setting.ts";
import { phoneFieldsOf } from "../../forms/phone.ts";
import { readForm } from "../../forms/read-form.ts";
import { FormSummary } from "../../ui/form/form-summary.tsx";
import { MailField } from "../../ui/form/mail-field.tsx";
import { PhoneControl } from "../../ui/form/phone-control.tsx";
import { useFields } from "../../ui/form/use-fields.ts";
import { correctByAgent } from "../acts/correct-contact.ts";
import { useDesk } from "../frame/desk-context.tsx";
import { DeskForm } from "../frame/desk-form.tsx";
import { type DeskHandler, type DeskInput, type DeskView, leadTo } from "../frame/desk-page.ts";
import { Part } from "../frame/facts.tsx";
import { KeyedSubmit } from "../frame/keyed.tsx";
import { recordOpened } from "../frame/opened.ts";
import { deskHref } from "../routes.ts";
import { FormPage } from "./form-page.tsx";
import { missing } from "./quote.tsx";
import { refused } from "./refused.tsx";

type Shown = FormState<FieldOf<typeof correctionForm>>;

export const contact: DeskHandler<"contact"> = async (input) => {
	const { code } = input.params;
	const booking = await findBooking(input.services.bookings, code);
	if (!booking) return missing(input.d);
	if (!booking.contact) return refused(input, input.d("state.erased"), deskHref("booking", { code }));
	await recordOpened(input, { kind: "booking", id: code });
	const { email, phone } = booking.contact;
	const typed = blank(correctionForm, { email, ...phoneFieldsOf(phone) });
	// A form that was refused stands here again, as it was typed.
	return view(input, code, { typed: input.form.has("email") ? typedIn(correctionForm, input.form) : typed }, 200);
};

export const correctContact: DeskHandler<"correctContact"> = async (input) => {
	const { params, form, services, agent, now, d } = input;
	const { code } = params;
	const read = readForm(correctionForm, form, settingOf(input));
	if (read.kind === "invalid") return view(input, code, read, 400);
	const setting = { now, fares: services.fares };
	const answer = await correctByAgent(services.bookings, { agent: agent.id }, code, read.value, setting);
	const back = deskHref("booking", { code });
	switch (answer) {
		case "made":
			return leadTo(`${back}#contact`);
		case "often":
			return refused(input, d("not.correctedOften", { most: correctionsPerDay }), back);
		case "same":
			return refused(input, d("not.same"), back);
		case "gone":
			return missing(d);
	}
};

function view({ d }: Pick<DeskInput, "d">, code: string, state: Shown, status: 200 | 400): DeskView {
	return { title: d("contact.heading"), view: <ContactView code={code} {...state} />, status };
}

function ContactView({ code, ...state }: Shown & { readonly code: string }) {
	const { d } = useDesk();
	const { summary, control } = useFields(correctionForm, state);
	return (
		<FormPage
			about={{ kind: "booking", id: code }}
			heading={d("contact.heading")}
			beside={
				<Part id="follows" heading={d("follows")}>
					<p>{d("contact.follows")}</p>
				</Part>
			}
		>
			<FormSummary lines={summary} />
			<DeskForm action={deskHref("correctContact", { code })} noValidate className="grid gap-4">
				<MailField {...control("email")} />
				<PhoneControl control={control} />
				<p>
					<KeyedSubmit of="submit" look="primary">
						{d("contact.correct")}
					</KeyedSubmit>
				</p>
			</DeskForm>
		</FormPage>
	);
}
