// What travelers paid on some pairs of airports, as the government's survey has it: a bar for the middle half, a line for the median.
import { formatMonth } from "../../i18n/formats.ts";
import { type Language, languages } from "../../i18n/languages.ts";
import { once } from "../../i18n/once.ts";
import { formatWholeMoney } from "../../money/money.ts";
import { usePage } from "../../page/page-context.tsx";
import { findAirlineByCode } from "../../places/airlines/airlines.ts";
import { cityName } from "../../places/airports.ts";
import { Section } from "../../ui/section.tsx";
import { type PaidFare, type PaidPair, paidMonth, paidSource } from "../paid-fares.ts";

export function PaidFares({ pairs }: { pairs: readonly PaidPair[] }) {
	const { t, language } = usePage();
	if (pairs.length === 0) return null;
	const month = formatMonth(paidMonth, language);
	const end = Math.max(...pairs.map(({ there }) => there.high));
	return (
		<Section id="paid" heading={t("paid.heading", { month })}>
			<p className="measure">{t("paid.lead", { month })}</p>
			<ul>
				{pairs.map((pair) => (
					<Pair key={pair.there.from + pair.there.to} pair={pair} end={end} />
				))}
			</ul>
			<p className="mt-3 text-sm text-muted">
				{t("paid.limits")}{" "}
				<a className="link" href={paidSource} rel="noopener external">
					{t("paid.source", { month })}
				</a>
			</p>
		</Section>
	);
}

/** @param end dollars at the right end of every bar */
function Pair({ pair: { there, back }, end }: { pair: PaidPair; end: number }) {
	const { t, language } = usePage();
	const { from, to, median, low, high, sampled } = there;
	const values = { from: cityName(from, language), to: cityName(to, language) };
	const number = numbers(language);
	return (
		<li className="fare">
			<p className="airport-code" aria-hidden="true">
				{from} → {to}
			</p>
			<div className="fare-about text-sm text-muted">
				<p className="text-base font-bold text-ink">{t("deal.route", values)}</p>
				<p>{t("paid.half", { low: dollars(low, language), high: dollars(high, language) })}</p>
				{back && (
					<p>
						{t("paid.back", {
							median: dollars(back.median, language),
							low: dollars(back.low, language),
							high: dollars(back.high, language),
						})}
					</p>
				)}
				<p>
					{[t("paid.sampled", { count: sampled, number: number.format(sampled) }), ...shares(there, language)].join(
						" · ",
					)}
				</p>
				<Bar fare={there} end={end} />
			</div>
			<strong className="price">
				<span className="sr-only">{t("paid.median")} </span>
				{dollars(median, language)}
			</strong>
		</li>
	);
}

const width = 320;

function Bar({ fare: { low, median, high }, end }: { fare: PaidFare; end: number }) {
	const at = (amount: number) => Math.round((amount / end) * width);
	return (
		<svg
			viewBox={`0 0 ${width} 12`}
			width="100%"
			height={12}
			preserveAspectRatio="none"
			className="mt-1 text-primary"
			aria-hidden="true"
		>
			<path d={`M0 6h${width}`} stroke="currentColor" opacity=".3" />
			<path d={`M${at(low)} 6h${at(high) - at(low)}`} stroke="currentColor" strokeWidth="8" opacity=".5" />
			<path d={`M${at(median)} 0v12`} stroke="currentColor" strokeWidth="3" />
		</svg>
	);
}

function dollars(amount: number, language: Language): string {
	return formatWholeMoney({ minor: 100 * amount, currency: "USD" }, languages[language].money);
}

const numbers = once((language: Language) => new Intl.NumberFormat(languages[language].locale));
const percents = once((language: Language) => new Intl.NumberFormat(languages[language].locale, { style: "percent" }));

function shares({ carriers }: PaidFare, language: Language): string[] {
	const percent = percents(language);
	return carriers.map(
		({ code, percent: part }) => `${findAirlineByCode(code)?.name ?? code} ${percent.format(part / 100)}`,
	);
}
