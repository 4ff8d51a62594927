// The help center: every question in its group, found by words; then where to read more.
import { queryWords, wordSearch } from "../../i18n/word-search.ts";
import { pathOf } from "../../links.ts";
import { Island } from "../../page/island.tsx";
import type { Page } from "../../page/page.ts";
import { usePage } from "../../page/page-context.tsx";
import type { QuestionGroup } from "../../prose/prose.ts";
import { proseData } from "../../prose/views/prose-page.tsx";
import type { Question } from "../../text/compiled-text.ts";
import { plainText } from "../../text/plain-text.ts";
import { CallLink } from "../../ui/call-link.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { readSearchText, SearchForm } from "../../ui/search-form.tsx";
import { Section } from "../../ui/section.tsx";
import { HelpWays } from "./help-page.tsx";
import { questionsIsland } from "./island/row.ts";

export const helpCenter: Page<"helpCenter"> = {
	load(input) {
		const text = readSearchText(input.query);
		const data = proseData(input, {
			questions: ({ groups, faq }) => (
				<>
					<QuestionSearch groups={groups} items={faq} text={text} />
					<div className="mt-10">
						<HelpWays />
					</div>
				</>
			),
		});
		// A page of search results has only a part of the whole page.
		return queryWords(text).length > 0
			? { ...data, structuredData: [], index: false }
			: { ...data, index: text === "" };
	},
};

interface QuestionSearchProps {
	readonly groups: readonly QuestionGroup[];
	readonly items: readonly Question[];
	/** What is looked for, as typed. */
	readonly text: string;
}

/** Questions in groups, under a search that works through the server, and while one types where there is script. */
function QuestionSearch({ groups, items, text }: QuestionSearchProps) {
	const { t, href } = usePage();
	const sought = queryWords(text).length > 0;
	const fits = wordSearch(text);
	const parts = groups.map((group) => {
		const own = items.filter((item) => item.group === group.id);
		const found = own.filter(({ question, html }) => fits(`${group.name} ${question} ${plainText(html)}`));
		return { ...group, own, found: new Set(found) };
	});
	const count = parts.reduce((sum, { found }) => sum + found.size, 0);
	return (
		<Island row={questionsIsland}>
			<SearchForm id="question-search" label={t("help.search.label")} action={pathOf("helpCenter")} text={text} />
			<p className="mt-3 flex flex-wrap items-center gap-x-5">
				<span role="status" data-shown="">
					{sought && t("help.shown", { count, total: items.length })}
				</span>
				<a className="go" href={href("helpCenter")} data-all="" hidden={!sought}>
					{t("help.all")}
				</a>
			</p>
			<Contents groups={groups} hidden={sought} />
			{parts.map(({ id, name, own, found }) => (
				<div key={id} data-group="" hidden={found.size === 0}>
					<Section id={id} heading={name}>
						<div className="measure">
							{own.map((item) => (
								<Disclosure
									key={item.id}
									{...(item.id && { id: item.id })}
									summary={item.question}
									hidden={!found.has(item)}
								>
									{/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized at build, values escaped by fill() */}
									<div className="prose" dangerouslySetInnerHTML={{ __html: item.html }} />
								</Disclosure>
							))}
						</div>
					</Section>
				</div>
			))}
			<div className="mt-8" data-nothing="" hidden={count > 0}>
				<EmptyState
					heading={t("help.none.heading")}
					text={t("help.none.text")}
					actions={
						<>
							<CallLink about={t("help.none.about")} />{" "}
							<Button look="quiet" href={`${href("contactUs")}#contact`}>
								{t("ways.contact")}
							</Button>
						</>
					}
				/>
			</div>
		</Island>
	);
}

function Contents({ groups, hidden }: { groups: readonly QuestionGroup[]; hidden: boolean }) {
	const { t } = usePage();
	return (
		<nav className="toc" aria-labelledby="question-groups" data-contents="" hidden={hidden}>
			<h2 id="question-groups" className="text-sm">
				{t("help.groups")}
			</h2>
			<ol>
				{groups.map(({ id, name }) => (
					<li key={id}>
						<a href={`#${id}`}>{name}</a>
					</li>
				))}
			</ol>
		</nav>
	);
}
