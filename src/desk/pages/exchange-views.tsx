// The pages of an exchange: other flights for one way, and what the change costs, part by part.
import type { Booking } from "../../features/bookings/booking.ts";
import type { WayNow } from "../../flights/airline-changes.ts";
import type { ExchangeTotals, exchangeRules, Residual } from "../../flights/exchange.ts";
import { residuals } from "../../flights/exchange.ts";
import type { Offer } from "../../flights/offers/offer.ts";
import type { ChangeOffer } from "../../flights/order-changes.ts";
import { useTotal } from "../../flights/views/total.tsx";
import { TripSlice } from "../../flights/views/trip-slice.tsx";
import { TripSlices } from "../../flights/views/trip-slices.tsx";
import { WaysNow } from "../../flights/views/way-now.tsx";
import type { Money } from "../../money/money.ts";
import { usePage } from "../../page/page-context.tsx";
import { groupReference } from "../../references/reference.ts";
import { Field } from "../../ui/controls/field.tsx";
import { HiddenFields } from "../../ui/controls/hidden-fields.tsx";
import { Select } from "../../ui/controls/select.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import type { FoundExchanges } from "../acts/find-exchange.ts";
import { useDesk } from "../frame/desk-context.tsx";
import { DeskForm } from "../frame/desk-form.tsx";
import { Facts, Part, useMoment } from "../frame/facts.tsx";
import { BackLink, KeyedSubmit } from "../frame/keyed.tsx";
import { digitKey } from "../frame/keys.ts";
import { textOf } from "../frame/typed.ts";
import { asTyped, exampleIn } from "../frame/typed-amount.ts";
import { deskHref } from "../routes.ts";

export interface Terms extends ExchangeTotals {
	readonly rules: ReturnType<typeof exchangeRules>;
	readonly oldValue: Money;
	readonly newValue: Money;
	readonly penalty: Money;
	readonly fee: Money;
	readonly residual: Residual;
	/** What the source asks, where it makes the change: its amounts are not corrected. */
	readonly asked?: Money;
	/** For which the proposal counts. */
	readonly hours: number;
}

interface SearchProps {
	readonly booking: Booking;
	/** Its flights as they are now. */
	readonly ways: readonly WayNow[];
	/** As it was asked for. */
	readonly wish: { readonly way: number; readonly date: string; readonly from: string; readonly to: string };
	/** Undefined before anything was asked for. */
	readonly found: FoundExchanges | undefined;
}

export function ExchangeSearchView({ booking: { code, offer, total }, ways: now, wish, found }: SearchProps) {
	const { way, date } = wish;
	const { d } = useDesk();
	const amount = useTotal();
	const ways = offer.slices.map((one, index) => [`${index}`, `${one.origin} – ${one.destination}`] as const);
	return (
		<>
			<PageHead heading={d("exchange.heading")} lead={d("booking.heading", { code: groupReference(code) })} />
			<div className="desk-columns">
				<div>
					<Part id="ask" heading={d("exchange.ask")}>
						<form method="get" action={deskHref("exchange", { code })} className="grid gap-3">
							<Select id="exchange-way" name="way" label={d("exchange.way")} options={ways} defaultValue={`${way}`} />
							<Field
								id="exchange-date"
								name="date"
								type="date"
								label={d("exchange.date")}
								defaultValue={date || offer.slices[way]?.segments[0]?.departingAt.slice(0, 10)}
								required
							/>
							{(["from", "to"] as const).map((name) => (
								<Field
									key={name}
									id={`exchange-${name}`}
									name={name}
									label={d(`exchange.${name}`)}
									hint={name === "from" ? d("exchange.route.hint") : undefined}
									defaultValue={wish[name]}
									autoComplete="off"
									autoCapitalize="characters"
									spellCheck={false}
									maxLength={3}
								/>
							))}
							<p>
								<KeyedSubmit of="submit" look="primary">
									{d("exchange.search")}
								</KeyedSubmit>
							</p>
						</form>
					</Part>
					{found && (
						<Part id="found" heading={d("exchange.found")}>
							<p className="mb-3">{d(`exchange.by.${found.by}`)}</p>
							{found.offers.length === 0 && <p>{d("exchange.nothing")}</p>}
							<ul className="grid gap-5">
								{found.offers.map(({ offer: one, change }, index) => {
									const slice = one.slices[way];
									return (
										<li key={one.id}>
											{slice && <TripSlice slice={slice} />}
											<DeskForm action={deskHref("exchangeTerms", { code })} className="desk-acts mt-2">
												<HiddenFields
													values={[
														["offer", one.id],
														["by", found.by],
													]}
												/>
												<strong>{change ? <AskedAmount of={change} /> : amount(one.total)}</strong>
												<span>{slice?.fareBrand}</span>
												<KeyedSubmit of={digitKey(index)}>{d("exchange.choose")}</KeyedSubmit>
											</DeskForm>
										</li>
									);
								})}
							</ul>
						</Part>
					)}
				</div>
				<div>
					<Part id="now" heading={d("exchange.before")}>
						<div className="grid gap-5">
							<WaysNow ways={now} />
						</div>
						<p className="mt-3">{amount(total)}</p>
					</Part>
					<p>
						<BackLink href={deskHref("booking", { code })}>{d("exchange.back")}</BackLink>
					</p>
				</div>
			</div>
		</>
	);
}

/** What the source asks or gives back for it, and what of that is its penalty. */
function AskedAmount({ of: { asked, penalty } }: { readonly of: ChangeOffer }) {
	const { d } = useDesk();
	const amount = useTotal();
	const told = { amount: amount({ ...asked, minor: Math.abs(asked.minor) }), penalty: amount(penalty) };
	return d(asked.minor < 0 ? "exchange.asked.back" : "exchange.asked", told);
}

/** What may be typed besides what is chosen. */
export const typedTerms = ["penalty", "fee", "hours"] as const;
export type TypedTerm = (typeof typedTerms)[number];

/** For which a proposal counts at most. */
export const mostHours = 72;

interface TermsProps {
	readonly booking: Booking;
	readonly offer: Offer;
	readonly terms: Terms;
	readonly wrong: readonly TypedTerm[];
	/** As it was sent: what was typed stays as it was typed. */
	readonly form: FormData;
	/** By which a form that is sent twice makes one proposal. */
	readonly id: string;
}

export function ExchangeTermsView({ booking: { code }, offer, terms, wrong, form, id }: TermsProps) {
	const { d } = useDesk();
	const amount = useTotal();
	const moment = useMoment();
	const { rules, oldValue, newValue, penalty, fee, residual, fareDifference, due, lost, hours, asked } = terms;
	const { t } = usePage();
	const typed = (name: TypedTerm, first: string) => (form.has(name) ? textOf(form, name) : first);
	const problem = (name: TypedTerm) => {
		if (!wrong.includes(name)) return undefined;
		const example = exampleIn(fee.currency);
		return { word: t("search.error"), text: name === "hours" ? d("exchange.not.hours") : d("not.amount", { example }) };
	};
	const allowed = rules.allowed === null ? "unsaid" : rules.allowed ? "yes" : "no";
	return (
		<>
			<PageHead heading={d("exchange.terms.heading")} lead={d("booking.heading", { code: groupReference(code) })} />
			<div className="desk-columns">
				<div>
					{wrong.length === 0 && (
						<Part
							id="total"
							heading={d(due.minor < 0 ? "exchange.back.total" : "exchange.due", {
								amount: amount({ ...due, minor: Math.abs(due.minor) }),
							})}
						>
							<Facts
								of={[
									[d("exchange.old"), amount(oldValue)],
									[d("exchange.new"), amount(newValue)],
									[d("exchange.difference"), amount(fareDifference)],
									[d("exchange.penalty"), amount(penalty)],
									[d("exchange.fee"), amount(fee)],
									[d("exchange.lost"), lost.minor > 0 ? amount(lost) : null],
									[d("exchange.allowed"), asked ? null : d(`exchange.allowed.${allowed}`)],
									[d("exchange.residual.fare"), asked ? null : d(`exchange.residual.${rules.residual ?? "unsaid"}`)],
								]}
							/>
							<p className="mt-3">{d(asked ? "exchange.by.source" : "exchange.by.site")}</p>
						</Part>
					)}
					<Part id="terms" heading={d("exchange.correct")}>
						<DeskForm action={deskHref("proposeExchange", { code })} className="grid gap-3" noValidate>
							<HiddenFields
								values={[
									["offer", offer.id],
									["id", id],
									["by", asked ? "source" : "site"],
								]}
							/>
							{!asked && (
								<Field
									id="exchange-penalty"
									name="penalty"
									label={`${d("exchange.penalty")} (${penalty.currency})`}
									inputMode="decimal"
									defaultValue={typed("penalty", asTyped(penalty))}
									problem={problem("penalty")}
								/>
							)}
							<Field
								id="exchange-fee"
								name="fee"
								label={`${d("exchange.fee")} (${fee.currency})`}
								inputMode="decimal"
								defaultValue={typed("fee", asTyped(fee))}
								problem={problem("fee")}
							/>
							{!asked && (
								<Select
									id="exchange-residual"
									name="residual"
									label={d("exchange.residual")}
									options={residuals.map((one) => [one, d(`exchange.residual.${one}`)] as const)}
									defaultValue={residual}
								/>
							)}
							<Field
								id="exchange-hours"
								name="hours"
								label={d("exchange.hours")}
								hint={offer.expiresAt ? d("exchange.hours.hint", { time: moment(offer.expiresAt) }) : undefined}
								inputMode="numeric"
								defaultValue={typed("hours", `${hours}`)}
								problem={problem("hours")}
							/>
							<p className="desk-acts">
								<KeyedSubmit of={undefined} formAction={deskHref("exchangeTerms", { code })}>
									{d("exchange.workOut")}
								</KeyedSubmit>
								<KeyedSubmit of="submit" look="primary">
									{d("exchange.propose")}
								</KeyedSubmit>
							</p>
						</DeskForm>
					</Part>
				</div>
				<div>
					<Part id="next" heading={d("exchange.after")}>
						<div className="grid gap-5">
							<TripSlices slices={offer.slices} />
						</div>
					</Part>
					<p>
						<BackLink href={deskHref("exchange", { code })}>{d("exchange.again")}</BackLink>
					</p>
				</div>
			</div>
		</>
	);
}
