// Links to another way of showing the prices of other days, and to other months.
import { ChevronLeft, ChevronRight } from "lucide";
import type { ReactNode } from "react";
import { formatMonth } from "../../../i18n/formats.ts";
import type { MessageKey } from "../../../i18n/messages.ts";
import { usePage } from "../../../page/page-context.tsx";
import { Shared } from "../../../page/parts.tsx";
import { isIsoMonth } from "../../../time/iso-month.ts";
import { Icon } from "../../../ui/controls/icon.tsx";
import type { PriceData } from "./load-prices.ts";
import { monthsAround, type PriceChoice, type PriceView } from "./price-days.ts";

/** Where links to a view lead: the same page with the same filters, at this place. */
export const anchor = "prices";

const viewNames = {
	grid: "prices.grid",
	calendar: "prices.calendar",
	graph: "prices.graph",
} as const satisfies Record<PriceView, MessageKey>;

/** This page with another choice; what else the URL holds stays. */
export function useChoiceLink() {
	const { target, href } = usePage();
	const [, search = ""] = target.split("?");
	return ({ view, month }: PriceChoice) => {
		const params = new URLSearchParams(search);
		params.set("prices", view);
		params.set(isIsoMonth(params.get("depart") ?? "") ? "depart" : "month", month);
		return `${href("flightResults", {}, params)}#${anchor}`;
	};
}

interface ViewLinksProps {
	readonly views: readonly PriceView[];
	readonly view: PriceView | undefined;
	readonly month: string;
}

export function ViewLinks({ views, view, month }: ViewLinksProps) {
	const linkTo = useChoiceLink();
	return (
		<Shared by={`price views ${views} ${view}`} holes={views.map((each) => linkTo({ view: each, month }))}>
			{(...links) => <Links {...{ views, view, links }} />}
		</Shared>
	);
}

function Links({ views, view, links }: Omit<ViewLinksProps, "month"> & { readonly links: readonly string[] }) {
	const { t } = usePage();
	return (
		<nav aria-label={t("prices.views")}>
			<ul className="tab-list">
				{views.map((each, index) => (
					<li key={each}>
						<a href={links[index]} rel="nofollow" aria-current={each === view ? "true" : undefined} data-carries="">
							{t(viewNames[each])}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}

export function MonthLinks({ data }: { data: PriceData }) {
	const { t, language } = usePage();
	const linkTo = useChoiceLink();
	const { before, after } = monthsAround(data.month, data.open);
	// Two months with their years are wider than a phone; the one between them is named in full.
	const link = (month: string | undefined, content: (name: string) => ReactNode) =>
		month && (
			<a className="go" href={linkTo({ view: data.view, month })} rel="nofollow" data-carries="">
				{content(capitalized(formatMonth(month, language, "monthName")))}
			</a>
		);
	return (
		<nav className="price-turn flex flex-wrap" aria-label={t("prices.months")}>
			{link(before, (name) => (
				<>
					<Icon of={ChevronLeft} size={20} />
					{name}
				</>
			))}
			{link(after, (name) => (
				<>
					{name}
					<Icon of={ChevronRight} size={20} />
				</>
			))}
		</nav>
	);
}

export function capitalized(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
