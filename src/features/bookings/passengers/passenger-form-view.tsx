// The passenger form: a block for each traveler, the contact, and what is done with it. Works without script.
import type { ReactNode } from "react";
import type { Travelers } from "../../../flights/trip/check-travelers.ts";
import { formatDay } from "../../../i18n/formats.ts";
import { usePage } from "../../../page/page-context.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { FormSummary } from "../../../ui/form/form-summary.tsx";
import { FormView } from "../../../ui/form/form-view.tsx";
import { ContactFields } from "./contact-fields.tsx";
import { type Control, idOf, type SaidProblem } from "./passenger-fields.ts";
import { type PassengerProblem, searchedAges } from "./passenger-form.ts";
import { type PassengerTexts, travelersField } from "./passenger-texts.ts";
import { TravelerFields } from "./traveler-fields.tsx";

/** Purpose of the form's token. */
export const passengersPurpose = "passengers";
const tsa = "https://www.tsa.gov/";

export interface PassengerFormProps {
	readonly texts: PassengerTexts;
	readonly problems?: readonly PassengerProblem[];
	/** The travelers whom the price is for. */
	readonly travelers: Travelers;
	/** Undefined where the trip cannot be read. */
	readonly lastFlightOn?: string | undefined;
	/** The query that names the quote or the booking. */
	readonly query: Readonly<Record<string, string>>;
	/** A search for those who really travel. */
	readonly searchHref: string;
	readonly countries: readonly (readonly [code: string, text: string])[];
	readonly token: string;
	/** Stands between the list of problems and the form. */
	readonly children?: ReactNode;
}

export function PassengerForm(props: PassengerFormProps) {
	const { t, href, language } = usePage();
	const { texts, problems = [], travelers, lastFlightOn, query, searchHref, countries, token } = props;
	const ages = searchedAges(travelers);
	const said = new Map<string, SaidProblem>();
	for (const { field, key, values, offers } of problems) {
		// The first one of a field: the rest usually follow from it.
		if (!said.has(field)) said.set(field, { field, word: t("search.error"), text: t(key, values), offers });
	}
	const control: Control = (field) => ({ id: idOf(field), name: field, problem: said.get(field) });
	const lastDay = lastFlightOn && formatDay(lastFlightOn, language, "longDay");
	return (
		<>
			<Summary problems={[...said.values()]} single={ages.length === 1} />
			{props.children}
			<FormView
				form={{ id: "pax" }}
				method="post"
				action={href("passengerDetails", {}, query)}
				answer={problems.length > 0 ? "again" : undefined}
				hidden={{ token, travelers: travelersField(travelers) }}
				className="pax"
				// Names and birthdays of several people are not kept in a browser that others may use.
				kept={false}
			>
				{ages.map((age, index) => {
					const own = texts.travelers[index];
					const shared = { index, age, control, lastDay, searchHref };
					return own && <TravelerFields key={idOf(`t${index + 1}-given`)} {...shared} texts={own} />;
				})}
				<ContactFields texts={texts.contact} control={control} countries={countries} />
				<Disclosure summary={t("pax.tsa")}>
					<p>{t("pax.tsa.text")}</p>
					<p>
						<a className="link py-2.5" href={tsa} rel="noopener external">
							{t("pax.tsa.link")}
						</a>
					</p>
				</Disclosure>
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

/** Lists the problems; where several travel, each line says whose it is. */
function Summary({ problems, single }: { problems: readonly SaidProblem[]; single: boolean }) {
	const { t } = usePage();
	const lines = problems.map(({ field, text }) => {
		const [, number] = /^t(\d+)-/.exec(field) ?? [];
		return { target: idOf(field), text: number && !single ? t("pax.short", { number, text }) : text };
	});
	return <FormSummary lines={lines} />;
}
