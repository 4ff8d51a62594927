// The one field for references, with what there is to say of the one that was typed: a message's, an alert's, an airline's.

import { usePage } from "../../page/page-context.tsx";
import { groupReference } from "../../references/reference.ts";
import { CallLink } from "../../ui/call-link.tsx";
import { ProblemText } from "../../ui/controls/field-error.tsx";
import { ReferenceForm, type ReferenceState } from "../../ui/form/reference-form.tsx";
import type { FieldControl } from "../../ui/form/use-fields.ts";
import { Notice } from "../../ui/notice.tsx";
import { pendingDays } from "../alerts/forms/alert.ts";
import type { AlertRow } from "../alerts/rows.ts";
import type { Message } from "../contact/forms/message.ts";
import { airlineOfTicket } from "./ticket-airlines.ts";

/** With its problem where it has one. */
export function AnyReference(state: Partial<ReferenceState>) {
	const [problem] = state.problems ?? [];
	const airlines = problem?.key === "reference.airline" || problem?.key === "reference.either";
	const ticket = problem?.key === "reference.ticket" ? String(problem.values?.airline) : undefined;
	return (
		<ReferenceForm
			{...state}
			instead={airlines || ticket ? (control) => <AtTheAirline {...control} ticket={ticket} /> : undefined}
		/>
	);
}

/** What was typed opens on the airline's own website: how, and where it is known, at which. */
function AtTheAirline({ id, problem, ticket }: FieldControl & { readonly ticket: string | undefined }) {
	const { t, href } = usePage();
	const airline = ticket ? airlineOfTicket(ticket) : undefined;
	if (!problem) return null;
	return (
		<div className="control-error" id={`${id}-error`}>
			<p>
				<ProblemText {...problem} />
			</p>
			<p className="flex flex-wrap gap-x-6">
				{airline?.listed && (
					<a className="link py-2.5" href={href("airline", { airline: airline.code })}>
						{t("reference.ticket.airline", { airline: airline.name })}
					</a>
				)}
				<a className="link py-2.5" href={href("bookingHelp")}>
					{t("reference.airline.help")}
				</a>
			</p>
		</div>
	);
}

interface MessageFoundProps {
	readonly number: string;
	readonly kind: Message["kind"];
	/** The agency marked it as done. */
	readonly handled: boolean;
}

/** What a number says to whoever has it: which kind of message it is of, and what can be done. Nothing that was written. */
export function MessageFound({ number, kind, handled }: MessageFoundProps) {
	const { t, href } = usePage();
	return (
		<Found
			heading={t(`reference.message.${kind}`, { number: groupReference(number) })}
			text={t(handled ? "reference.message.handled" : "reference.message.open")}
			next={{ href: href("contactUs"), text: t("ways.contact") }}
		/>
	);
}

/** The same of a fare alert: neither its trip nor whose it is. */
export function AlertFound({ number, state }: { readonly number: string; readonly state: AlertRow["state"] }) {
	const { t, href } = usePage();
	return (
		<Found
			heading={t("reference.alert", { number: groupReference(number) })}
			text={t(`reference.alert.${state}`, { days: pendingDays })}
			next={{ href: href("fareAlerts"), text: t("reference.alert.another") }}
		/>
	);
}

interface FoundProps {
	readonly heading: string;
	readonly text: string;
	/** What else can be done than calling. */
	readonly next: { readonly href: string; readonly text: string };
}

function Found({ heading, text, next }: FoundProps) {
	return (
		<div className="mb-10">
			<Notice heading={heading} focused>
				<p>{text}</p>
				<p className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3">
					<CallLink />
					<a className="link py-2.5" href={next.href}>
						{next.text}
					</a>
				</p>
			</Notice>
		</div>
	);
}
