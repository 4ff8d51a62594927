// A guide: contents, text, questions, fares of its trips, sources, ways to share it, related guides, and the call.

import type { Config } from "../../env.ts";
import { type PaidPair, pairBetween, type ReadPaidFares } from "../../flights/paid-fares.ts";
import { PaidFares } from "../../flights/views/paid-fares-list.tsx";
import { localize } from "../../i18n/language-parameter.ts";
import type { Language } from "../../i18n/languages.ts";
import { onceOf } from "../../i18n/once-of.ts";
import { pathOf } from "../../links.ts";
import { openGraphPath } from "../../page/open-graph.ts";
import { nothingHere, type Page } from "../../page/page.ts";
import { usePage } from "../../page/page-context.tsx";
import { type Coming, coming, Shared, SharedAround, Waiting } from "../../page/parts.tsx";
import { RestOfStyles } from "../../page/rest-of-styles.tsx";
import { faqRecord, type Posting, postingRecord } from "../../page/structured-data.ts";
import { writtenOnce } from "../../page/written-records.ts";
import { type Airline, findAirlineByCode } from "../../places/airlines/airlines.ts";
import { airportsOf, findPlace } from "../../places/airports.ts";
import { CeasedNotice, IndependenceNotice } from "../../places/views/airline-facts.tsx";
import { GuideList } from "../../prose/views/guide-card.tsx";
import { Prose } from "../../prose/views/prose.tsx";
import { Questions } from "../../prose/views/questions.tsx";
import { Sources } from "../../prose/views/sources.tsx";
import { plainText } from "../../text/plain-text.ts";
import { Aside } from "../../ui/aside.tsx";
import { Section } from "../../ui/section.tsx";
import { FareRows } from "../deals/fare-rows.tsx";
import { type DealStore, type FareList, listFaresOn } from "../deals/store.ts";
import { type GuideBody, type GuideFacts, type GuideSummary, lastChange } from "./guide.ts";
import { GuideHead } from "./guide-head.tsx";
import type { Guides } from "./guides.ts";
import { tags } from "./labels.ts";
import { ShareLinks } from "./share/share-links.tsx";

export const guide: Page<"guide", DealStore & { readonly guides: Guides; readonly paidFares: ReadPaidFares }> = {
	async load(input) {
		const { language, services, t } = input;
		const { slug } = input.params;
		const found = services.guides.findGuide(slug);
		if (!found) return nothingHere(input);
		const { origin } = services.config;
		const fares = coming(listFaresOn(services.db, found.routes, services.now()));
		const paid = coming(paidOn(found.routes, services.paidFares));
		// The head tells search engines all of it.
		const body = await services.guides.readText(found, language);
		const text = { ...found[language], ...body };
		const related = services.guides.relatedGuides(found, 3);
		const modified = lastChange(found);
		const path = pathOf("guide", { slug });
		const url = origin + localize(path, language);
		return {
			view: (
				<GuideView
					facts={found}
					text={text}
					body={atFirstHeading(body)}
					fares={fares}
					paid={paid}
					related={related}
					url={url}
				/>
			),
			firstScreen: "guide",
			values: { title: text.title },
			description: text.description,
			crumb: text.title,
			article: {
				...{ published: found.date, modified },
				...(found.reviewed && { reviewed: { by: t(`desk.${found.reviewed.by}`), date: found.reviewed.date } }),
			},
			tags: ["deals", `guide-${slug}`],
			waits: [fares, paid],
			structuredData: [
				recordsOf(
					body,
					{
						...{ title: text.title, description: text.description, url, image: origin + openGraphPath(path, language) },
						...{ date: found.date, dateModified: modified, author: t(`desk.${found.author}`), language },
					},
					services.config,
				),
			],
		};
	},
	lastChanged({ slug }, { services }) {
		const guide = services.guides.findGuide(slug);
		return guide && lastChange(guide);
	},
	instances: (services) => services.guides.listGuides().map(({ slug }) => ({ slug })),
	instanceName: ({ slug }, { language, services }) => services.guides.findGuide(slug)?.[language].title,
};

/** Search engines are told the words alone; taking them out of a guide's HTML is a tenth of drawing it. */
const recordsOf = writtenOnce((body: GuideBody, facts: Omit<Posting, "text">, { agency, origin }: Config) => [
	postingRecord({ ...facts, text: plainText(body.html) }, agency, origin),
	...(body.faq.length > 0 ? [faqRecord(body.faq)] : []),
]);

async function paidOn(routes: GuideFacts["routes"], read: ReadPaidFares): Promise<PaidPair[]> {
	const airports = (code: string) => {
		const place = findPlace(code);
		return place ? airportsOf(place).map((airport) => airport.code) : [];
	};
	const pairs = await Promise.all(routes.map(({ from, to }) => pairBetween(read, airports(from), airports(to))));
	return pairs.filter((pair) => pair !== undefined);
}

interface GuideViewProps {
	readonly facts: GuideFacts;
	readonly text: GuideBody & GuideSummary[Language];
	/** Its HTML, in two. */
	readonly body: readonly [answer: string, rest: string];
	readonly fares: Coming<FareList>;
	/** Of its trips within the 48 states. */
	readonly paid: Coming<readonly PaidPair[]>;
	readonly related: readonly GuideSummary[];
	/** Absolute, of this page in its language. */
	readonly url: string;
}

function GuideView({ facts, text, body, fares, paid, related, url }: GuideViewProps) {
	const { t } = usePage();
	const airlines = facts.airlines.flatMap((code) => findAirlineByCode(code) ?? []);
	const [answer, rest] = body;
	return (
		<article className="wrap py-8">
			<Shared by="guide's head" of={[facts, body]}>
				{() => (
					<>
						<GuideHead facts={facts} text={text} />
						{airlines.map((airline) => (
							<CeasedNotice key={airline.code} airline={airline} />
						))}
					</>
				)}
			</Shared>
			<div className="with-aside mt-8">
				<div>
					<Prose html={answer} />
					<RestOfStyles of="guide" />
					<img
						src={facts.imageUrl}
						alt={text.imageAlt}
						width={facts.imageWidth}
						height={facts.imageHeight}
						className="guide-picture mt-8"
					/>
					<Shared by="guide's text" of={[body]}>
						{() => (
							<>
								<Contents of={text.contents} />
								<Prose html={rest} />
								<Questions items={text.faq} />
							</>
						)}
					</Shared>
					<Waiting of={fares}>{(seen) => <GuideFares {...seen} />}</Waiting>
					<Waiting of={paid}>{(pairs) => <PaidFares pairs={pairs} />}</Waiting>
					<Shared by={`guide's end ${url}`} of={[facts, body]}>
						{() => (
							<>
								<Sources items={text.sources} />
								<Subjects of={facts.tags} />
								<ShareLinks heading={t("guide.share")} title={text.title} url={url} />
							</>
						)}
					</Shared>
				</div>
				<Aside about={t("guide.call.about", { title: text.title })}>
					<GuideAirlines airlines={airlines} />
				</Aside>
			</div>
			{related.length > 0 && (
				<Shared by="related guides" of={related}>
					{() => <Related guides={related} />}
				</Shared>
			)}
		</article>
	);
}

function Contents({ of }: { of: GuideBody["contents"] }) {
	const { t } = usePage();
	return (
		<nav aria-labelledby="contents" className="toc">
			<h2 id="contents" className="text-sm">
				{t("guide.contents")}
			</h2>
			<ol>
				{of.map(({ id, text: heading }) => (
					<li key={id}>
						<a href={`#${id}`}>{heading}</a>
					</li>
				))}
			</ol>
		</nav>
	);
}

function Related({ guides }: { guides: readonly GuideSummary[] }) {
	const { t, href } = usePage();
	return (
		<Section id="related" heading={t("guide.related")} more={{ href: href("blog"), text: t("home.guides.all") }}>
			<GuideList guides={guides} level={3} />
		</Section>
	);
}

function GuideFares({ fares }: FareList) {
	const { t } = usePage();
	if (fares.length === 0) return null;
	return (
		<SharedAround by="guide's fares" inside={<FareRows fares={fares} />}>
			{(rows) => (
				<Section id="fares" heading={t("guide.fares")}>
					<p className="text-muted">{t("guide.fares.text")}</p>
					{rows}
				</Section>
			)}
		</SharedAround>
	);
}

/** A guide answers in what stands before its first heading: that comes before the picture and the contents. */
const atFirstHeading = onceOf(({ html }: GuideBody): readonly [answer: string, rest: string] => {
	const at = html.indexOf("<h2");
	return at < 0 ? [html, ""] : [html.slice(0, at), html.slice(at)];
});

function Subjects({ of }: { of: GuideFacts["tags"] }) {
	const { t, href, language } = usePage();
	return (
		<nav aria-labelledby="subjects" className="mt-8">
			<h2 id="subjects" className="text-sm">
				{t("blog.subjects")}
			</h2>
			<ul className="mt-3 flex flex-wrap gap-2">
				{of.map((tag) => (
					<li key={tag}>
						<a className="tag min-h-11" href={href("blog", {}, { tag })}>
							{tags[tag][language]}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}

/** Says beside the phone number of a guide about airlines that we are none of them, and links the page of each. */
function GuideAirlines({ airlines }: { airlines: readonly Airline[] }) {
	const { t, href } = usePage();
	if (airlines.length === 0) return null;
	const listed = airlines.filter((airline) => airline.listed);
	return (
		<>
			<IndependenceNotice airlines={airlines} />
			<nav aria-label={t("guide.airlines")} className="mt-3 ruled">
				<ul className="aside-links">
					{listed.map(({ code, name }) => (
						<li key={code}>
							<a href={href("airline", { airline: code })}>{t("guide.airline", { airline: name })}</a>
						</li>
					))}
				</ul>
			</nav>
		</>
	);
}
