// Parts that whole pages are made of: the head of a page, a section, what stands beside a text, the head of an error.
import { usePage } from "../../render/page-context.tsx";
import { CallDesk } from "../../ui/call-desk.tsx";
import { LostHead } from "../../ui/lost-head.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Section } from "../../ui/section.tsx";
import { TailMark } from "../../ui/tail-mark.tsx";
import { type Component, useSample } from "../example.ts";

function Head({ airline = false }: { airline?: boolean }) {
	const { heading, lead } = useSample("page-parts");
	return <PageHead heading={heading} lead={lead} mark={airline && <TailMark code="AV" size="large" />} />;
}

function Part() {
	const { href } = usePage();
	const { section, more, inside } = useSample("page-parts");
	return (
		<Section id="sample-section" heading={section} more={{ href: href("helpCenter"), text: more }}>
			<p>{inside}</p>
		</Section>
	);
}

function Lost() {
	const { lost, lostText } = useSample("page-parts");
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
