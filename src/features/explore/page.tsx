// Where to go from here, and for how much: for those who know when and for how much, but not where.

import { checkForm, type FormState } from "../../forms/form.ts";
import { formatMonth } from "../../i18n/formats.ts";
import type { Words } from "../../i18n/messages.ts";
import type { Page, PageData } from "../../page/page.ts";
import { coming, Waiting } from "../../page/parts.tsx";
import { ExploreAnswer } from "./explore-answer.tsx";
import { ExploreStart } from "./explore-start.tsx";
import { type ExplorePorts, findDestinations } from "./find-destinations.ts";
import { exploreForm, typedExplore } from "./form.ts";
import type { ExploreField, ExploreQuery } from "./forms/explore-form.ts";

export const explore: Page<"explore", ExplorePorts> = {
	load({ query, language, t, services }) {
		const now = services.now();
		const state = (start: FormState<ExploreField>, status?: 400): PageData => ({
			view: <ExploreStart {...start} now={now} schedule={services.schedule} />,
			...(status && { status, index: false }),
		});
		const typed = typedExplore(query);
		if (![...query.values()].some((value) => value.trim() !== "")) return state({ typed });
		const reading = checkForm(exploreForm, typed, { now, language });
		const asked = reading.kind === "ok" ? reading.value : undefined;
		if (!asked) return state(reading, 400);
		const finding = coming(findDestinations(asked, services));
		const name = exploreName(asked, { t, language });
		return {
			view: (
				<Waiting of={finding}>
					{(found) => <ExploreAnswer query={asked} {...{ found, name, typed, now }} source={services.fares} />}
				</Waiting>
			),
			title: name,
			crumbsBelow: true,
			index: false,
			tags: ["deals"],
			waits: [finding],
		};
	},
};

/** "Where to go from Houston in March 2027": the heading, and the title of the document, which names no price. */
function exploreName({ from, month }: ExploreQuery, { t, language }: Words): string {
	const city = from.city[language];
	return month
		? t("explore.heading.month", { city, month: formatMonth(month, language) })
		: t("explore.heading", { city });
}
