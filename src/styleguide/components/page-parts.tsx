// Parts that whole pages are made of: the head of a page, a section, what stands beside a text, the head of an error.
import { usePage } from "../../render/page-context.tsx";
import { CallDesk } from "../../ui/call-desk.tsx";
import { LostHead } from "../../ui/lost-head.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Section } from "../../ui/section.tsx";
import { TailMark } from "../../ui/tail-mark.tsx";
import { type Component, useSample } from "../example.ts";

const texts = {
	en: {
		heading: "Cheap flights to the Caribbean",
		lead: "What moves the price, and when to call. Sample text.",
		section: "Questions people ask first",
		more: "All questions",
		inside: "What the section is about. Sample text.",
		lost: "We could not read that address",
		lostText: "Part of the link is damaged. Sample text.",
	},
	es: {
		heading: "Vuelos baratos al Caribe",
		lead: "Qué mueve el precio y cuándo llamar. Texto de muestra.",
		section: "Lo primero que preguntan",
		more: "Todas las preguntas",
		inside: "De qué trata la sección. Texto de muestra.",
		lost: "No pudimos leer esa dirección",
		lostText: "Una parte del enlace está dañada. Texto de muestra.",
	},
};

function Head({ airline = false }: { airline?: boolean }) {
	const { heading, lead } = useSample(texts);
	return <PageHead heading={heading} lead={lead} mark={airline && <TailMark code="AV" size="large" />} />;
}

function Part() {
	const { href } = usePage();
	const { section, more, inside } = useSample(texts);
	return (
		<Section id="sample-section" heading={section} more={{ href: href("helpCenter"), text: more }}>
			<p>{inside}</p>
		</Section>
	);
}

function Lost() {
	const { lost, lostText } = useSample(texts);
	return <LostHead heading={lost} text={lostText} home />;
}

export const pageParts: Component = {
	id: "page-parts",
	title: "Parts of pages",
	pictures: { desk: "all", night: ["head"], spanish: "all" },
	examples: {
		head: () => <Head />,
		"head-airline": () => <Head airline />,
		section: () => <Part />,
		"call-desk": () => <CallDesk />,
		lost: () => <Lost />,
	},
};
