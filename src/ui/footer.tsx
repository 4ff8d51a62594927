// The footer: every group of pages, the language, who we are and what we are not.
import { addressLine } from "../env.ts";
import { languageCodes, languages } from "../i18n/languages.ts";
import { localize } from "../links.ts";
import { routeText } from "../render/head.ts";
import { usePage } from "../render/page-context.tsx";
import { type RouteId, routeIds, routeOf } from "../routes.ts";
import { CallLink } from "./call-link.tsx";

/** The licence (CC BY) asks for the source to be named. */
const airportData = "https://github.com/opentraveldata/opentraveldata";

const groups = ["deals", "help", "guides", "company", "legal"] as const;

/** Pages without parameters; the table's order is the footer's. */
function pagesOf(group: (typeof groups)[number]): RouteId[] {
	return routeIds.filter((id) => routeOf(id).group === group && routeOf(id).index && !routeOf(id).path.includes(":"));
}

export function Footer() {
	const { config, href, t, language, target } = usePage();
	const { agency } = config;
	return (
		<footer className="site-footer">
			<div className="wrap py-10">
				<nav aria-label={t("layout.footer")} className="grid grid-cols-2 gap-8 md:grid-cols-5">
					{groups.map((group) => (
						<div key={group}>
							<h2 className="text-sm font-bold">{t(`group.${group}`)}</h2>
							<ul className="mt-2">
								{pagesOf(group).map((id) => (
									<li key={id}>
										<a className="footer-link" href={href(id as "home")}>
											{t(routeText("name", id))}
										</a>
									</li>
								))}
							</ul>
						</div>
					))}
				</nav>
				<div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-2">
					<CallLink look="text">{t("call.verb")}</CallLink>
					<span>{t("call.hours")}</span>
					<ul className="flex gap-4">
						{languageCodes.map((code) => (
							<li key={code}>
								<a
									className="footer-link"
									href={localize(target, code)}
									lang={code}
									hrefLang={code}
									data-language={code}
									aria-current={code === language ? "true" : undefined}
								>
									{languages[code].name}
								</a>
							</li>
						))}
					</ul>
				</div>
				<p className="mt-6 max-w-prose text-sm">{t("layout.independence")}</p>
				<p className="mt-2 text-sm">
					{agency.name}, {addressLine(agency)}
				</p>
				<p className="mt-2 text-sm">
					<a className="footer-link" href={airportData} rel="noopener external">
						{t("layout.airports")}
					</a>
				</p>
				{agency.licences.length > 0 && (
					<p className="mt-2 text-sm">
						{t("layout.licences", {
							list: agency.licences.map(({ state, number }) => `${state} ${number}`).join(", "),
						})}
					</p>
				)}
			</div>
		</footer>
	);
}
