// The components of the style guide, in the order in which they are shown.

import { badge, button, callLink, card, link } from "./components/basics.tsx";
import { boardingPass, funnelStep, mail, quoteCard } from "./components/booking.tsx";
import { combobox, date, stepper } from "./components/choosers.tsx";
import { tripDocuments } from "./components/documents.tsx";
import { airlineFacts, deal, itinerary } from "./components/fares.tsx";
import { field } from "./components/field.tsx";
import { form } from "./components/form.tsx";
import { maps, tripMap } from "./components/maps.tsx";
import { notice, toast } from "./components/notices.tsx";
import { breadcrumb, pageParts, pagination } from "./components/page-parts.tsx";
import { priceCalendar, priceGraph, priceViews } from "./components/prices.tsx";
import { flightSearch, nearbyAirports, results } from "./components/search.tsx";
import { disclosure, guideCard, prose, questions } from "./components/texts.tsx";
import { tokens } from "./components/tokens.tsx";
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
	tripDocuments,
	mail,
];
