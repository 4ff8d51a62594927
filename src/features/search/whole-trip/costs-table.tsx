// Itineraries side by side: under each line of costs what every one of them comes to, so that three columns fit a phone.
import type { ReactNode } from "react";
import type { Offer } from "../../../flights/offers/offer.ts";
import { headCount } from "../../../flights/quote.ts";
import {
	amountIn,
	type Carried,
	type Cost,
	type CostName,
	type TripCosts,
	tripCosts,
} from "../../../flights/trip-costs.ts";
import { otherAirportOf } from "../../../flights/views/itinerary-texts.ts";
import { useDirectionNames } from "../../../flights/views/itinerary-words.ts";
import { usePage } from "../../../page/page-context.tsx";
import { ChooseOffer } from "../results/offer-actions.tsx";
import { letterOf, useAmount, useChangeText, useCostText, useGapText, useOpenText } from "./cost-words.ts";
import { CabinBagSize, ColumnHead, SliceCell } from "./table-cells.tsx";

export interface ComparedTrip extends TripCosts {
	readonly offer: Offer;
}

interface CostsTableProps {
	readonly compared: readonly ComparedTrip[];
	readonly loads: Carried;
	/** The query as canonical parameters. */
	readonly search: URLSearchParams;
	/** They are of several days. */
	readonly dated: boolean;
}

export function CostsTable({ compared, loads, search, dated }: CostsTableProps) {
	const { t } = usePage();
	const [first] = compared;
	const directions = useDirectionNames(first?.offer.slices ?? []);
	const amount = useAmount();
	const openText = useOpenText();
	if (!first) return null;
	const line = { compared, count: compared.length };
	return (
		<table className="table text-sm wrap-anywhere [&_time]:whitespace-nowrap">
			<caption className="sr-only">{t("whole.caption", { count: headCount(first.offer.travelers) })}</caption>
			<thead>
				<tr>
					{compared.map(({ offer }, index) => (
						<ColumnHead key={offer.id} offer={offer} letter={letterOf(index)} search={search} />
					))}
				</tr>
			</thead>
			{first.offer.slices.map((slice, index) => (
				<Line key={`${slice.origin}${slice.destination}`} {...line} name={directions[index] ?? t("whole.flight")}>
					{({ offer: { slices } }) => (
						<SliceCell
							slice={slices[index]}
							other={otherAirportOf(slices, index, t)}
							dated={dated || slices.length > 2}
						/>
					)}
				</Line>
			))}
			<CostLine {...line} of="fare" name={t("whole.fare")} note={<FeeNote offer={first.offer} />} />
			<Line {...line} name={t("facts.personal")}>
				{({ offer }) => <CabinBagSize offer={offer} kind="personal-item" />}
			</Line>
			<CostLine
				{...line}
				of="carryOn"
				name={t("whole.carryOn", { count: loads.carryOns })}
				uncounted={loads.carryOns === 0}
			>
				{({ offer }) => <CabinBagSize offer={offer} kind="carry-on" quiet />}
			</CostLine>
			<CostLine
				{...line}
				of="checked"
				name={t("whole.checked", { count: loads.checked })}
				uncounted={loads.checked === 0}
			/>
			<CostLine {...line} of="seat" name={t("whole.seat")} />
			<CostLine {...line} of="ride" name={t("whole.ride")} unsaid={t("whole.ride.unread")} />
			<Line {...line} name={t("whole.total")} note={<Gap amounts={compared.map(({ total }) => total)} />}>
				{({ total }) => <strong className="whitespace-nowrap">{amount(total)}</strong>}
			</Line>
			<Line {...line} name={t("whole.open")}>
				{(trip) => openText(trip) ?? t("whole.open.nothing")}
			</Line>
			<ChangeLine {...line} />
			<tbody>
				<tr>
					{compared.map(({ offer }, index) => (
						<td key={offer.id}>
							<ChooseOffer
								offer={offer}
								search={search}
								look="plain"
								label={t("whole.choose", { letter: letterOf(index) })}
							/>
						</td>
					))}
				</tr>
			</tbody>
		</table>
	);
}

interface LineProps {
	readonly compared: readonly ComparedTrip[];
	readonly count: number;
	readonly name: string;
	/** Behind the name. */
	readonly note?: ReactNode;
	readonly children: (trip: ComparedTrip) => ReactNode;
}

function Line({ compared, count, name, note, children }: LineProps) {
	return (
		<tbody>
			<tr>
				<th scope="rowgroup" colSpan={count}>
					{`${name} `}
					<span className="control-hint">{note}</span>
				</th>
			</tr>
			<tr>
				{compared.map((trip) => (
					<td key={trip.offer.id}>{children(trip)}</td>
				))}
			</tr>
		</tbody>
	);
}

interface CostLineProps extends Omit<LineProps, "children"> {
	readonly of: CostName;
	/** Nobody takes one along, so nothing is counted: what one would cost is told. */
	readonly uncounted?: boolean;
	/** What stands where nobody has said anything, but for an airline that can be asked. */
	readonly unsaid?: string;
	/** Below the amount. */
	readonly children?: (trip: ComparedTrip) => ReactNode;
}

function CostLine({ of, note, uncounted = false, unsaid, children, ...line }: CostLineProps) {
	const costText = useCostText();
	const costOf = ({ offer, costs }: ComparedTrip) => (uncounted ? tripCosts(offer, oneOfEach) : { costs }).costs[of];
	const amounts = line.compared.map((trip) => amountIn(costOf(trip), trip.offer.total.currency));
	return (
		<Line
			{...line}
			note={
				<>
					{note && <>{note} </>}
					<Gap amounts={amounts} />
				</>
			}
		>
			{(trip) => (
				<>
					<span className={isAmount(costOf(trip)) ? "whitespace-nowrap" : undefined}>
						{costText(costOf(trip), unsaid)}
					</span>
					{children?.(trip)}
				</>
			)}
		</Line>
	);
}

function isAmount(cost: Cost): boolean {
	return cost.kind === "known" && cost.amount.minor > 0;
}

const oneOfEach: Carried = { carryOns: 1, checked: 1 };

function Gap({ amounts }: { readonly amounts: Parameters<ReturnType<typeof useGapText>>[0] }) {
	return useGapText()(amounts);
}

/** Whom the fare is for, and whether our own fee is in it. */
function FeeNote({ offer: { fee, travelers } }: { readonly offer: Offer }) {
	const { t } = usePage();
	const amount = useAmount();
	const count = headCount(travelers);
	return fee ? t("whole.for.fee", { count, fee: amount(fee) }) : t("whole.for", { count });
}

/** In no total: it depends on whether anybody changes anything. */
function ChangeLine({ compared, ...line }: Pick<LineProps, "compared" | "count">) {
	const { t } = usePage();
	const changeText = useChangeText();
	const fees = compared.map(({ offer }) => (offer.conditions.change?.allowed ? offer.conditions.change.penalty : null));
	return (
		<Line
			{...line}
			compared={compared}
			name={t("whole.change")}
			note={
				<>
					{t("whole.change.note")} <Gap amounts={fees} />
				</>
			}
		>
			{({ offer }) => changeText(offer.conditions.change)}
		</Line>
	);
}
