// Checklists to print: all of them, or one at its own address, which fits on one sheet.
import { formatDay } from "../../i18n/formats.ts";
import type { Page } from "../../page/page.ts";
import { usePage } from "../../page/page-context.tsx";
import { pageText } from "../../page/page-text.ts";
import { findProse, type ProseDocument } from "../../prose/prose.ts";
import { Prose } from "../../prose/views/prose.tsx";
import { filled } from "../../text/fill.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { PageWithAside } from "../../ui/page-with-aside.tsx";
import { Section } from "../../ui/section.tsx";
import { type Checklist, checklistsIn } from "./lists.ts";

export const checklists: Page<"checklists"> = {
	load({ id, language, query, services }) {
		const document = filled(findProse(id, language), services.variables[language]);
		const lists = checklistsIn(document);
		const asked = query.get("list");
		const one = lists.find((list) => list.id === asked);
		return one
			? { view: <OneList list={one} updated={document.updated} />, title: one.name, index: false }
			: { view: <AllLists document={document} lists={lists} />, index: asked === null };
	},
};

interface AllListsProps {
	readonly document: ProseDocument;
	readonly lists: readonly Checklist[];
}

function AllLists({ document, lists }: AllListsProps) {
	const page = usePage();
	const { t, href, language } = page;
	return (
		<PageWithAside head={{ heading: pageText("heading", page.id, page), lead: document.lead }}>
			<nav className="toc" aria-labelledby="contents">
				<h2 id="contents" className="text-sm">
					{t("checklists.contents")}
				</h2>
				<ol>
					{lists.map(({ id, name }) => (
						<li key={id}>
							<a href={`#${id}`}>{name}</a>
						</li>
					))}
				</ol>
			</nav>
			{lists.map(({ id, name, html }) => (
				<Section
					key={id}
					id={id}
					heading={name}
					more={{
						href: href("checklists", {}, { list: id }),
						// Who has the links of a page read out hears one of these for each list.
						text: (
							<>
								{t("checklists.address")}
								<span className="sr-only">: {name}</span>
							</>
						),
					}}
				>
					<Prose html={html} />
				</Section>
			))}
			<p className="mt-10 text-sm text-muted">
				{t("prose.updated", { date: formatDay(document.updated, language, "longDay") })}
			</p>
		</PageWithAside>
	);
}

interface OneListProps {
	readonly list: Checklist;
	/** ISO day. */
	readonly updated: string;
}

/** Nothing stands beside the list, and no paper shows what leads elsewhere. */
function OneList({ list: { name, html }, updated }: OneListProps) {
	const { t, href, language } = usePage();
	return (
		<div className="wrap py-8">
			<PageHead heading={name} />
			<Prose html={html} />
			<p className="mt-3 text-sm text-muted">
				{t("checklists.from", { date: formatDay(updated, language, "longDay") })}
			</p>
			<nav className="mt-6" aria-label={t("checklists.all")}>
				<p>{t("checklists.sheet")}</p>
				<a className="go" href={href("checklists")}>
					{t("checklists.all")}
				</a>
			</nav>
		</div>
	);
}
