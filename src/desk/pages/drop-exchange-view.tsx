// Before an exchange is called off: what was accepted, what becomes of its money, one yes.
import { useTotal } from "../../flights/views/total.tsx";
import { HiddenFields } from "../../ui/controls/hidden-fields.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import type { GivenBackSoFar, PendingExchange } from "../acts/exchange.ts";
import { useDesk } from "../frame/desk-context.tsx";
import { Facts, Part } from "../frame/facts.tsx";
import { Flights } from "../frame/flights.tsx";
import { YesOrNo } from "../frame/keyed.tsx";
import { deskHref } from "../routes.ts";
import { OtherwayField } from "./exchange-part.tsx";

interface DropViewProps {
	readonly code: string;
	readonly pending: PendingExchange;
	readonly back: GivenBackSoFar | undefined;
	/** It was paid, and no refund tells that all of it came back. */
	readonly unknown: boolean;
}

export function DropView({ code, pending: { proposal, option, terms }, back, unknown }: DropViewProps) {
	const { d } = useDesk();
	const amount = useTotal();
	const { due } = terms;
	const seen = proposal.id;
	return (
		<>
			<PageHead heading={d("exchange.drop.heading")} lead={d("exchange.drop.lead")} />
			<Part id="drop" heading={d("exchange.accepted")}>
				<Facts
					of={[
						[d("exchange.after"), <Flights key="after" of={option.offer.slices} none={d("moved.none")} />],
						[d("exchange.money"), amount({ ...due, minor: Math.abs(due.minor) })],
						[d("payments"), back && d("exchange.refunded", { done: amount(back.done), owed: amount(back.owed) })],
					]}
				/>
			</Part>
			<form method="post" action={deskHref("dropExchange", { code })} className="mt-4 grid max-w-md gap-3">
				<HiddenFields
					values={[
						["seen", seen],
						["confirm", seen],
					]}
				/>
				{unknown && <OtherwayField />}
				<YesOrNo yes={d("exchange.drop")} back={deskHref("booking", { code })} />
			</form>
		</>
	);
}
