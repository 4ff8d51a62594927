// The head of every page's document: what it is called and is about, its styles and scripts, its records for search engines.

import { clientAssets } from "virtual:client-assets";
import { localize } from "../i18n/language-parameter.ts";
import { languages } from "../i18n/languages.ts";
import { alternates } from "../links.ts";
import { type DocumentHead, toldUrl } from "../page/head.ts";
import { openGraphLocale, openGraphPicture } from "../page/open-graph.ts";
import { type PageContext, usePage } from "../page/page-context.tsx";
import { mark, Shared } from "../page/parts.tsx";
import { textOf } from "../page/pieces.ts";
import { firstScreenStyles, sheetsOf } from "../page/rest-of-styles.tsx";
import { manifestPath, siteIcons } from "../page/site-icons.ts";
import { themeColor } from "../page/theme-color.ts";
import { graphOf, type PageRecord } from "../page/written-records.ts";
import { routeOf } from "../routes.ts";
import { publishedInstant } from "../time/iso-date.ts";
import { bootScript } from "./boot-script.ts";
import { isMeasured } from "./measured.ts";
import { schemeScript } from "./scheme/island/scheme.ts";
import { speculationRules } from "./speculation.ts";

export type Sheet = keyof typeof clientAssets.sheets;

interface HeadProps {
	readonly page: PageContext;
	readonly head: DocumentHead;
	readonly sheets: readonly Sheet[];
}

/** All but the records is the same on every page of a row, with other words in it. */
export function Head({ page, head, sheets }: HeadProps) {
	const { title, description, index, image, article, firstScreen } = head;
	const measured = isMeasured(page);
	const url = toldUrl(page);
	const others = index ? alternates(url).map(({ target }) => target) : [];
	const days = [article?.published, article?.modified].map((day) => day && publishedInstant(day));
	const holes = [title, description, url, image?.path, image?.alt, ...days, ...others];
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
	if (parts) return mark(['<script type="application/ld+json">', ...graph, "</script>"], parts);
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

export function FontPreload({ onLoad }: { onLoad?: () => void }) {
	return <link rel="preload" as="font" type="font/woff2" crossOrigin="" href={clientAssets.font} onLoad={onLoad} />;
}

/** The only script of a first load. @param last at the end of a page that is drawn before it */
export function Boot({ measured, last = false }: { measured: boolean; last?: boolean }) {
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
