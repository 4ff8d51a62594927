// Who wants to change or cancel a flight: which rule holds for the ticket, what to do in which order, and the form that asks.
import { leadHours } from "../../flights/trip/free-cancellation.ts";
import type { FieldOf, FormState } from "../../forms/form.ts";
import { usePage } from "../../page/page-context.tsx";
import type { Airline } from "../../places/airlines/airlines.ts";
import { formatDeadline } from "../../places/deadline.ts";
import { CallLink } from "../../ui/call-link.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { RadioGroup } from "../../ui/controls/radio-group.tsx";
import { Select } from "../../ui/controls/select.tsx";
import { FormSummary } from "../../ui/form/form-summary.tsx";
import { FormView } from "../../ui/form/form-view.tsx";
import { useFields } from "../../ui/form/use-fields.ts";
import { airlineOptions } from "./forms/airline-options.ts";
import { changeForm } from "./forms/change-form.ts";
import { type ChangeAdvice, type RuleId, sellers, wishes } from "./forms/change-rules.ts";
import { TicketMoment } from "./ticket-moment.tsx";

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
	if (!airline) return null;
	if (rule === "ceased") {
		const own = airline.listed ? href("airlineAssistance", { airlineSlug: airline.slug }) : undefined;
		// A page about nothing else has more to say.
		const target = airline.code === "NK" ? href("cheapSpiritFlights") : own;
		return target ? (
			<a className={link} href={target}>
				{t("change.way.ceased", { airline: airline.name })}
			</a>
		) : null;
	}
	if (rule !== "contact.airline") return null;
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

/** The questions about a ticket that a traveler wants to change or give back. */
type ChangeField = FieldOf<typeof changeForm>;

interface ChangeFormProps extends FormState<ChangeField> {
	/** It was asked before, in vain or not. */
	readonly answer: "again" | "done" | undefined;
}

export function ChangeFormView({ answer, ...state }: ChangeFormProps) {
	const { t, href, language } = usePage();
	const { summary, control, group } = useFields(changeForm, state);
	return (
		<>
			<FormSummary lines={summary} />
			<FormView form={changeForm} method="get" action={href("flightChangeAssistance")} answer={answer}>
				<RadioGroup {...group("wish")} options={wishes.map((value) => ({ value, label: t(`change.wish.${value}`) }))} />
				<div className="grid items-end gap-4 sm:grid-cols-2">
					<Select {...control("airline")} options={airlineOptions(language, t)} />
					<Select
						{...control("seller")}
						options={[["", "–"], ...sellers.map((value) => [value, t(`change.seller.${value}`)] as const)]}
					/>
				</div>
				<TicketMoment which="booked" control={control} />
				<TicketMoment which="departs" control={control} />
				<p>
					<Button type="submit">{t("change.submit")}</Button>
				</p>
			</FormView>
		</>
	);
}
