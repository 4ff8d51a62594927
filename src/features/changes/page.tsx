// Flight change assistance: which rule applies to a ticket and what to do first, the text, and the wish to be called.
import type { ReactNode } from "react";
import { leadHours } from "../../flights/trip/free-cancellation.ts";
import { blank, fieldsOf, readForm } from "../../forms/form.ts";
import { settingOf } from "../../forms/form-setting.ts";
import { formatDeadline } from "../../i18n/deadline.ts";
import type { Page, PageData, PageInput } from "../../page/page.ts";
import { usePage } from "../../page/page-context.tsx";
import type { Airline } from "../../places/airlines/airlines.ts";
import { proseData } from "../../prose/views/prose-page.tsx";
import { CallLink } from "../../ui/call-link.tsx";
import { callbackPart, receiveCallback } from "../contact/callback.tsx";
import type { MessagePart, MessagePorts } from "../contact/receive-message.tsx";
import { ChangeFormView } from "./change-form-view.tsx";
import { changeForm } from "./forms/change-form.ts";
import { adviseChange, type ChangeAdvice, type RuleId } from "./forms/change-rules.ts";

type Input = PageInput<"flightChangeAssistance", MessagePorts>;

export const flightChangeAssistance: Page<"flightChangeAssistance", MessagePorts> = {
	load: (input) => pageAround(input, callbackPart(input)),
	action: (input, posted) => receiveCallback(input, posted, (part) => pageAround(input, part, true)),
};

/** @param posted the answer is about the wish to be called, which then has the focus and the title */
function pageAround(input: Input, { view, ...answer }: MessagePart, posted = false): PageData {
	const asked = fieldsOf(changeForm).some((name) => input.query.has(name));
	const reading = asked ? readForm(changeForm, input.query, settingOf(input)) : undefined;
	const problems = reading?.kind === "invalid" && !posted ? reading.problems : [];
	const advice = reading?.kind === "ok" ? adviseChange(reading.value.facts) : undefined;
	const answered = reading && (reading.kind === "ok" ? "done" : "again");
	const before = (
		<Helper>
			{reading?.kind === "ok" && advice && <ChangeAdviceView advice={advice} {...reading.value} focused={!posted} />}
			<ChangeFormView typed={reading?.typed ?? blank(changeForm)} problems={problems} answer={answered} />
		</Helper>
	);
	return {
		...proseData(input, { before, after: view }),
		index: input.query.size === 0,
		...(problems.length > 0 && { status: 400 }),
		...(advice && !posted && { done: input.t("change.advice.heading") }),
		...answer,
	};
}

function Helper({ children }: { readonly children: ReactNode }) {
	const { t } = usePage();
	return (
		<section className="card mb-10 max-w-[44rem]" id="change" aria-labelledby="change-heading">
			<h2 id="change-heading" className="text-xl">
				{t("change.heading")}
			</h2>
			<p className="mt-2 mb-3">{t("change.lead")}</p>
			{children}
		</section>
	);
}

interface ChangeAdviceProps {
	readonly advice: ChangeAdvice;
	/** Undefined for one that is not on our list. */
	readonly airline: Airline | undefined;
	/** IANA zone in which the booking was made. */
	readonly zone: string;
	/** The page was loaded to say this. */
	readonly focused?: boolean;
}

/** The answer about a ticket: which rule applies, and what to do, in order. */
function ChangeAdviceView({ advice, airline, zone, focused = false }: ChangeAdviceProps) {
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
