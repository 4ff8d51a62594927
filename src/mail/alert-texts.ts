// A fare alert in words, the same in its mails and on its pages.
import type { AlertDates, AlertWish } from "../alerts/alert.ts";
import { formatMoney, type Money } from "../flights/money.ts";
import { formatDay, formatMonth } from "../i18n/formats.ts";
import { type Language, languages } from "../i18n/languages.ts";
import type { Translate } from "../i18n/messages.ts";
import { cityName } from "../places/airports.ts";

interface Words {
	readonly t: Translate;
	readonly language: Language;
}

export function routeText({ from, to }: Pick<AlertWish, "from" | "to">, { t, language }: Words): string {
	return t("deal.route", { from: cityName(from, language), to: cityName(to, language) });
}

export function datesText(dates: AlertDates, { t, language }: Words): string {
	if (dates.kind === "days") {
		const depart = formatDay(dates.depart, language);
		return dates.return
			? t("alert.trip.round", { depart, return: formatDay(dates.return, language) })
			: t("alert.trip.oneway", { depart });
	}
	const month = formatMonth(dates.month, language);
	return dates.stay === null
		? t("alert.trip.month", { month })
		: t("alert.trip.monthStay", { month, count: dates.stay });
}

export function conditionText({ threshold }: Pick<AlertWish, "threshold">, { t, language }: Words): string {
	return threshold ? t("alert.when.below", { price: moneyText(threshold, language) }) : t("alert.when.any");
}

export function moneyText(amount: Money, language: Language): string {
	return formatMoney(amount, languages[language].locale);
}
