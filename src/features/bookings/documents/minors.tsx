// A child who leaves a country without both parents may have to show their consent: said wherever one of a trip's travelers is under 18.

import type { Slice } from "../../../flights/offers/offer.ts";
import type { Travelers } from "../../../flights/trip/travelers.ts";
import type { MessageKey } from "../../../i18n/messages.ts";
import { usePage } from "../../../page/page-context.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { OfficialLink } from "./official-link.tsx";
import { startCountry, tripCountries } from "./trip-countries.ts";

interface Consent {
	readonly text: MessageKey;
	readonly page: string;
}

/** What we are sure of, by ISO 3166-1 alpha-2 code. */
const consents: Readonly<Record<string, Consent>> = {
	US: { text: "minors.us", page: "https://www.usa.gov/travel-documents-children" },
	MX: { text: "minors.mx", page: "https://www.gob.mx/inm" },
	CO: { text: "minors.co", page: "https://www.migracioncolombia.gov.co/" },
	AR: { text: "minors.ar", page: "https://www.argentina.gob.ar/interior/migraciones" },
};

interface MinorsProps {
	readonly slices: readonly Slice[];
	/** The ages are of those under 18 only. */
	readonly travelers: Travelers;
}

/** Nothing on a domestic trip, or where all are adults. */
export function Minors({ slices, travelers }: MinorsProps) {
	const { t } = usePage();
	const abroad = tripCountries(slices);
	if (travelers.ages.length === 0 || abroad.length === 0) return null;
	const countries = [startCountry(slices), ...abroad.flatMap(({ country, transit }) => (transit ? [] : country))];
	const rows = countries.flatMap((country) => (country && Object.hasOwn(consents, country) && consents[country]) || []);
	return (
		<Notice heading={t("minors.heading")}>
			<p>{t("minors.text")}</p>
			{rows.length > 0 && (
				<ul className="mt-2 grid gap-2">
					{rows.map(({ text, page }) => (
						<li key={text}>
							{t(text)} <OfficialLink href={page} />
						</li>
					))}
				</ul>
			)}
		</Notice>
	);
}
