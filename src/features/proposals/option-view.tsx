// One option of a proposal: its trip, its price in its parts or the amounts of an exchange, what it is beside now, and its button.
import type { Offer } from "../../flights/offers/offer.ts";
import { priceParts } from "../../flights/quote.ts";
import { Included, Terms } from "../../flights/views/itinerary-details.tsx";
import { PriceLines, useMoney } from "../../flights/views/price-lines.tsx";
import { Roughly, useTotal } from "../../flights/views/total.tsx";
import { TripSlices } from "../../flights/views/trip-slices.tsx";
import { travelersText } from "../../i18n/travelers.ts";
import { money } from "../../money/money.ts";
import { usePage } from "../../page/page-context.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { agreedText, amountNameOf, amountOf, type ExchangeCourse, priceText } from "./amounts.ts";
import type { ExchangeTerms } from "./exchange-terms.ts";
import type { ProposalOption } from "./proposal.ts";

/** "Option 2 of 3", or what a single one is called. */
export function useOptionName(): (position: number, count: number) => string {
	const { t } = usePage();
	return (position, count) =>
		count > 1 ? t("proposal.option.of", { number: position + 1, count }) : t("proposal.option");
}

/** Which option was accepted, and when; of a single one, when alone: its name says nothing. */
export function useAccepted(): (position: number, count: number, time: string) => string {
	const { t } = usePage();
	const name = useOptionName();
	return (position, count, time) =>
		count > 1
			? t("proposal.accepted.text", { option: name(position, count), time })
			: t("proposal.accepted.single", { time });
}

interface OptionViewProps {
	readonly option: ProposalOption;
	readonly position: number;
	readonly count: number;
	readonly former: Offer;
	readonly course: ExchangeCourse;
	/** Where its forms go, with what goes along; undefined once it cannot be accepted any more. */
	readonly form: { readonly action: string; readonly token: string } | undefined;
}

export function OptionView({ option, position, count, former, course, form }: OptionViewProps) {
	const name = useOptionName()(position, count);
	const { offer, exchange } = option;
	const id = `option-${position + 1}`;
	return (
		<section className="card proposal-option" aria-labelledby={id}>
			<h2 id={id}>{name}</h2>
			<Trip offer={offer} />
			{exchange ? (
				<ExchangeLines terms={exchange} course={course} />
			) : (
				<div>
					<PriceLines price={priceParts(offer)} travelers={offer.travelers} />
					<Beside former={former} offer={offer} />
				</div>
			)}
			<div className="text-sm">
				<Included offer={offer} />
				<Terms offer={offer} />
			</div>
			{form && <AcceptForm {...form} {...{ option, position }} about={count > 1 ? name : undefined} />}
		</section>
	);
}

/** The flights, and whom they are for: also of the trip as it is now. */
export function Trip({ offer: { slices, travelers, cabin } }: { readonly offer: Offer }) {
	const { t } = usePage();
	return (
		<div className="quote-trip">
			<TripSlices slices={slices} />
			<p className="trip-small">
				{travelersText(t, travelers)} · {t(`search.cabin.${cabin}`)}
			</p>
		</div>
	);
}

function Beside({ former, offer }: { readonly former: Offer; readonly offer: Offer }) {
	const { t } = usePage();
	const amount = useTotal();
	const { currency } = offer.total;
	// Two currencies are not compared.
	if (former.total.currency !== currency) return null;
	const difference = offer.total.minor - former.total.minor;
	const by = { amount: amount(money(Math.abs(difference), currency)) };
	if (difference === 0) return <p className="font-bold">{t("proposal.same")}</p>;
	return <p className="font-bold">{t(difference > 0 ? "proposal.more" : "proposal.less", by)}</p>;
}

interface ExchangeLinesProps {
	readonly terms: ExchangeTerms;
	readonly course: ExchangeCourse;
}

function ExchangeLines({ terms: { oldValue, penalty, fareDifference, fee, due }, course }: ExchangeLinesProps) {
	const { t } = usePage();
	const amount = useMoney();
	const told = useTotal();
	const whole = money(Math.abs(due.minor), due.currency);
	return (
		<dl className="price-lines">
			<div>
				<dt>{t(amountNameOf(due.minor, course))}</dt>
				<dd>
					{told(whole)}
					<Roughly of={whole} />
				</dd>
			</div>
			{(
				[
					["proposal.oldValue", oldValue],
					["proposal.penalty", penalty],
					["proposal.difference", fareDifference],
					["price.fee", fee],
				] as const
			).map(([key, of]) => (
				<div key={key}>
					<dt>{t(key)}</dt>
					<dd>{amount(of)}</dd>
				</div>
			))}
		</dl>
	);
}

interface AcceptFormProps {
	readonly option: ProposalOption;
	readonly position: number;
	readonly action: string;
	readonly token: string;
	/** Which of several, for who hears only the button. */
	readonly about: string | undefined;
}

function AcceptForm({ option, position, action, token, about }: AcceptFormProps) {
	const page = usePage();
	const { t } = page;
	const amount = amountOf(option);
	const price = agreedText(option, page);
	const hidden = { answer: "accept", option: position, price: priceText(amount), token };
	return (
		<form method="post" action={action}>
			{Object.entries(hidden).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<Button type="submit" className="w-full">
				<span>
					{t(amount.minor < 0 ? "proposal.accept.back" : "proposal.accept", { price })}
					{about && <span className="sr-only">{`: ${about}`}</span>}
				</span>
			</Button>
		</form>
	);
}
