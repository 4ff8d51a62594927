// A guide in a list.
import type { GuideSummary } from "../../features/guides/guide.ts";
import { perLanguage } from "../../i18n/languages.ts";
import { GuideCard } from "../../prose/views/guide-card.tsx";
import type { Component } from "../samples/example.ts";
import { sampleTexts } from "../samples/samples.ts";

const sample: GuideSummary = {
	id: 1,
	group: "general",
	slug: "ultimate-guide-cheap-flights-2025",
	author: "fare-desk",
	date: "2026-09-14",
	imageUrl: "/images/guides/ultimate-guide-cheap-flights-2025.svg",
	imageWidth: 1200,
	imageHeight: 630,
	drawing: `<path class="d-sea" d="M0 0h1200v630H0z"/><path class="s-primary" d="M150 480C350 120 850 120 1050 480"/><circle class="d-primary" cx="150" cy="480" r="16"/><circle class="d-primary" cx="1050" cy="480" r="16"/>`,
	tags: [],
	routes: [],
	airlines: [],
	...perLanguage((language) => sampleTexts(language)["guide-card"]),
};

export const guideCard: Component = {
	id: "guide-card",
	title: "Guide card",
	pictures: { wide: "all", night: "all", spanish: "all" },
	examples: { sample: () => <GuideCard guide={sample} level={3} /> },
};
