// A page whose text stands in content/pages: heading, lead, body, questions, and what else the page adds below.
import type { ReactNode } from "react";
import { formatDay } from "../../i18n/formats.ts";
import { defaultLanguage } from "../../i18n/languages.ts";
import { agencyOf } from "../../page/agency-record.ts";
import type { Page, PageData, PageInput } from "../../page/page.ts";
import { usePage } from "../../page/page-context.tsx";
import { pageText } from "../../page/page-text.ts";
import { type PageRecord, writtenQuestions } from "../../page/written-records.ts";
import { type RouteId, routeOf } from "../../routes.ts";
import { filled } from "../../text/fill.ts";
import { PageWithAside } from "../../ui/page-with-aside.tsx";
import { findProse, type ProseDocument } from "../prose.ts";
import { Prose } from "./prose.tsx";
import { Questions } from "./questions.tsx";

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

/** A page of prose and nothing else. Throws at once, not only when it is drawn, for one without a text. */
export function prosePage<Id extends RouteId>(id: Id): Page<Id> {
	findProse(id, defaultLanguage);
	return { load: (input) => proseData(input) };
}

/** The data of a prose page, for pages that add to it. */
export function proseData(input: PageInput, additions: Additions = {}): PageData {
	const document = filled(findProse(input.id, input.language), input.services.variables[input.language]);
	return {
		view: <ProseView document={document} {...additions} />,
		structuredData: records(input, document),
	};
}

function records({ id, services }: PageInput, { faq }: ProseDocument): PageRecord[] {
	return (routeOf(id).schema ?? []).flatMap((type): PageRecord[] => {
		if (type === "TravelAgency") return [agencyOf(services)];
		if (type === "FAQPage" && faq.length > 0) return [writtenQuestions(faq)];
		return [];
	});
}

function ProseView({ document, ...additions }: { document: ProseDocument } & Additions) {
	const { mark, wide, before, questions, after, beside } = additions;
	const page = usePage();
	const { t, language } = page;
	return (
		<PageWithAside
			head={{ heading: pageText("heading", page.id, page), lead: document.lead, mark }}
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
