// How a trip can be paid, in one line, before it is chosen, and in which currency it is charged: as the operator configured
// for the visitor's country, else what is true for all.

import { languages } from "../../i18n/languages.ts";
import type { MessageKey, Translate } from "../../i18n/messages.ts";
import { once } from "../../i18n/once.ts";
import { currencyName, type Money } from "../../money/money.ts";
import type { PayWay } from "../../money/pay-means.ts";
import { usePage } from "../../page/page-context.tsx";

const listFor = once((locale: string) => new Intl.ListFormat(locale, { type: "disjunction" }));

/** "You can pay by card in up to 36 installments, in cash (Efecty), or by phone with an agent. The airline charges it." */
export function usePayMeans(): string {
	const { t, language, country = "", config } = usePage();
	const cards: readonly PayWay[] = config.paymentOrigin ? [{ kind: "card", detail: "" }] : [];
	const { ways, by } = config.payMeans.get(country) ?? { ways: cards };
	const told = [...ways.map((way) => wayText(way, t)), t("pay.means.phone")];
	const line = t("pay.means", { ways: listFor(languages[language].locale).format(told) });
	return by ? `${line} ${t(charging[by])}` : line;
}

/** "It is charged in US dollars, or in Colombian pesos if you pay by bank transfer (PSE) or in cash (Efecty)." */
export function useCharged(): (amount: Money) => string {
	const { t, language, country = "", config } = usePage();
	const { locale, money } = languages[language];
	const { ways = [], local } = config.payMeans.get(country) ?? {};
	return ({ currency: own }) => {
		const currency = currencyName(own, money);
		if (!local || local === own) return t("price.charged", { currency });
		const told = ways.filter(({ kind }) => kind !== "card").map((way) => wayText(way, t));
		const values = { currency, local: currencyName(local, money), ways: listFor(locale).format(told) };
		return t("price.charged.local", values);
	};
}

const charging = { us: "pay.means.by.us", airline: "pay.means.by.airline" } as const;

/** Each way alone, and with its network's name or the most installments. */
const texts = {
	card: ["pay.means.card", "pay.means.installments"],
	transfer: ["pay.means.transfer", "pay.means.transfer.named"],
	cash: ["pay.means.cash", "pay.means.cash.named"],
} as const satisfies Record<PayWay["kind"], readonly [MessageKey, MessageKey]>;

function wayText({ kind, detail }: PayWay, t: Translate): string {
	const [alone, detailed] = texts[kind];
	return detail ? t(detailed, kind === "card" ? { count: Number(detail) } : { name: detail }) : t(alone);
}
