// The guides the site will have: slugs of the specification, newest first, with groups and tags as they may come.
import type { DrawnGuide } from "../../../../scripts/pictures/drawings/guide-drawings.ts";
import type { GuideGroup, TagId } from "../../../../src/features/guides/labels.ts";

const table: readonly (readonly [slug: string, group: GuideGroup, ...tags: TagId[]])[] = [
	["ultimate-guide-cheap-flights-2025", "general", "cheap-flights", "when-to-book", "fare-rules"],
	["spirit-vs-southwest-cheaper-2025", "airline", "cheap-flights", "fare-rules"],
	["mejores-dias-para-comprar-boletos-de-avion-baratos", "spanish-speaker", "cheap-flights", "when-to-book"],
	["how-to-find-last-minute-flights", "general", "cheap-flights", "when-to-book"],
	["master-guide-to-cheap-flights", "general", "cheap-flights"],
	["insider-secrets-to-booking-cheap-airline-tickets", "general", "cheap-flights", "fare-rules"],
	["how-to-find-the-cheapest-flights-a-step-by-step-guide", "general", "cheap-flights"],
	["tips-booking-cheap-united-airlines-flights", "airline", "cheap-flights"],
	["delta-airlines-deals-when-to-buy", "airline", "when-to-book"],
	["flying-with-united-airlines-what-to-expect", "airline", "fare-rules"],
	["delta-air-lines-a-premium-flying-experience", "airline", "fare-rules"],
	["guide-to-volaris-and-spirit-airlines", "airline", "latin-america"],
	["navigating-american-airlines-the-largest-us-carrier", "airline", "fare-rules"],
	["comprar-boletos-de-avion-consejos", "spanish-speaker", "cheap-flights", "latin-america"],
	["flight-change-info-guide", "general", "fare-rules"],
	["top-5-budget-travel-tips-for-2025", "general", "cheap-flights"],
	["a-travelers-guide-to-new-york-citys-hidden-gems", "destination", "cheap-flights"],
	["unforgettable-things-to-do-in-miami", "destination", "cheap-flights"],
	["why-fly-business-class-and-how-to-afford-it", "business-class", "fare-rules"],
	["como-encontrar-vuelos-baratos-guia-completa-2025", "spanish-speaker", "cheap-flights", "latin-america"],
	["why-{agency}-is-best-for-cheap-flights", "general", "cheap-flights"],
	["how-to-buy-cheap-flights-online-with-{agency}", "general", "cheap-flights", "fare-rules"],
	["book-cheap-flights-and-airline-tickets-{agency}", "general", "cheap-flights"],
];

export const guidesSeen: readonly DrawnGuide[] = table.map(([slug, group, ...tags], index) => ({
	slug,
	group,
	tags,
	date: new Date(Date.UTC(2025, 6, 22 - index)).toISOString().slice(0, 10),
}));
