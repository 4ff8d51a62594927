// The components of the style guide, in the order in which they are shown.
import { airlineFacts } from "./components/airline-facts.tsx";
import { badge } from "./components/badge.tsx";
import { boardingPass } from "./components/boarding-pass.tsx";
import { breadcrumb } from "./components/breadcrumb.tsx";
import { button } from "./components/button.tsx";
import { callLink } from "./components/call-link.tsx";
import { card } from "./components/card.tsx";
import { combobox } from "./components/combobox.tsx";
import { date } from "./components/date.tsx";
import { deal } from "./components/deal.tsx";
import { disclosure } from "./components/disclosure.tsx";
import { field } from "./components/field.tsx";
import { flightSearch } from "./components/flight-search.tsx";
import { form } from "./components/form.tsx";
import { funnelStep } from "./components/funnel-step.tsx";
import { guideCard } from "./components/guide-card.tsx";
import { itinerary } from "./components/itinerary.tsx";
import { link } from "./components/link.tsx";
import { mail } from "./components/mail.tsx";
import { maps } from "./components/maps.tsx";
import { nearbyAirports } from "./components/nearby-airports.tsx";
import { notice } from "./components/notice.tsx";
import { pageParts } from "./components/page-parts.tsx";
import { pagination } from "./components/pagination.tsx";
import { priceCalendar } from "./components/price-calendar.tsx";
import { priceGraph } from "./components/price-graph.tsx";
import { priceViews } from "./components/price-views.tsx";
import { prose } from "./components/prose.tsx";
import { questions } from "./components/questions.tsx";
import { quoteCard } from "./components/quote-card.tsx";
import { results } from "./components/results.tsx";
import { stepper } from "./components/stepper.tsx";
import { toast } from "./components/toast.tsx";
import { tokens } from "./components/tokens.tsx";
import { tripMap } from "./components/trip-map.tsx";
import { waiting } from "./components/waiting.tsx";
import type { Component } from "./samples/example.ts";

export const components: readonly Component[] = [
	tokens,
	link,
	callLink,
	button,
	field,
	form,
	stepper,
	date,
	combobox,
	disclosure,
	badge,
	card,
	notice,
	prose,
	breadcrumb,
	pagination,
	questions,
	toast,
	waiting,
	maps,
	pageParts,
	deal,
	itinerary,
	guideCard,
	airlineFacts,
	flightSearch,
	priceCalendar,
	priceGraph,
	priceViews,
	results,
	nearbyAirports,
	tripMap,
	quoteCard,
	funnelStep,
	boardingPass,
	mail,
];
