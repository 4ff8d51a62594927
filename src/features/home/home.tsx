// The home page: search first, the call beside it, how it works, deals, guides, questions.

import { pathOf } from "../../links.ts";
import { networkFrame, networkTextSize } from "../../maps/drawing.ts";
import { findNetworkMap } from "../../maps/maps.ts";
import { DrawnMap } from "../../maps/views/drawn-map.tsx";
import { MapStops } from "../../maps/views/map-stops.tsx";
import type { Page } from "../../page/page.ts";
import { usePage } from "../../page/page-context.tsx";
import { pageText } from "../../page/page-text.ts";
import { agencyRecord, faqRecord, websiteRecord } from "../../page/structured-data.ts";
import type { GuideLinks, LinkedGuide } from "../../prose/guide-links.ts";
import { findProse, type ProseDocument } from "../../prose/prose.ts";
import { GuideList } from "../../prose/views/guide-card.tsx";
import { Questions } from "../../prose/views/questions.tsx";
import { filled } from "../../text/fill.ts";
import { CallLink } from "../../ui/call-link.tsx";
import { Section } from "../../ui/section.tsx";
import type { Deal } from "../deals/deal.ts";
import { DealList } from "../deals/deal-list.tsx";
import { NearestFares } from "../deals/nearest-fares.tsx";
import { NoFares } from "../deals/no-fares.tsx";
import { type DealStore, listDeals } from "../deals/store.ts";
import { FlightSearch } from "../search/form/flight-search.tsx";

/** The ones of the help center that people have before anything else. */
const firstQuestions = ["whole-price", "our-fee", "cheaper-by-phone", "book-here", "independent"];

export const home: Page<"home", DealStore & { readonly guides: GuideLinks }> = {
	async load({ services, language }) {
		const { config, variables } = services;
		const { agency, origin } = config;
		const all = findProse("helpCenter", language).faq;
		const asked = firstQuestions.flatMap((id) => all.filter((question) => question.id === id));
		const faq = filled(asked, variables);
		const { fares, failure } = await listDeals(services.db, "featured", services.now());
		return {
			view: <HomeView deals={fares.slice(0, 3)} guides={services.guides.listGuides().slice(0, 3)} faq={faq} />,
			tags: ["deals"],
			degraded: failure,
			structuredData: [
				websiteRecord(agency, origin, `${origin}${pathOf("blog")}?q={search_term_string}`, language),
				agencyRecord(agency, origin, pageText("description", "home", { language, variables })),
				faqRecord(faq),
			],
		};
	},
};

interface HomeViewProps {
	readonly deals: readonly Deal[];
	readonly guides: readonly LinkedGuide[];
	readonly faq: ProseDocument["faq"];
}

const steps = ["search", "call", "fly"] as const;

function HomeView({ deals, guides, faq }: HomeViewProps) {
	const page = usePage();
	const { t, href } = page;
	return (
		<div className="wrap">
			<section className="hero">
				<h1>{pageText("heading", page.id, page)}</h1>
				<p className="lead">{t("home.lead")}</p>
				<p className="hero-call">
					<strong>{t("home.call")}</strong> <span className="text-muted">{t("call.hours")}</span>
					<CallLink />
				</p>
				<NetworkMap />
				<div className="hero-search">
					<FlightSearch />
				</div>
			</section>
			<Section id="deals" heading={t("home.deals")} more={{ href: href("featuredDeals"), text: t("home.deals.all") }}>
				{deals.every(({ price }) => !price) && <NoFares />}
				<DealList deals={deals} />
				<NearestFares />
			</Section>
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
			<Questions
				items={faq}
				heading={t("home.questions")}
				more={{ href: href("helpCenter"), text: t("home.questions.all") }}
			/>
		</div>
	);
}

/** The map of the featured deals' routes. Decoration: the deals themselves are listed below it. */
export function NetworkMap() {
	const map = findNetworkMap("featured");
	if (!map) return null;
	const { lines, stops } = map;
	return (
		<DrawnMap map={map} frame={networkFrame} textSize={networkTextSize} className="map-wide map-network">
			{lines.map((line) => (
				<path key={line} className="map-route map-route-drawn" d={line} pathLength="1" />
			))}
			<MapStops stops={stops} />
		</DrawnMap>
	);
}
