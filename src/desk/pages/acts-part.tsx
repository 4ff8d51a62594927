// What may be done to a booking as it stands, each with its key; what its state does not allow is not there.
import type { ReactNode } from "react";
import type { Booking } from "../../features/bookings/booking.ts";
import { isUnderWay, isUnsent, outcomeOf } from "../../features/bookings/states.ts";
import { type Mark, possibleMarks } from "../acts/mark.ts";
import { useDesk } from "../frame/desk-context.tsx";
import { DeskForm } from "../frame/desk-form.tsx";
import { Part } from "../frame/facts.tsx";
import { KeyedLink, KeyedSubmit } from "../frame/keyed.tsx";
import type { Key } from "../frame/keys.ts";
import { deskHref } from "../routes.ts";
import { IssuedFields } from "./issued-fields.tsx";

const keyOf = { paid: "paid", cancelled: "cancel", failed: "failed" } as const satisfies Record<
	Exclude<Mark, "ticketed">,
	Key
>;

export function ActsPart({ booking }: { readonly booking: Booking }) {
	const { d } = useDesk();
	const { code, state, contact, proven, order } = booking;
	const possible = possibleMarks(state);
	const simple = (["paid", "failed", "cancelled"] as const).filter((one) => possible.includes(one));
	const mark = deskHref("markBooking", { code });
	const acts: readonly ReactNode[] = [
		contact && !proven && isUnderWay(state) && (
			<ActForm key="reached" action={deskHref("reachTraveler", { code })} of="reached" label={d("acts.reached")} />
		),
		...simple.map((as) => <ActForm key={as} action={mark} of={keyOf[as]} label={d(`acts.${as}`)} fields={{ as }} />),
		state === "held" && (
			<ActForm key="release" action={deskHref("releaseHold", { code })} of="release" label={d("acts.release")} />
		),
		contact && !isUnsent(booking) && (
			<ActForm key="mail" action={deskHref("mailAgain", { code })} of="email" label={d("acts.mail")} />
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
				<DeskForm action={mark} hidden={[["as", "ticketed"]]} className="mt-4 grid gap-3">
					<IssuedFields
						id="mark"
						action={mark}
						reference={order.airlineReference}
						label={d("order.tickets")}
						tickets={order.tickets}
					/>
					<p>
						<KeyedSubmit of="tickets">{d("acts.ticketed")}</KeyedSubmit>
					</p>
				</DeskForm>
			)}
			{more.length > 0 && <div className="desk-acts mt-3">{more}</div>}
		</Part>
	);
}

/** Acts that have a page of their own, since they ask for more than a yes. */
function moreOf(booking: Booking) {
	const { state, contact } = booking;
	const all = [
		["send", "book", contact !== null && isUnsent(booking)],
		["contact", "contact", contact !== null && outcomeOf("contact", state) !== undefined],
		["tickets", "correctTickets", outcomeOf("tickets", state) !== undefined],
		["money", "cardMoney", !isUnsent(booking)],
		["merge", "merge", outcomeOf("merge", state) !== undefined],
	] as const;
	return all.filter(([, , isThere]) => isThere);
}

interface ActFormProps {
	readonly action: string;
	/** None where it is not pressed on any day. */
	readonly of?: Key;
	readonly label: string;
	readonly fields?: Readonly<Record<string, string>>;
	/** As `DeskForm`. */
	readonly version?: string;
}

export function ActForm({ action, of, label, fields = {}, version }: ActFormProps) {
	return (
		<DeskForm action={action} version={version} hidden={Object.entries(fields)}>
			<KeyedSubmit of={of}>{label}</KeyedSubmit>
		</DeskForm>
	);
}
