// A question before something is done: what it is about and what follows, one yes, and the way back.
import type { ReactNode } from "react";
import type { Booking } from "../../features/bookings/booking.ts";
import { useTotal } from "../../flights/views/total.tsx";
import type { Money } from "../../money/money.ts";
import { groupReference } from "../../references/reference.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { useDesk } from "../frame/desk-context.tsx";
import { DeskForm } from "../frame/desk-form.tsx";
import type { DeskInput } from "../frame/desk-page.ts";
import { type Fact, Facts, Part } from "../frame/facts.tsx";
import { YesOrNo } from "../frame/keyed.tsx";
import { textOf } from "../frame/typed.ts";

/** Of a form that says yes to what was asked; with the version of what was shown it is a yes to just that. */
export const confirmed = "yes";

type Sent = Pick<DeskInput, "form" | "showOnly">;

/** What says yes to just what was asked; undefined where nothing does, or nothing may be done. */
export function confirmationIn({ form, showOnly }: Sent): string | undefined {
	return showOnly ? undefined : textOf(form, "confirm") || undefined;
}

export function isConfirmed(sent: Sent): boolean {
	return confirmationIn(sent) === confirmed;
}

interface AskViewProps {
	readonly heading: string;
	readonly lead?: string;
	/** Of the act. */
	readonly action: string;
	/** What was sent, and the word that says yes to just this. */
	readonly fields: Readonly<Record<string, string>>;
	readonly yes: string;
	readonly back: string;
	/** What is asked for besides the yes. */
	readonly typed?: ReactNode;
	readonly children: ReactNode;
}

export function AskView({ heading, lead, action, fields, yes, back, typed, children }: AskViewProps) {
	const { d } = useDesk();
	return (
		<>
			<PageHead heading={heading} lead={lead ?? d("confirm.lead")} />
			<div className="desk-columns">
				<div>
					{children}
					<DeskForm action={action} hidden={Object.entries(fields)} className="grid gap-3" noValidate>
						{typed}
						<YesOrNo {...{ yes, back }} />
					</DeskForm>
				</div>
			</div>
		</>
	);
}

interface AboutBookingProps {
	readonly booking: Booking;
	/** What the act moves; the booking's total unless given. */
	readonly amount?: Money;
	/** What the amount is called. */
	readonly name?: string;
	readonly more?: readonly Fact[];
}

/** Which booking: its code, whose it is, and how much. */
export function AboutBooking({ booking, amount, name, more = [] }: AboutBookingProps) {
	const { d } = useDesk();
	const told = useTotal();
	const { code, passengers, state, total } = booking;
	const names = passengers.map(({ familyName, givenName }) => `${familyName}, ${givenName}`).join("; ");
	return (
		<Part id="about" heading={d("booking.heading", { code: groupReference(code) })}>
			<Facts
				of={[
					[d("people"), <strong key="people">{names || d("state.erased")}</strong>],
					[d("find.state"), d(`state.${state}`)],
					[name ?? d("total"), <strong key="amount">{told(amount ?? total)}</strong>],
					...more,
				]}
			/>
		</Part>
	);
}
