// Which documents each country of a trip asked for: by the visitor's own passport first, all others in a list; and who says so today.

import { Fragment } from "react";
import { formatDay, formatMonth } from "../../../i18n/formats.ts";
import type { MessageKey } from "../../../i18n/messages.ts";
import { usePage } from "../../../page/page-context.tsx";
import { pageText } from "../../../page/page-text.ts";
import { type EntryKind, type EntryRule, ruleFor, tableMonth } from "../../../places/entry-rules.ts";
import { countryName } from "../../../places/labels.ts";
import { officialPages } from "../../../places/official-pages.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import type { CountryDocuments, TripDocuments as Documents } from "./find-documents.ts";
import { OfficialLink } from "./official-link.tsx";

/** The table is a month's, and is told as that. */
const asOfTable = {
	free: "documents.then.free",
	arrival: "documents.then.arrival",
	eta: "documents.then.eta",
	evisa: "documents.then.evisa",
	visa: "documents.then.visa",
	barred: "documents.then.barred",
} as const satisfies Record<EntryKind, MessageKey>;

/** A correction holds since its day. */
const asCorrected = {
	free: "documents.since.free",
	arrival: "documents.since.arrival",
	eta: "documents.since.eta",
	evisa: "documents.since.evisa",
	visa: "documents.since.visa",
	barred: "documents.since.barred",
} as const satisfies Record<EntryKind, MessageKey>;

/** Nothing on a domestic trip. */
export function TripDocuments({ documents }: { documents: Documents | undefined }) {
	const page = usePage();
	const { t, href, language } = page;
	if (!documents) return null;
	const { passport, countries } = documents;
	return (
		<section className="review-part" aria-labelledby="documents">
			<h2 id="documents">{t("documents.heading")}</h2>
			<p>{t("documents.lead")}</p>
			{passport && (
				<p>
					{t("documents.guess")}{" "}
					<a className="link py-2.5" href={href("yourCountry")} rel="nofollow">
						{pageText("name", "yourCountry", page)}
					</a>
				</p>
			)}
			{countries.map((one) => (
				<Country key={one.country} {...one} passport={passport} />
			))}
			<p className="trip-small">
				{t("documents.table", { month: formatMonth(tableMonth, language) })}{" "}
				<a className="link" href="https://github.com/ilyankou/passport-index-dataset" rel="noopener external">
					passport-index-dataset
				</a>{" "}
				(MIT)
			</p>
		</section>
	);
}

function Country({ country, transit, rules, passport }: CountryDocuments & { passport: string | undefined }) {
	const { t, language } = usePage();
	const name = countryName(country, language);
	const rule = passport && ruleFor(rules, passport);
	return (
		<div className="grid gap-2">
			<h3 className="pt-2 font-bold">{name}</h3>
			{transit && <p>{t(country === "US" ? "documents.transit.us" : "documents.transit")}</p>}
			{passport === country && <p>{t("documents.own", { passport: name })}</p>}
			{rule && (
				<p>
					{t("documents.passport", { passport: countryName(passport, language) })}{" "}
					<Asked country={country} rule={rule} />
				</p>
			)}
			{rules.length > 0 && (
				<Disclosure
					summary={t(rule || passport === country ? "documents.others" : "documents.all", { country: name })}
					open={!rule && passport !== country}
				>
					{rules.map((one) => (
						<p key={one.kind + one.since} className="mt-2">
							<strong>
								<Asked country={country} rule={one} />
							</strong>{" "}
							<Passports rule={one} />
						</p>
					))}
				</Disclosure>
			)}
			<p>
				{t("documents.official")}{" "}
				{officialPages(country).pages.map((page) => (
					<Fragment key={page}>
						<OfficialLink href={page} />{" "}
					</Fragment>
				))}
			</p>
		</div>
	);
}

/** What was asked for, and since when or where that is written. */
function Asked({ country, rule: { kind, since, source } }: { country: string; rule: EntryRule }) {
	const { t, language } = usePage();
	const name = officialPages(country).permit;
	const permit = name && ` (${name})`;
	if (!since) return t(asOfTable[kind], { month: formatMonth(tableMonth, language), permit });
	return (
		<>
			{t(asCorrected[kind], { date: formatDay(since, language, "longDay"), permit })}{" "}
			{source && <OfficialLink href={source} />}
		</>
	);
}

/** Who stands in no list of a table needed a visa; the other way around nobody may conclude anything. */
function Passports({ rule: { kind, since, passports } }: { rule: EntryRule }) {
	const { t, language } = usePage();
	if (kind === "visa" && !since) return t("documents.rest");
	const names = passports.map((passport) => countryName(passport, language));
	return `${names.sort((a, b) => a.localeCompare(b, language)).join(", ")}.`;
}
