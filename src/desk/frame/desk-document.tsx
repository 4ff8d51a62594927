// The document around every page of the desk: the box first, then who sits here, the page, and what the keys are.
import type { ReactNode } from "react";
import { languageName } from "../../frame/language/island/chosen-language.ts";
import { languageCodes, languages } from "../../i18n/languages.ts";
import { type PageContext, PageProvider } from "../../page/page-context.tsx";
import { zoneText } from "../../places/deadline.ts";
import { Notice } from "../../ui/notice.tsx";
import { type DeskRouteId, deskHref, deskRouteOf } from "../routes.ts";
import { CallerFrame } from "./caller-frame.tsx";
import { DeskProvider, type DeskReading, useDesk } from "./desk-context.tsx";
import { FindBox } from "./find-box.tsx";
import { KeyedLink } from "./keyed.tsx";
import type { Key } from "./keys.ts";

export interface DeskDocumentProps {
	readonly page: PageContext;
	readonly desk: DeskReading;
	readonly title: string;
	readonly said?: string | undefined;
	readonly children?: ReactNode;
}

export function DeskDocument({ page, desk, title, said, children }: DeskDocumentProps) {
	const { d } = desk;
	return (
		<PageProvider page={page}>
			<DeskProvider desk={desk}>
				<html lang={page.language}>
					<head>
						<meta charSet="utf-8" />
						<meta name="viewport" content="width=device-width, initial-scale=1" />
						<title>{d("title", { title, agency: page.config.agency.name })}</title>
						<meta name="robots" content="noindex, nofollow" />
						{/* A phone would make numbers to call of references. */}
						<meta name="format-detection" content="telephone=no" />
						<link rel="stylesheet" href={deskHref("styles")} />
					</head>
					<body className="desk">
						<a className="skip-link" href="#content">
							{page.messages.t("layout.skip")}
						</a>
						<Header agency={page.config.agency.name} language={page.language} said={said} />
						<main id="content" tabIndex={-1} className="wrap">
							<CallerFrame />
							<Refusal />
							{children}
						</main>
						<footer className="wrap desk-foot">
							<p>{d("keys")}</p>
							<p>{d("clocks", { zone: zoneText(page.config.channels.hours.zone, page.language) })}</p>
						</footer>
					</body>
				</html>
			</DeskProvider>
		</PageProvider>
	);
}

/** Why a form was refused, before the page that it stands on. */
function Refusal() {
	const { d, sent } = useDesk();
	if (!sent) return null;
	const { why, problem } = sent;
	return (
		<Notice tone="problem" heading={d(`refused.${why}`)} focused>
			<p>{problem?.text ?? d(`refused.${why}.text`)}</p>
		</Notice>
	);
}

/** What the head leads to, with the key of each. */
const menu = [
	["home", "home"],
	["record", "record"],
] as const satisfies readonly (readonly [DeskRouteId, Key])[];

interface HeaderProps {
	readonly agency: string;
	readonly language: string;
	readonly said: string | undefined;
}

function Header({ agency, language, said }: HeaderProps) {
	const { d, agent, route, path } = useDesk();
	const mayOpen = (id: DeskRouteId) => deskRouteOf(id).roles.includes(agent.role);
	return (
		<header className="desk-head">
			<div className="wrap desk-bar">
				<p className="desk-name">{d("name", { agency })}</p>
				<nav aria-label={d("menu")}>
					<ul>
						{menu
							.filter(([id]) => mayOpen(id))
							.map(([id, key]) => (
								<li key={id}>
									<KeyedLink of={key} href={deskHref(id)} aria-current={route === id ? "page" : undefined}>
										{d(`menu.${id}`)}
									</KeyedLink>
								</li>
							))}
					</ul>
				</nav>
				<p className="desk-who">
					{agent.id} · {d(`role.${agent.role}`)}
				</p>
				<ul aria-label={d("languages")}>
					{languageCodes
						.filter((code) => code !== language)
						.map((code) => (
							<li key={code}>
								<a href={`${path}?${languageName}=${code}`} lang={code} hrefLang={code}>
									{languages[code].name}
								</a>
							</li>
						))}
				</ul>
			</div>
			{mayOpen("find") && <FindBox said={said} />}
		</header>
	);
}
