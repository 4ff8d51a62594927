// The HTML document around every page: head, header, breadcrumb, content, footer.

import { clientAssets } from "virtual:client-assets";
import type { ReactNode } from "react";
import { localize } from "../i18n/language-parameter.ts";
import { languages } from "../i18n/languages.ts";
import { alternates } from "../links.ts";
import type { DocumentHead } from "../page/head.ts";
import { openGraphLocale, openGraphPicture } from "../page/open-graph.ts";
import { type PageContext, PageProvider, usePage } from "../page/page-context.tsx";
import { Mark, Shared } from "../page/parts.tsx";
import { textOf } from "../page/pieces.ts";
import { firstScreenStyles, sheetsOf } from "../page/rest-of-styles.tsx";
import { manifestPath, siteIcons } from "../page/site-icons.ts";
import { themeColor } from "../page/theme-color.ts";
import { graphOf, type PageRecord } from "../page/written-records.ts";
import { routeOf } from "../routes.ts";
import { CallLink } from "../ui/call-link.tsx";
import { bootScript } from "./boot-script.ts";
import { Breadcrumb, type CrumbLink } from "./breadcrumb.tsx";
import { Corner } from "./corner.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { isMeasured } from "./measured.ts";
import { schemeScript } from "./scheme/island/scheme.ts";
import { speculationRules } from "./speculation.ts";

type Sheet = keyof typeof clientAssets.sheets;

export interface DocumentProps {
	readonly page: PageContext;
	readonly head: DocumentHead;
	/** Style sheets beside the site's own; without a word, those of the page's row. */
	readonly sheets?: readonly Sheet[];
	readonly children?: ReactNode;
}

export function Document({ page, head, sheets = routeOf(page.id).sheets ?? [], children }: DocumentProps) {
	return (
		<PageProvider page={page}>
			<html lang={page.language} data-sheets={sheets.join(" ") || undefined}>
				<Head page={page} head={head} sheets={sheets} />
				<body>
					{firstScreenStyles(head.firstScreen) !== undefined && head.firstScreen === "guide" && (
						<FontPreload onLoad={stayHere} />
					)}
					<Layout crumbs={head.crumbs} crumbsBelow={head.crumbsBelow} skip={head.skip} reference={head.reference}>
						{children}
					</Layout>
					{firstScreenStyles(head.firstScreen) !== undefined && <Boot measured={isMeasured(page)} last />}
				</body>
			</html>
		</PageProvider>
	);
}

interface HeadProps {
	readonly page: PageContext;
	readonly head: DocumentHead;
	readonly sheets: readonly Sheet[];
}

/** All but the records is the same on every page of a row, with other words in it. */
function Head({ page, head, sheets }: HeadProps) {
	const { config, language, target } = page;
	const { title, description, index, image, article, firstScreen } = head;
	const measured = isMeasured(page);
	const others = index ? alternates(target).map((other) => config.origin + other.target) : [];
	const url = config.origin + localize(target, language);
	const holes = [title, description, url, image?.path, image?.alt, article?.published, article?.modified, ...others];
	const by = ["head", page.id, firstScreen, index, measured, ...sheets, ...holes.map((text) => text !== undefined)];
	return (
		<head>
			{/* These two stand in the page itself: behind them React puts what it preloads for the page's own pictures. */}
			<meta charSet="utf-8" />
			<meta name="viewport" content="width=device-width, initial-scale=1" />
			<Shared by={by.join(" ")} holes={holes.filter((text) => text !== undefined)}>
				{(...texts) => <SharedHead {...{ page, head, sheets, measured }} texts={inPlace(holes, texts)} />}
			</Shared>
			{head.records.length > 0 && <Records of={head.records} />}
		</head>
	);
}

function Records({ of }: { of: readonly PageRecord[] }) {
	const { parts } = usePage();
	const graph = graphOf(of);
	if (parts) return <Mark part={['<script type="application/ld+json">', ...graph, "</script>"]} parts={parts} />;
	// biome-ignore lint/security/noDangerouslySetInnerHtml: a data block; graphOf escapes every "<"
	return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: textOf(graph) }} />;
}

/** `texts` where `holes` has some. */
function inPlace(holes: readonly (string | undefined)[], texts: readonly string[]): readonly (string | undefined)[] {
	const left = [...texts];
	return holes.map((text) => (text === undefined ? undefined : left.shift()));
}

interface SharedHeadProps extends HeadProps {
	readonly measured: boolean;
	/** What is another on each page, as `Head` lists it. */
	readonly texts: readonly (string | undefined)[];
}

function SharedHead({ page, head, sheets, measured, texts }: SharedHeadProps) {
	const { config, language } = page;
	const [title, description, url, picture, pictureText, published, modified, ...others] = texts;
	const absolute = (path: string) => config.origin + path;
	return (
		<>
			<title>{title}</title>
			<meta name="description" content={description} />
			<Styles {...{ page, head, sheets, measured }} />
			<link rel="icon" href={siteIcons.ico.path} sizes={siteIcons.ico.sizes} />
			<link rel="icon" href={siteIcons.svg.path} type={siteIcons.svg.type} />
			<link rel="apple-touch-icon" href={siteIcons.touch.path} />
			<link rel="manifest" href={localize(manifestPath, language)} />
			<meta name="theme-color" content={themeColor.light} data-scheme="light" media="(prefers-color-scheme: light)" />
			<meta name="theme-color" content={themeColor.dark} data-scheme="dark" media="(prefers-color-scheme: dark)" />
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, allowed by its hash */}
			<script dangerouslySetInnerHTML={{ __html: schemeScript }} />
			<meta name="measurement" content={config.measurementId ?? ""} />
			{config.phoneConversion && <meta name="phone-conversion" content={config.phoneConversion} />}
			{/* A phone would make a number to call of a quote's ten digits; what is to be called is a link already. */}
			{routeOf(page.id).personal === true && <meta name="format-detection" content="telephone=no" />}
			{head.index ? (
				<>
					<meta name="robots" content="max-image-preview:large" />
					<link rel="canonical" href={url} />
					{alternates("/").map(({ hreflang }, index) => (
						<link key={hreflang} rel="alternate" hrefLang={hreflang} href={others[index]} />
					))}
				</>
			) : (
				<meta name="robots" content="noindex" />
			)}
			{routeOf(page.id).feeds?.map(({ name, path, type }) => (
				<link key={type} rel="alternate" type={type} title={name} href={absolute(localize(path, language))} />
			))}
			<meta property="og:type" content={head.article ? "article" : "website"} />
			<meta property="og:site_name" content={config.agency.name} />
			<meta property="og:title" content={title} />
			<meta property="og:description" content={description} />
			<meta property="og:url" content={url} />
			<meta property="og:locale" content={openGraphLocale(languages[language])} />
			{Object.values(languages)
				.filter((other) => other !== languages[language])
				.map((other) => (
					<meta key={other.locale} property="og:locale:alternate" content={openGraphLocale(other)} />
				))}
			{head.image && (
				<>
					<meta property="og:image" content={absolute(picture ?? "")} />
					<meta property="og:image:type" content={openGraphPicture.type} />
					<meta property="og:image:width" content={`${openGraphPicture.width}`} />
					<meta property="og:image:height" content={`${openGraphPicture.height}`} />
					<meta property="og:image:alt" content={pictureText} />
				</>
			)}
			{head.article && (
				<>
					<meta property="article:published_time" content={published} />
					<meta property="article:modified_time" content={modified} />
				</>
			)}
			<meta name="twitter:card" content={head.image ? "summary_large_image" : "summary"} />
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
			<script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
		</>
	);
}

/**
 * What is asked for before anything is drawn: the font, the style sheets and boot. Where a first screen has its styles in the
 * document, almost nothing: the view has the sheets, the font is asked for by its first letter, and boot comes last. A guide
 * asks for the font where its body begins: for one that the head asks for, Chrome holds the first paint.
 */
function Styles({ page, head, sheets, measured }: Omit<SharedHeadProps, "texts">) {
	const styles = firstScreenStyles(head.firstScreen);
	if (styles !== undefined)
		return (
			<>
				{/* The header is drawn when all of it is read (where a browser knows how): half of it would move as the rest came. */}
				<link rel="expect" href="#menu-panel" {...{ blocking: "render" }} />
				{/* A page that is awaited in part has them in the part that comes last. */}
				{sheetsOf(page.id).map((href) => (
					<link key={href} rel="preload" as="style" href={href} />
				))}
				{/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the build, allowed by its hash */}
				<style dangerouslySetInnerHTML={{ __html: styles }} />
			</>
		);
	return (
		<>
			<FontPreload />
			<link rel="stylesheet" href={clientAssets.style} />
			{sheets.map((sheet) => (
				<link key={sheet} rel="stylesheet" href={clientAssets.sheets[sheet]} />
			))}
			<Boot measured={measured} />
		</>
	);
}

function FontPreload({ onLoad }: { onLoad?: () => void }) {
	return <link rel="preload" as="font" type="font/woff2" crossOrigin="" href={clientAssets.font} onLoad={onLoad} />;
}

/** React moves a link into the head, but not one that somebody listens to; in a server's HTML nobody does. */
function stayHere() {}

/** The only script of a first load. @param last at the end of a page that is drawn before it */
function Boot({ measured, last = false }: { measured: boolean; last?: boolean }) {
	const { script } = clientAssets;
	if (!measured) return <script type="module" src={script} {...(last && { fetchPriority: "low" })} />;
	return (
		<>
			<link rel="modulepreload" href={script} />
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the build, allowed by its hash */}
			<script dangerouslySetInnerHTML={{ __html: bootScript(script) }} />
		</>
	);
}

interface LayoutProps {
	readonly crumbs: readonly CrumbLink[];
	readonly crumbsBelow: boolean | undefined;
	readonly skip: DocumentHead["skip"];
	readonly reference: string | undefined;
	readonly children?: ReactNode;
}

/** What stands around every page's content: skip link, header, breadcrumb, footer and the sticky call button. */
function Layout({ crumbs, crumbsBelow = false, skip, reference, children }: LayoutProps) {
	const { t } = usePage();
	const trail = crumbs.length > 1 && <Breadcrumb crumbs={crumbs} />;
	return (
		<>
			<a className="skip-link" href={`#${skip?.to ?? "content"}`}>
				{skip?.label ?? t("layout.skip")}
			</a>
			<Header />
			<Corner />
			{!crumbsBelow && trail}
			<main id="content" tabIndex={-1}>
				{children}
			</main>
			{crumbsBelow && trail}
			<StickyCall reference={reference} stepsBack={!skip} />
			<Footer />
		</>
	);
}

interface StickyCallProps {
	readonly reference: string | undefined;
	/**
	 * It steps back while a form is filled in. Not beside a list of flights: a style sheet that watches the page for
	 * that costs more there than the filter it waits for (scripts/bench/filter-change.ts), and what is filled in
	 * there is a sheet over all of it.
	 */
	readonly stepsBack: boolean;
}

/** What stays at the bottom of a phone's screen. The keyboard meets it after the content: the header has the same call. */
function StickyCall({ reference, stepsBack }: StickyCallProps) {
	const { t } = usePage();
	return (
		<aside className={stepsBack ? "sticky-call steps-back" : "sticky-call"} aria-label={t("layout.call")}>
			{reference ? <CallLink>{t("quote.call", { number: reference })}</CallLink> : <SharedCall />}
		</aside>
	);
}

function SharedCall() {
	return <Shared by="call">{() => <CallLink />}</Shared>;
}
