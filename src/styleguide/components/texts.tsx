// Long texts: prose with all that may be in one, questions, disclosures, the card of a guide.

import type { GuideSummary } from "../../features/guides/guide.ts";
import { perLanguage } from "../../i18n/languages.ts";
import { GuideCard } from "../../prose/views/guide-card.tsx";
import { Prose } from "../../prose/views/prose.tsx";
import { Questions } from "../../prose/views/questions.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { type Component, useSample } from "../samples/example.ts";
import { sampleTexts } from "../samples/samples.ts";

// Disclosures: closed, open, and with the focus.
function DisclosureSample({ open = false }: { open?: boolean }) {
	const { summary, text } = useSample("disclosure");
	return (
		<Disclosure summary={summary} open={open}>
			<p className="prose">{text}</p>
		</Disclosure>
	);
}

export const disclosure: Component = {
	id: "disclosure",
	title: "Disclosure",
	pictures: { night: ["open"], spanish: ["open"] },
	examples: {
		closed: () => <DisclosureSample />,
		open: () => <DisclosureSample open />,
		focus: () => <DisclosureSample />,
	},
};

// A text from Markdown with all that may be in one, and a table, which scrolls by itself where it is too wide.
function ProseSample({ of }: { of: "prose" | "prose-table" }) {
	return <Prose html={useSample(of)} />;
}

export const prose: Component = {
	id: "prose",
	title: "Text",
	pictures: { wide: "all", night: ["text"], spanish: "all" },
	examples: { text: () => <ProseSample of="prose" />, table: () => <ProseSample of="prose-table" /> },
};

// Questions as disclosures: closed, and with the focus on the first.
function QuestionsSample() {
	return <Questions items={useSample("questions")} />;
}

export const questions: Component = {
	id: "questions",
	title: "Questions",
	pictures: { wide: "all", night: "all", spanish: "all" },
	examples: { closed: () => <QuestionsSample /> },
};

// A guide in a list.
const sample: GuideSummary = {
	id: 1,
	group: "general",
	slug: "ultimate-guide-cheap-flights-2025",
	author: "fare-desk",
	date: "2026-09-14",
	imageUrl: "/images/guides/ultimate-guide-cheap-flights-2025.svg",
	imageWidth: 1200,
	imageHeight: 630,
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
