// The home page: the search, prices of routes, what to do when something changed; below, how it works, guides, questions.

import type { Language } from "../../i18n/languages.ts";
import { onceOf } from "../../i18n/once-of.ts";
import { agencyOf } from "../../page/agency-record.ts";
import type { Page, Site } from "../../page/page.ts";
import { usePage } from "../../page/page-context.tsx";
import { pageText } from "../../page/page-text.ts";
import { type Coming, coming, Shared, Waiting } from "../../page/parts.tsx";
import { RestOfStylesOf } from "../../page/rest-of-styles.tsx";
import { websiteRecord } from "../../page/structured-data.ts";
import { writtenOnce } from "../../page/written-records.ts";
import { destinations } from "../../places/destinations.ts";
import { DestinationLinks } from "../../places/views/destination-links.tsx";
import type { GuideLinks, LinkedGuide } from "../../prose/guide-links.ts";
import { findProse, type ProseDocument } from "../../prose/prose.ts";
import { GuideList } from "../../prose/views/guide-card.tsx";
import { Questions } from "../../prose/views/questions.tsx";
import { filled } from "../../text/fill.ts";
import { Section } from "../../ui/section.tsx";
import { wishes } from "../changes/forms/change-rules.ts";
import type { Deal } from "../deals/deal.ts";
import { FareTiles } from "../deals/fare-tiles.tsx";
import { type DealStore, type FareList, listDeals } from "../deals/store.ts";
import { FlightSearch } from "../search/form/flight-search.tsx";
import { FoldedRecentSearches } from "../search/recent/recent-searches.tsx";

/** The ones of the help center that people have before anything else. */
const firstQuestions = ["whole-price", "our-fee", "cheaper-by-phone", "book-here", "independent"];

export const home: Page<"home", DealStore & { readonly guides: GuideLinks }> = {
	load({ services, language }) {
		const faq = askedFirst(filled(findProse("helpCenter", language), services.variables[language]));
		const deals = coming(listDeals(services.db, "featured", services.now()));
		return {
			view: <HomeView deals={deals} guides={services.guides.listGuides().slice(0, 3)} faq={faq} />,
			firstScreen: "home",
			tags: ["deals"],
			waits: [deals],
			structuredData: [recordsOf(faq, language, services)],
		};
	},
};

const askedFirst = onceOf(({ faq }: ProseDocument) =>
	firstQuestions.flatMap((id) => faq.filter((question) => question.id === id)),
);

/** Of each language once: its questions are one text for as long as the isolate lives. */
const recordsOf = writtenOnce((_faq: ProseDocument["faq"], language: Language, site: Site) => [
	websiteRecord(site.config.agency, site.config.origin, language),
	agencyOf(site),
]);

interface HomeViewProps {
	readonly deals: Coming<FareList<Deal>>;
	readonly guides: readonly LinkedGuide[];
	readonly faq: ProseDocument["faq"];
}

/** Some from every part of the list. */
const shown = destinations.filter((_, index) => index % 4 === 0);

const steps = ["search", "call", "fly"] as const;

function HomeView({ deals, guides, faq }: HomeViewProps) {
	const { t } = usePage();
	return (
		<div className="wrap">
			<div className="first-screen">
				<Shared by="hero">{() => <Hero />}</Shared>
				<Waiting of={deals}>{({ fares }) => <FareTiles fares={fares.slice(0, 3)} heading={t("home.deals")} />}</Waiting>
				<Shared by="changed">{() => <Changed />}</Shared>
			</div>
			<Shared by="below the first screen" of={[faq, ...guides]}>
				{() => <Below guides={guides} faq={faq} />}
			</Shared>
		</div>
	);
}

function Hero() {
	const page = usePage();
	return (
		<section className="hero">
			<h1>{pageText("heading", "home", page)}</h1>
			<div className="hero-lead">
				<p className="lead">{page.t("home.lead")}</p>
				<FoldedRecentSearches />
			</div>
			<RestOfStylesOf id="home" of="home" />
			<div className="hero-search">
				<FlightSearch />
			</div>
		</section>
	);
}

/** What to do when something changed. */
function Changed() {
	const { t, href } = usePage();
	return (
		<Section id="changed" heading={t("home.changed")}>
			<ul className="tiles">
				{([...wishes, "moved"] as const).map((wish) => (
					<li key={wish} className="door">
						<a
							className="stretched"
							rel="nofollow"
							href={`${href("flightChangeAssistance", {}, wish === "moved" ? { event: wish } : { wish })}#change`}
						>
							{t(`change.wish.${wish}`)}
						</a>
						<p className="text-sm text-muted">{t(`home.changed.${wish}`)}</p>
					</li>
				))}
			</ul>
		</Section>
	);
}

function Below({ guides, faq }: Pick<HomeViewProps, "guides" | "faq">) {
	const { t, href } = usePage();
	return (
		<>
			<Section id="steps" heading={t("home.steps")}>
				<ol className="steps">
					{steps.map((step, index) => (
						<li key={step} className="step">
							<span className="step-number" aria-hidden="true">
								{index + 1}
							</span>
							<div>
								<h3 className="text-lg font-bold">{t(`home.step.${step}`)}</h3>
								<p className="mt-1 text-muted">{t(`home.step.${step}.text`)}</p>
							</div>
						</li>
					))}
				</ol>
			</Section>
			<Section id="guides" heading={t("home.guides")} more={{ href: href("blog"), text: t("home.guides.all") }}>
				<GuideList guides={guides} level={3} />
			</Section>
			<DestinationLinks heading={t("segment.destinations")} destinations={shown} />
			<Questions
				items={faq}
				heading={t("home.questions")}
				more={{ href: href("helpCenter"), text: t("home.questions.all") }}
			/>
		</>
	);
}
