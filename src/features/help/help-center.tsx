// The help center: every question in its group, found by words; then where to read more.
import { queryWords } from "../../i18n/word-search.ts";
import type { Page } from "../../page/page.ts";
import { proseData } from "../../prose/views/prose-page.tsx";
import { HelpWays } from "./help-ways.tsx";
import { QuestionSearch } from "./question-search.tsx";

const maxQueryLength = 100;

export const helpCenter: Page<"helpCenter"> = {
	load(input) {
		const text = input.query.get("q")?.slice(0, maxQueryLength).trim() ?? "";
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
