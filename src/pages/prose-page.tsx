// A page whose text stands in content/pages: heading, lead, body, questions, and what else the page adds below.
import type { ReactNode } from "react";
import { formatDay } from "../i18n/formats.ts";
import { filled } from "../prose/fill.ts";
import { findProse, type ProseDocument } from "../prose/prose.ts";
import { usePage } from "../render/page-context.tsx";
import { agencyRecord, faqRecord, type JsonLd } from "../render/structured-data.ts";
import { type RouteId, routeOf } from "../routes.ts";
import { PageWithAside } from "../ui/page-with-aside.tsx";
import { Prose } from "../ui/prose.tsx";
import { Questions } from "../ui/questions.tsx";
import type { Page, PageData, PageInput } from "./page.ts";

interface Additions {
	/** Stands before the heading. */
	readonly mark?: ReactNode;
	/** Across the page, below its head. */
	readonly wide?: ReactNode;
	/** Stands with the phone number beside the text. */
	readonly beside?: ReactNode;
	/** Stands above the text. */
	readonly before?: ReactNode;
	/** Stands above the text, in place of the list of questions below it. */
	readonly questions?: (document: ProseDocument) => ReactNode;
	/** Stands below the text. */
	readonly after?: ReactNode;
}

/** A page of prose and nothing else. */
export function prosePage<Id extends RouteId>(): Page<Id> {
	return { load: (input) => proseData(input) };
}

/** The data of a prose page, for pages that add to it. */
export function proseData(input: PageInput, additions: Additions = {}): PageData {
	const document = filled(findProse(kebabCase(input.id), input.language), input.services.variables);
	return {
		view: <ProseView document={document} {...additions} />,
		structuredData: records(input, document),
	};
}

function records({ id, services, t }: PageInput, { faq }: ProseDocument): JsonLd[] {
	const { agency, origin } = services.config;
	return (routeOf(id).schema ?? []).flatMap((type) => {
		if (type === "TravelAgency") return [agencyRecord(agency, origin, t("description.home"))];
		if (type === "FAQPage" && faq.length > 0) return [faqRecord(faq)];
		return [];
	});
}

function ProseView({ document, ...additions }: { document: ProseDocument } & Additions) {
	const { mark, wide, before, questions, after, beside } = additions;
	const { t, language } = usePage();
	return (
		<PageWithAside
			head={{ heading: document.heading, lead: document.lead, mark }}
			aside={{ children: beside }}
			wide={wide}
		>
			{before}
			{questions?.(document)}
			<Prose html={document.html} />
			{!questions && <Questions items={document.faq} />}
			{after}
			<p className="mt-10 text-sm text-muted">
				{t("prose.updated", { date: formatDay(document.updated, language, "longDay") })}
			</p>
		</PageWithAside>
	);
}

function kebabCase(id: string): string {
	return id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
