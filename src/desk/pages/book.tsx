// A booking typed by an agent while its traveler says it: the site's own form and rules, from a quote; nothing is sent by it.

import {
	fieldOf,
	type PassengerField,
	passengerForm,
	searchedAges,
} from "../../features/bookings/passengers/form/passenger-form.ts";
import { lastFlightDay, searchForReal } from "../../features/bookings/passengers/real-travelers.ts";
import { TravelerFields } from "../../features/bookings/passengers/traveler-fields.tsx";
import { findKeptQuote, type StoredQuote } from "../../features/bookings/quotes/quotes.ts";
import { touchesUnitedStates } from "../../flights/trip/day-rule.ts";
import { blank, type FormState, typedIn } from "../../forms/form.ts";
import { settingOf } from "../../forms/form-setting.ts";
import { readForm } from "../../forms/read-form.ts";
import { formatDay } from "../../i18n/formats.ts";
import { isLanguage, type Language, languageCodes, languages } from "../../i18n/languages.ts";
import { usePage } from "../../page/page-context.tsx";
import { HiddenFields } from "../../ui/controls/hidden-fields.tsx";
import { Select } from "../../ui/controls/select.tsx";
import { CheckField } from "../../ui/form/check-field.tsx";
import { FormSummary } from "../../ui/form/form-summary.tsx";
import { MailField } from "../../ui/form/mail-field.tsx";
import { PhoneControl } from "../../ui/form/phone-control.tsx";
import { useFields } from "../../ui/form/use-fields.ts";
import { bookFromQuote } from "../acts/book.ts";
import { useDesk } from "../frame/desk-context.tsx";
import { DeskForm } from "../frame/desk-form.tsx";
import { type DeskHandler, type DeskInput, type DeskView, leadTo } from "../frame/desk-page.ts";
import { Part } from "../frame/facts.tsx";
import { KeyedSubmit } from "../frame/keyed.tsx";
import { recordOpened } from "../frame/opened.ts";
import { textOf } from "../frame/typed.ts";
import { deskHref } from "../routes.ts";
import { FormPage } from "./form-page.tsx";
import { PhoneCard } from "./phone-card.tsx";
import { missing } from "./quote.tsx";
import { refused } from "./refused.tsx";
import { TripPart } from "./trip-part.tsx";

export const book: DeskHandler<"book"> = async (input) => {
	const quote = await bookable(input);
	if ("view" in quote) return quote;
	await recordOpened(input, { kind: "quote", id: quote.code });
	const form = passengerForm(quote.offer.travelers, input.language);
	// A form that was refused stands here again, as it was typed.
	const sent = input.form.has("email") ? input.form : undefined;
	const typed = sent ? typedIn(form, sent) : blank(form, { country: "US" });
	const speaks = sent?.get("speaks");
	return shown(input, {
		...{ quote, typed, speaks: isLanguage(speaks) ? speaks : quote.language },
		once: (sent && textOf(sent, "once")) || crypto.randomUUID(),
	});
};

export const bookQuote: DeskHandler<"bookQuote"> = async (input) => {
	const { form: sent, services, agent, now, language } = input;
	const quote = await bookable(input);
	if ("view" in quote) return quote;
	const { offer } = quote;
	const names = services.fares?.name === offer.source ? services.fares.names : undefined;
	const form = passengerForm(offer.travelers, language, { lastFlightOn: lastFlightDay(offer), names });
	const speaks = sent.get("speaks");
	const once = textOf(sent, "once");
	const own = { quote, speaks: isLanguage(speaks) ? speaks : quote.language, once };
	const read = readForm(form, sent, settingOf(input));
	if (read.kind === "invalid") return { ...shown(input, { ...own, ...read }), status: 400 };
	// A form that was changed has no name of its own: what is pressed twice could not be told apart.
	if (!/^[0-9a-f-]{36}$/.test(once)) return { ...shown(input, { ...own, typed: typedIn(form, sent) }), status: 400 };
	const details = { quote, ...read.value, language: own.speaks, once };
	const { code } = await bookFromQuote(services.bookings, { agent: agent.id }, details, now);
	return leadTo(deskHref("send", { code }));
};

/** One that has ended is searched for anew. */
async function bookable(input: DeskInput<"book" | "bookQuote">): Promise<StoredQuote | DeskView> {
	const { params, services, d, now } = input;
	const quote = await findKeptQuote(services.db, params.code);
	if (!quote) return missing(d);
	if (quote.expiresAt > now.toISOString()) return quote;
	return refused(input, d("not.book.ended"), deskHref("quote", params));
}

interface BookProps extends FormState<PassengerField> {
	readonly quote: StoredQuote;
	readonly speaks: Language;
	readonly once: string;
}

function shown({ d, services }: Pick<DeskInput, "d" | "services">, props: BookProps): DeskView {
	const search = searchForReal(new URLSearchParams(props.quote.search), props.quote.offer, props.typed, services.now());
	return { title: d("book.heading"), view: <BookView {...props} search={search} /> };
}

function BookView({ quote, speaks, once, search, ...state }: BookProps & { readonly search: URLSearchParams }) {
	const { d } = useDesk();
	const { href, language, config } = usePage();
	const { code, offer } = quote;
	const { summary, control, group } = useFields(passengerForm(offer.travelers, language), state);
	const lastDay = formatDay(lastFlightDay(offer), language, "longDay");
	const searchHref = `${config.origin}${href("flightResults", {}, search)}`;
	return (
		<FormPage
			about={{ kind: "quote", id: code }}
			heading={d("book.heading")}
			lead={d("book.lead")}
			beside={
				<>
					<PhoneCard quote={quote} speaks={speaks} />
					<TripPart offer={offer} search={quote.search} />
				</>
			}
		>
			<FormSummary lines={summary} />
			<DeskForm action={deskHref("bookQuote", { code })} noValidate className="pax">
				<HiddenFields values={[["once", once]]} />
				{searchedAges(offer.travelers).map((age, index) => (
					<TravelerFields
						key={fieldOf(index, "given")}
						{...{ index, age, control, group, lastDay, searchHref, problems: state.problems ?? [] }}
						screened={touchesUnitedStates(offer.slices)}
					/>
				))}
				<Part id="reach" heading={d("contact")}>
					<div className="grid gap-4">
						<MailField {...control("email")} />
						<PhoneControl control={control} />
						<CheckField {...control("callback")} fleeting />
						<Select
							id="book-speaks"
							name="speaks"
							label={d("book.speaks")}
							hint={d("book.speaks.hint")}
							defaultValue={speaks}
							options={languageCodes.map((one) => [one, languages[one].name] as const)}
						/>
					</div>
				</Part>
				<p>
					<KeyedSubmit of="submit" look="primary">
						{d("book.go")}
					</KeyedSubmit>
				</p>
			</DeskForm>
		</FormPage>
	);
}
