// What may be done to a booking as it stands, each with its key; what its state does not allow is not there.
import type { ReactNode } from "react";
import type { Booking } from "../../features/bookings/booking.ts";
import { isUnderWay, isUnsent, outcomeOf } from "../../features/bookings/states.ts";
import { HiddenFields } from "../../ui/controls/hidden-fields.tsx";
import { type Mark, possibleMarks } from "../acts/mark.ts";
import { useDesk } from "../frame/desk-context.tsx";
import { Part } from "../frame/facts.tsx";
import { type Key, KeyedLink, KeyedSubmit } from "../frame/keyed.tsx";
import { deskHref } from "../routes.ts";
import { IssuedFields } from "./issued-fields.tsx";

const keys = { paid: "p", ticketed: "k", cancelled: "c", failed: "x" } as const satisfies Record<Mark, Key>;

export function ActsPart({ booking }: { readonly booking: Booking }) {
	const { d } = useDesk();
	const { code, state, contact, proven, order } = booking;
	const possible = possibleMarks(state);
	const simple = (["paid", "failed", "cancelled"] as const).filter((one) => possible.includes(one));
	const acts: readonly ReactNode[] = [
		contact && !proven && isUnderWay(state) && (
			<ActForm key="reached" action={deskHref("reachTraveler", { code })} of="o" label={d("acts.reached")} />
		),
		...simple.map((as) => (
			<ActForm
				key={as}
				action={deskHref("markBooking", { code })}
				of={keys[as]}
				label={d(`acts.${as}`)}
				fields={{ as }}
			/>
		)),
		state === "held" && (
			<ActForm key="release" action={deskHref("releaseHold", { code })} of="s" label={d("acts.release")} />
		),
		contact && !isUnsent(booking) && (
			<ActForm key="mail" action={deskHref("mailAgain", { code })} of="m" label={d("acts.mail")} />
		),
	].filter(Boolean);
	const more = moreOf(booking).map(([id, of]) => (
		<KeyedLink key={id} of={of} className="go" href={deskHref(id, { code })}>
			{d(`acts.${id}`)}
		</KeyedLink>
	));
	if (acts.length === 0 && more.length === 0) return null;
	return (
		<Part id="acts" heading={d("acts")}>
			<div className="desk-acts">{acts}</div>
			{possible.includes("ticketed") && (
				<form method="post" action={deskHref("markBooking", { code })} className="mt-4 grid gap-3">
					<HiddenFields values={[["as", "ticketed"]]} />
					<IssuedFields
						id="mark"
						reference={order.airlineReference}
						label={d("order.tickets")}
						tickets={order.tickets}
					/>
					<p>
						<KeyedSubmit of={keys.ticketed}>{d("acts.ticketed")}</KeyedSubmit>
					</p>
				</form>
			)}
			{more.length > 0 && <div className="desk-acts mt-3">{more}</div>}
		</Part>
	);
}

/** Acts that have a page of their own, since they ask for more than a yes. */
function moreOf(booking: Booking) {
	const { state, contact } = booking;
	const all = [
		["send", "a", contact !== null && isUnsent(booking)],
		["contact", "e", contact !== null && outcomeOf("contact", state) !== undefined],
		["paidOtherwise", "v", outcomeOf("pay", state) !== undefined],
		["tickets", "i", outcomeOf("tickets", state) !== undefined],
		["money", "y", !isUnsent(booking)],
		["merge", "w", outcomeOf("merge", state) !== undefined],
	] as const;
	return all.filter(([, , isThere]) => isThere);
}

interface ActFormProps {
	readonly action: string;
	readonly of: Key;
	readonly label: string;
	readonly fields?: Readonly<Record<string, string>>;
}

export function ActForm({ action, of, label, fields = {} }: ActFormProps) {
	return (
		<form method="post" action={action}>
			<HiddenFields values={Object.entries(fields)} />
			<KeyedSubmit of={of}>{label}</KeyedSubmit>
		</form>
	);
}
