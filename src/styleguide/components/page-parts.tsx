// Parts that whole pages are made of: the head of a page, a section, what stands beside a text, the head of an error.

import { LostHead } from "../../frame/lost-head.tsx";
import { usePage } from "../../page/page-context.tsx";
import { TailMark } from "../../places/views/tail-mark.tsx";
import { CallBox } from "../../ui/call-box.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Section } from "../../ui/section.tsx";
import { type Component, useSample } from "../samples/example.ts";

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
	pictures: { wide: "all", night: ["head"], spanish: "all" },
	examples: {
		head: () => <Head />,
		"head-airline": () => <Head airline />,
		section: () => <Part />,
		"call-box": () => <CallBox />,
		lost: () => <Lost />,
	},
};
