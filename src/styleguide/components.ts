// The components of the style guide, in the order in which they are shown.
import { airlineFacts } from "./components/airline-facts.tsx";
import { badge } from "./components/badge.tsx";
import { boardingPass } from "./components/boarding-pass.tsx";
import { breadcrumb } from "./components/breadcrumb.tsx";
import { callLink } from "./components/call-link.tsx";
import { card } from "./components/card.tsx";
import { deal } from "./components/deal.tsx";
import { flightSearch } from "./components/flight-search.tsx";
import { funnelStep } from "./components/funnel-step.tsx";
import { guideCard } from "./components/guide-card.tsx";
import { itinerary } from "./components/itinerary.tsx";
import { link } from "./components/link.tsx";
import { mail } from "./components/mail.tsx";
import { notice } from "./components/notice.tsx";
import { priceCalendar } from "./components/price-calendar.tsx";
import { priceGraph } from "./components/price-graph.tsx";
import { prose } from "./components/prose.tsx";
import { questions } from "./components/questions.tsx";
import { quoteCard } from "./components/quote-card.tsx";
import { toast } from "./components/toast.tsx";
import { tokens } from "./components/tokens.tsx";
import type { Component } from "./example.ts";

export const components: readonly Component[] = [
	tokens,
	link,
	callLink,
	badge,
	card,
	notice,
	prose,
	breadcrumb,
	questions,
	toast,
	deal,
	itinerary,
	guideCard,
	airlineFacts,
	flightSearch,
	priceCalendar,
	priceGraph,
	quoteCard,
	funnelStep,
	boardingPass,
	mail,
];
