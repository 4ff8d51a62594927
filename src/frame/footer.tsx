// The footer: every group of pages, the call, language and appearance, who we are and what we are not.
import { Fragment } from "react";
import { addressLine } from "../env.ts";
import { listedGroups, pagesOf } from "../links.ts";
import { Island } from "../page/island.tsx";
import { usePage } from "../page/page-context.tsx";
import { pageText } from "../page/page-text.ts";
import { Shared } from "../page/parts.tsx";
import { routeOf } from "../routes.ts";
import { CallLink } from "../ui/call-link.tsx";
import { languageChoices } from "./header.tsx";
import { type LanguageLink, LanguageLinks } from "./menu/island/links.tsx";
import { schemeIsland } from "./scheme/island/row.ts";
import { schemes } from "./scheme/island/scheme.ts";

/** The license of the first two asks that they, itself and what we did are named, each with its address. */
const placeSources = [
	{ before: " ", name: "OpenTravelData", href: "https://github.com/opentraveldata/opentraveldata" },
	{ before: ", ", name: "GeoNames", href: "https://www.geonames.org" },
	{ before: " (", name: "CC BY 4.0", href: "https://creativecommons.org/licenses/by/4.0/" },
	{ before: "), ", name: "OurAirports", href: "https://ourairports.com" },
];

/** The same on every page but for the way to this one in the other languages. */
export function Footer() {
	const { language, target } = usePage();
	const languages = languageChoices(language, target).filter(({ current }) => !current);
	return (
		<Shared by="footer" holes={languages.map(({ href }) => href)}>
			{(...hrefs) => (
				<SharedFooter languages={languages.map((choice, index) => ({ ...choice, href: hrefs[index] ?? "" }))} />
			)}
		</Shared>
	);
}

function SharedFooter({ languages }: { languages: readonly LanguageLink[] }) {
	const page = usePage();
	const { config, href, t } = page;
	const { agency } = config;
	return (
		<footer className="site-footer">
			<div className="wrap">
				<nav aria-label={t("layout.footer")} className="footer-groups">
					{listedGroups.map((group) => (
						<div key={group}>
							<h2>{t(`group.${group}`)}</h2>
							<ul className="mt-2">
								{pagesOf(group).map((id) => (
									<FooterLink key={id} href={href(id as "home")} name={pageText("name", id, page)} />
								))}
								{pagesOf(group).flatMap((id) => {
									const lists = routeOf(id).lists;
									return lists?.values.map((value) => (
										<FooterLink
											key={value}
											href={href(id as "home", {}, { [lists.by]: value })}
											name={t(`${lists.texts}.${value}` as "guides.general")}
										/>
									));
								})}
							</ul>
						</div>
					))}
				</nav>
				<div className="footer-wide">
					<p className="flex flex-wrap items-center gap-x-4 gap-y-2">
						<CallLink icon="repeated" /> <span>{t("call.hours")}</span>
					</p>
					<a className="footer-link" href={href("yourCountry")} rel="nofollow">
						{t("country.link")}
					</a>
					<LanguageLinks label={t("layout.language")} languages={languages} />
					<SchemeChoice />
				</div>
				<div className="footer-small">
					<p>{t("layout.independence")}</p>
					<p>
						{agency.name}, {addressLine(agency)}
					</p>
					{agency.licenses.length > 0 && (
						<p>
							{t("layout.licences", {
								list: agency.licenses.map(({ state, number }) => `${state} ${number}`).join(", "),
							})}
						</p>
					)}
					<p>
						{t("layout.airports")}
						{placeSources.map(({ before, name, href }) => (
							<Fragment key={name}>
								{before}
								<a className="footer-link" href={href} rel="noopener external">
									{name}
								</a>
							</Fragment>
						))}
					</p>
				</div>
			</div>
		</footer>
	);
}

function FooterLink({ href, name }: { href: string; name: string }) {
	return (
		<li>
			<a href={href}>{name}</a>
		</li>
	);
}

/** Day, night, or as the device says; shown only where script can keep the choice. */
function SchemeChoice() {
	const { t } = usePage();
	return (
		<Island row={schemeIsland}>
			<fieldset className="scheme-choice">
				<legend className="float-left me-4 text-sm text-night-muted">{t("scheme.label")}</legend>
				{schemes.map((scheme) => (
					<label key={scheme}>
						<input type="radio" name="scheme" value={scheme} defaultChecked={scheme === "auto"} />{" "}
						{t(`scheme.${scheme}`)}
					</label>
				))}
			</fieldset>
		</Island>
	);
}
