// The answer about a ticket: which rule applies, and what to do, in order.

import { leadHours } from "../flights/free-cancellation.ts";
import type { ChangeAdvice, RuleId } from "../help/change-rules.ts";
import { formatDeadline } from "../i18n/deadline.ts";
import type { Airline } from "../places/airlines.ts";
import { usePage } from "../render/page-context.tsx";
import { CallLink } from "./call-link.tsx";

interface ChangeAdviceProps {
	readonly advice: ChangeAdvice;
	/** Undefined for one that is not on our list. */
	readonly airline: Airline | undefined;
	/** IANA zone in which the booking was made. */
	readonly zone: string;
	/** The page was loaded to say this. */
	readonly focused?: boolean;
}

export function ChangeAdviceView({ advice, airline, zone, focused = false }: ChangeAdviceProps) {
	const { t, language } = usePage();
	const values = {
		airline: airline?.name ?? t("change.airline.any"),
		until: formatDeadline(advice.freeUntil, zone, language),
		days: leadHours / 24,
	};
	return (
		<div className="prose mt-6">
			{/* biome-ignore lint/a11y/noAutofocus: the page was loaded to say this */}
			<h3 tabIndex={focused ? -1 : undefined} autoFocus={focused || undefined}>
				{t("change.advice.heading")}
			</h3>
			<ol>
				{advice.rules.map((rule) => (
					<li key={rule}>
						<p className="font-bold">{t(`change.rule.${rule}.heading`, values)}</p>
						<p className="mt-1">{t(`change.rule.${rule}.text`, values)}</p>
						<Way rule={rule} airline={airline} />
					</li>
				))}
			</ol>
			<p className="mt-4 text-sm text-muted">{t("change.advice.scope")}</p>
		</div>
	);
}

/** Where the step is taken. */
function Way({ rule, airline }: { readonly rule: RuleId; readonly airline: Airline | undefined }) {
	const { t, href } = usePage();
	const link = "link inline-flex min-h-11 items-center";
	if (rule === "contact.us") {
		return (
			<p className="py-2.5">
				<CallLink look="text" />
			</p>
		);
	}
	if (rule === "ceased") {
		return (
			<a className={link} href={href("cheapSpiritFlights")}>
				{t("change.way.ceased")}
			</a>
		);
	}
	if (rule !== "contact.airline" || !airline) return null;
	return (
		<p className="flex flex-wrap gap-x-6">
			{airline.website && (
				<a className={link} href={airline.website} rel="noopener">
					{t("change.way.site", { site: new URL(airline.website).hostname.replace(/^www\./, "") })}
				</a>
			)}
			{airline.listed && (
				<a className={link} href={href("airlineAssistance", { airlineSlug: airline.slug })}>
					{t("change.way.ours", { airline: airline.name })}
				</a>
			)}
		</p>
	);
}
