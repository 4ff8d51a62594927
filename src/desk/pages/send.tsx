// A booking that was not sent yet, read to who is on the phone: the price of now, the terms, what may not travel. Then it is sent for them.
import type { Booking } from "../../features/bookings/booking.ts";
import { agreementForm } from "../../features/bookings/forms/agreement-form.ts";
import { canHold } from "../../features/bookings/place-order.ts";
import { askPriceNow, type PriceNow } from "../../features/bookings/price-now.ts";
import { ReviewBags, ReviewTerms } from "../../features/bookings/review/review-trip.tsx";
import { isUnsent } from "../../features/bookings/states.ts";
import { findBooking } from "../../features/bookings/store.ts";
import { useTotal } from "../../flights/views/total.tsx";
import { blank, type FieldOf, type FormState } from "../../forms/form.ts";
import { settingOf } from "../../forms/form-setting.ts";
import { readForm } from "../../forms/read-form.ts";
import { languages } from "../../i18n/languages.ts";
import { formatTotal } from "../../money/money.ts";
import { usePage } from "../../page/page-context.tsx";
import { HiddenFields } from "../../ui/controls/hidden-fields.tsx";
import { CheckField } from "../../ui/form/check-field.tsx";
import { FormSummary } from "../../ui/form/form-summary.tsx";
import { useFields } from "../../ui/form/use-fields.ts";
import { Notice } from "../../ui/notice.tsx";
import { priceText, sendForCaller, totalNow } from "../acts/book.ts";
import { CallersLanguage } from "../frame/callers-language.tsx";
import { useDesk } from "../frame/desk-context.tsx";
import { DeskForm } from "../frame/desk-form.tsx";
import { type DeskHandler, type DeskInput, type DeskView, leadTo } from "../frame/desk-page.ts";
import { Part } from "../frame/facts.tsx";
import { KeyedSubmit } from "../frame/keyed.tsx";
import { recordOpened } from "../frame/opened.ts";
import { textOf } from "../frame/typed.ts";
import { deskHref } from "../routes.ts";
import { ContactPart, PeoplePart } from "./booking-people.tsx";
import { FormPage } from "./form-page.tsx";
import { missing } from "./quote.tsx";
import { refused } from "./refused.tsx";
import { TripPart } from "./trip-part.tsx";

export const send: DeskHandler<"send"> = async (input) => {
	const found = await unsent(input);
	if ("view" in found) return found;
	await recordOpened(input, { kind: "booking", id: found.code });
	const price = await askPriceNow(found, input.services.fares);
	return shown(input, found, price, { typed: blank(formFor(input, found, price)) });
};

export const sendBooking: DeskHandler<"sendBooking"> = async (input) => {
	const { form: sent, services, agent, now, d } = input;
	const booking = await unsent(input);
	if ("view" in booking) return booking;
	const { code } = booking;
	const price = await askPriceNow(booking, services.fares);
	const read = readForm(formFor(input, booking, price), sent, settingOf(input));
	if (read.kind === "invalid") return { ...shown(input, booking, price, read), status: 400 };
	const sending = { code, told: textOf(sent, "told"), version: Number(textOf(sent, "version")) };
	const setting = { fares: services.fares, now };
	const answer = await sendForCaller(services.bookings, { agent: agent.id }, sending, setting);
	switch (answer.kind) {
		case "done":
			return leadTo(deskHref("booking", { code }));
		case "unknown":
			return missing(d);
		case "illegal":
			return refused(input, d("not.ended", { state: d(`state.${answer.state}`) }), deskHref("booking", { code }));
		case "gone":
			return refused(input, d("not.send.gone"), deskHref("booking", { code }));
		case "moved":
			return refused(input, d("not.send.moved"), deskHref("send", { code }));
	}
};

async function unsent(input: DeskInput<"send" | "sendBooking">): Promise<Booking | DeskView> {
	const { params, services, d } = input;
	const booking = await findBooking(services.bookings, params.code);
	if (!booking) return missing(d);
	if (isUnsent(booking) && booking.contact) return booking;
	return refused(input, d("not.ended", { state: d(`state.${booking.state}`) }), deskHref("booking", params));
}

/** What the site asks the traveler to agree to, whoever ticks it. */
function formFor({ language }: Pick<DeskInput, "language">, { total }: Booking, price: PriceNow) {
	const told = (amount: Booking["total"]) => formatTotal(amount, languages[language].money);
	return agreementForm(price.kind === "changed" ? { price: told(price.offer.total), before: told(total) } : undefined);
}

type State = FormState<FieldOf<ReturnType<typeof agreementForm>>>;

function shown(
	input: Pick<DeskInput, "d" | "language" | "services">,
	of: Booking,
	price: PriceNow,
	state: State,
): DeskView {
	const form = formFor(input, of, price);
	const { fares } = input.services;
	const view = <SendView {...{ booking: of, price, form, state }} holds={canHold(of, fares)} />;
	return { title: input.d("send.heading"), view };
}

interface SendProps {
	readonly booking: Booking;
	readonly price: PriceNow;
	readonly form: ReturnType<typeof agreementForm>;
	readonly state: State;
	readonly holds: boolean;
}

function SendView({ booking, price, form, state, holds }: SendProps) {
	const { d, now } = useDesk();
	const amount = useTotal();
	const { code, language, departsAt, version } = booking;
	const offer = price.kind === "holds" || price.kind === "changed" ? price.offer : booking.offer;
	const total = totalNow(booking, price);
	const { summary, control } = useFields(form, state);
	const hidden = Object.entries({ told: priceText(total), version: `${version}` });
	return (
		<FormPage
			about={{ kind: "booking", id: code }}
			heading={d("send.heading")}
			lead={d("send.lead", { language: languages[language].name })}
			beside={
				<>
					<TripPart offer={{ ...offer, total }} search={booking.search} />
					<PeoplePart booking={booking} />
					<ContactPart booking={booking} />
				</>
			}
		>
			<FormSummary lines={summary} />
			<Notice
				tone={price.kind === "holds" ? "info" : "problem"}
				heading={d(`send.price.${price.kind}`, { price: amount(total), before: amount(booking.total) })}
			/>
			<CallersLanguage of={language}>
				<ReviewBags offer={offer} />
				<ReviewTerms {...{ offer, departsAt, now }} />
				<Hazmat />
			</CallersLanguage>
			{price.kind !== "gone" && (
				<DeskForm action={deskHref("sendBooking", { code })} noValidate className="grid gap-3">
					<HiddenFields values={hidden} />
					<Part id="agreed" heading={d("send.agreed")}>
						<p className="mb-3">{d("send.agreed.lead")}</p>
						<div className="grid gap-3">
							<CheckField {...control("hazmat")} fleeting />
							<CheckField {...control("terms")} fleeting />
							{price.kind === "changed" && <CheckField {...control("accept")} fleeting />}
						</div>
						<p className="mt-3">{d(holds ? "send.follows.hold" : "send.follows")}</p>
					</Part>
					<p>
						<KeyedSubmit of="yes" look="primary">
							{d("send.go")}
						</KeyedSubmit>
					</p>
				</DeskForm>
			)}
		</FormPage>
	);
}

/** 49 CFR 175.25: what may not travel, in the words of the site. */
function Hazmat() {
	const { t } = usePage();
	return (
		<section className="review-part">
			<h2>{t("review.hazmat")}</h2>
			<p>{t("review.hazmat.text")}</p>
		</section>
	);
}
