// The passenger form: a block for each traveler, the contact, and what is done with it. Works without script.
import type { ReactNode } from "react";
import type { Travelers } from "../../../flights/trip/travelers.ts";
import type { FormState } from "../../../forms/form.ts";
import { formatDay } from "../../../i18n/formats.ts";
import { usePage } from "../../../page/page-context.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { CheckField } from "../../../ui/form/check-field.tsx";
import { FormSummary } from "../../../ui/form/form-summary.tsx";
import { FormView } from "../../../ui/form/form-view.tsx";
import { MailField } from "../../../ui/form/mail-field.tsx";
import { PhoneControl } from "../../../ui/form/phone-control.tsx";
import { useFields } from "../../../ui/form/use-fields.ts";
import { fieldOf, type PassengerField, passengerForm, searchedAges, travelersField } from "./form/passenger-form.ts";
import { TravelerFields } from "./traveler-fields.tsx";

/** Purpose of the form's token. */
export const passengersPurpose = "passengers";
const tsa = "https://www.tsa.gov/";

export interface PassengerFormProps extends FormState<PassengerField> {
	/** The travelers whom the price is for. */
	readonly travelers: Travelers;
	/** Undefined where the trip cannot be read. */
	readonly lastFlightOn?: string | undefined;
	/** The query that names the quote or the booking. */
	readonly query: Readonly<Record<string, string>>;
	/** A search for those who really travel. */
	readonly searchHref: string;
	/** It touches an airport of the United States: what the TSA asks for is asked for. */
	readonly screened: boolean;
	readonly token: string;
	/** Stands between the list of problems and the form. */
	readonly children?: ReactNode;
	/** Which papers travelers need, above the legal small print. */
	readonly papers?: ReactNode;
}

export function PassengerFormView(props: PassengerFormProps) {
	const { t, href, language } = usePage();
	const { problems = [], travelers, lastFlightOn, query, searchHref, screened, token } = props;
	const form = passengerForm(travelers, language);
	const { summary, control, group } = useFields(form, props);
	const lastDay = lastFlightOn && formatDay(lastFlightOn, language, "longDay");
	return (
		<>
			<FormSummary lines={summary} />
			{props.children}
			<FormView
				form={form}
				method="post"
				action={href("passengerDetails", {}, query)}
				answer={problems.length > 0 ? "again" : undefined}
				hidden={{ token, travelers: travelersField(travelers) }}
				className="pax"
				of={travelersField(travelers)}
			>
				{/* Once for all who travel: it is the same for each of them. */}
				<div>
					<p className="control-hint">{t(screened ? "pax.gender.hint" : "pax.gender.hint.abroad")}</p>
					{screened && (
						<Disclosure summary={t("pax.tsa")}>
							<p>{t("pax.tsa.text")}</p>
							<p>
								<a className="link py-2.5" href={tsa} rel="noopener external">
									{t("pax.tsa.link")}
								</a>
							</p>
						</Disclosure>
					)}
				</div>
				{searchedAges(travelers).map((age, index) => (
					<TravelerFields
						key={fieldOf(index, "given")}
						{...{ index, age, control, group, problems, lastDay, searchHref, screened }}
					/>
				))}
				<fieldset className="pax-block">
					<legend>{t("pax.contact")}</legend>
					<MailField {...control("email")} />
					<PhoneControl control={control} />
					<CheckField {...control("callback")} fleeting />
				</fieldset>
				{props.papers}
				<p>
					<a className="link py-2.5" href={href("privacyPolicy")}>
						{t("pax.privacy")}
					</a>
				</p>
				<div className="grid justify-items-start gap-4">
					<Button type="submit">{t("pax.submit")}</Button>
					<p className="trip-small">{t("pax.submit.note")}</p>
				</div>
			</FormView>
		</>
	);
}
