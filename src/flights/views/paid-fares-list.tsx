// What travelers paid on some pairs of airports, as the government's survey has it: a bar for the middle half, a line for the median.
import { formatMonth } from "../../i18n/formats.ts";
import { type Language, languages } from "../../i18n/languages.ts";
import type { Words } from "../../i18n/messages.ts";
import { once } from "../../i18n/once.ts";
import { formatWholeMoney } from "../../money/money.ts";
import { usePage } from "../../page/page-context.tsx";
import { Shared } from "../../page/parts.tsx";
import { Repeated } from "../../page/repeated.tsx";
import { carrierName } from "../../places/airlines/carriers.ts";
import { Section } from "../../ui/section.tsx";
import { type PaidFare, type PaidPair, paidMonth, paidSource } from "../paid-fares.ts";
import { tripName } from "../trip/trip-name.ts";

export function PaidFares({ pairs }: { pairs: readonly PaidPair[] }) {
	if (pairs.length === 0) return null;
	return (
		<Shared by="paid" of={pairs.map(({ there }) => there)}>
			{() => <Paid pairs={pairs} />}
		</Shared>
	);
}

function Paid({ pairs }: { pairs: readonly PaidPair[] }) {
	const page = usePage();
	const { t, language } = page;
	const month = formatMonth(paidMonth, language);
	const end = Math.max(...pairs.map(({ there }) => there.high));
	return (
		<Section id="paid" heading={t("paid.heading", { month })}>
			<p className="measure">{t("paid.lead", { month })}</p>
			<ul>
				<Repeated by="paid" each={pairs.map((pair) => rowOf(pair, end, page))}>
					{(row) => <Pair key={row.from + row.to} {...row} />}
				</Repeated>
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

/** All that a row shows, as it is said: rows differ in words and lengths only, so React draws each kind of them once. */
function rowOf({ there, back }: PaidPair, end: number, { t, language }: Words) {
	const { from, to, median, low, high, sampled } = there;
	const whole = (amount: number) => dollars(amount, language);
	const at = (amount: number) => Math.round((amount / end) * width);
	return {
		from,
		to,
		route: tripName({ slices: [{ origin: from, destination: to }] }, { t, language }),
		half: t("paid.half", { low: whole(low), high: whole(high) }),
		back: back && t("paid.back", { median: whole(back.median), low: whole(back.low), high: whole(back.high) }),
		sampled: [
			t("paid.sampled", { count: sampled, number: numbers(language).format(sampled) }),
			...shares(there, language),
		].join(" · "),
		median: whole(median),
		bar: { half: `M${at(low)} 6h${at(high) - at(low)}`, median: `M${at(median)} 0v12` },
	};
}

type Row = ReturnType<typeof rowOf>;

function Pair({ from, to, route, half, back, sampled, median, bar }: Row) {
	const { t } = usePage();
	return (
		<li className="fare">
			<p className="airport-code" aria-hidden="true">
				{from} → {to}
			</p>
			<div className="fare-about text-sm text-muted">
				<p className="text-base font-bold text-ink">{route}</p>
				<p>{half}</p>
				{back && <p>{back}</p>}
				<p>{sampled}</p>
				<Bar {...bar} />
			</div>
			<strong className="price">
				<span className="sr-only">{t("paid.median")} </span>
				{median}
			</strong>
		</li>
	);
}

const width = 320;

function Bar({ half, median }: Row["bar"]) {
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
			<path d={half} stroke="currentColor" strokeWidth="8" opacity=".5" />
			<path d={median} stroke="currentColor" strokeWidth="3" />
		</svg>
	);
}

/** The survey has whole dollars, a few hundred amounts of them. */
const dollars = once((amount: number, language: Language) =>
	formatWholeMoney({ minor: 100 * amount, currency: "USD" }, languages[language].money),
);

const numbers = once((language: Language) => new Intl.NumberFormat(languages[language].locale));
const percents = once((language: Language) => new Intl.NumberFormat(languages[language].locale, { style: "percent" }));

function shares({ carriers }: PaidFare, language: Language): string[] {
	const percent = percents(language);
	return carriers.map(({ code, percent: part }) => `${carrierName(code) ?? code} ${percent.format(part / 100)}`);
}
