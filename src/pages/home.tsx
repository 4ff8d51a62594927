// The home page: search first, the call beside it, how it works, deals, guides, questions.
import type { Deal } from "../deals/deal.ts";
import { listDeals } from "../deals/deals.ts";
import { blankForm } from "../flights/form.ts";
import type { GuideSummary } from "../guides/guide.ts";
import { isoDay } from "../i18n/formats.ts";
import { pathOf } from "../links.ts";
import { filled } from "../prose/fill.ts";
import { findProse, type ProseDocument } from "../prose/prose.ts";
import { usePage } from "../render/page-context.tsx";
import { agencyRecord, faqRecord, websiteRecord } from "../render/structured-data.ts";
import { CallLink } from "../ui/call-link.tsx";
import { DealList } from "../ui/deal-list.tsx";
import { FlightSearch } from "../ui/flight-search.tsx";
import { GuideCard } from "../ui/guide-card.tsx";
import { Questions } from "../ui/questions.tsx";
import type { Page } from "./page.ts";

const questionsShown = 5;

export const home: Page<"home"> = {
	async load({ services, language, t }) {
		const { agency, origin } = services.config;
		const faq = filled(findProse("help-center", language).faq.slice(0, questionsShown), services.variables);
		const { deals, failure } = await listDeals(services.db, "featured", isoDay(services.now()));
		return {
			view: <HomeView deals={deals.slice(0, 3)} guides={services.guides.listGuides().slice(0, 2)} faq={faq} />,
			tags: ["deals"],
			degraded: failure,
			structuredData: [
				websiteRecord(agency, origin, `${origin}${pathOf("blog")}?q={search_term_string}`, language),
				agencyRecord(agency, origin, t("description.home")),
				faqRecord(faq),
			],
		};
	},
};

interface HomeViewProps {
	readonly deals: readonly Deal[];
	readonly guides: readonly GuideSummary[];
	readonly faq: ProseDocument["faq"];
}

const steps = ["search", "call", "fly"] as const;

function HomeView({ deals, guides, faq }: HomeViewProps) {
	const { t } = usePage();
	return (
		<div className="wrap pb-8">
			<section className="pt-6 pb-4">
				<h1>{t("heading.home")}</h1>
				<p className="lead">{t("home.lead")}</p>
				<div className="mt-5">
					<FlightSearch form={blankForm} />
				</div>
				<p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
					<CallLink look="text">{t("home.call")}</CallLink>
					<span className="text-muted">{t("call.hours")}</span>
				</p>
			</section>
			<section className="mt-10" aria-labelledby="steps">
				<h2 id="steps" className="text-2xl">
					{t("home.steps")}
				</h2>
				<ol className="mt-4 grid gap-4 md:grid-cols-3">
					{steps.map((step, index) => (
						<li key={step} className="step">
							<span className="airport-code" aria-hidden="true">
								{index + 1}
							</span>
							<div>
								<h3 className="font-bold">{t(`home.step.${step}`)}</h3>
								<p className="mt-1 text-muted">{t(`home.step.${step}.text`)}</p>
							</div>
						</li>
					))}
				</ol>
			</section>
			<section className="mt-12" aria-labelledby="deals">
				<h2 id="deals" className="text-2xl">
					{t("home.deals")}
				</h2>
				<DealList deals={deals} />
				<More to="featuredDeals" text={t("home.deals.all")} />
			</section>
			<section className="mt-12" aria-labelledby="guides">
				<h2 id="guides" className="text-2xl">
					{t("home.guides")}
				</h2>
				<ul className="mt-4 grid gap-6 md:grid-cols-2">
					{guides.map((guide) => (
						<li key={guide.slug}>
							<GuideCard guide={guide} level={3} />
						</li>
					))}
				</ul>
				<More to="blog" text={t("home.guides.all")} />
			</section>
			<Questions items={faq} heading={t("home.questions")} />
			<More to="helpCenter" text={t("home.questions.all")} />
		</div>
	);
}

/** The way from a part of the home page to the page with all of it. */
function More({ to, text }: { to: "featuredDeals" | "blog" | "helpCenter"; text: string }) {
	const { href } = usePage();
	return (
		<p className="mt-4">
			<a className="link" href={href(to)}>
				{text}
			</a>
		</p>
	);
}
