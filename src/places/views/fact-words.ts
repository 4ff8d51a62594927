// What was read of an airline, in words: what it is called, what it says, and what nobody here read.
import { formatDay, formatMonth } from "../../i18n/formats.ts";
import { type Language, languages } from "../../i18n/languages.ts";
import type { MessageKey, Words } from "../../i18n/messages.ts";
import { unitOf } from "../../money/minor-units.ts";
import { formatWholeMoney, money } from "../../money/money.ts";
import { type AirlineFact, type FactGroup, sizeText, type Trip, weightText } from "../airlines/airline-facts.ts";

type Kind = AirlineFact["kind"];

const terms: Readonly<Record<Kind, MessageKey>> = {
	"personal-item": "facts.personal",
	"carry-on": "facts.carryOn",
	"basic-fare": "facts.lowest",
	"checked-weight": "facts.checkedWeight",
	"first-bag": "facts.firstBag",
	"second-bag": "facts.secondBag",
	"change-fee": "facts.changeFee",
	"fixed-fare": "facts.fixedFare",
	"cancel-fee": "facts.cancelFee",
	credit: "facts.credit",
	"check-in": "facts.checkIn",
	gate: "facts.gate",
	minor: "facts.minor",
	"minor-fee": "facts.minorFee",
	"pet-fee": "facts.pet",
	"pet-weight": "facts.pet",
	"pet-carrier": "facts.petCarrier",
	phone: "facts.phone",
	chat: "facts.chat",
};

export function factTerm(fact: AirlineFact, { t }: Words): string {
	const name = fact.kind === "basic-fare" ? fact.value.name : undefined;
	return name ? t("facts.lowest.named", { name }) : t(terms[fact.kind]);
}

const trips: Readonly<Record<Trip, MessageKey>> = {
	domestic: "facts.on.domestic",
	international: "facts.on.international",
	americas: "facts.on.americas",
	"from-us": "facts.on.fromUs",
};

/** All that a fact says: with its condition, and the flights it is about. */
export function factText(fact: AirlineFact, words: Words): string {
	const what = whole(fact, words);
	const trip = "trip" in fact.value ? fact.value.trip : undefined;
	return trip ? words.t(trips[trip], { what }) : what;
}

function whole(fact: AirlineFact, words: Words): string {
	const { t } = words;
	const figure = factFigure(fact, words);
	switch (fact.kind) {
		case "basic-fare":
			return t(fact.value.carryOn ? "facts.lowest.with" : "facts.lowest.without");
		case "change-fee":
			return fact.value.from === 0 ? t("facts.changeFee.none") : t("facts.fee", { fee: figure });
		case "first-bag":
		case "second-bag":
		case "cancel-fee":
		case "minor-fee":
		case "pet-fee":
			return t("facts.fee", { fee: figure });
		case "fixed-fare":
			return t("facts.fixedFare.name", { name: figure });
		case "pet-weight":
			return t("facts.pet.weight", { weight: figure });
		case "credit": {
			const { fare } = fact.value;
			return fare ? t("facts.credit.fare", { time: figure, fare }) : t("facts.credit.any", { time: figure });
		}
		case "check-in":
		case "gate": {
			const { light } = fact.value;
			return light ? t("facts.cutoff.light", { time: figure, light }) : t("facts.cutoff", { time: figure });
		}
		case "minor": {
			const { from, to } = fact.value;
			return from === undefined ? t("facts.minor.none", { to }) : t("facts.minor.service", { from, to });
		}
		default:
			return figure;
	}
}

/** The bare figure, as a sentence of a guide takes it: "45 minutes", "$125", a size. */
export function factFigure(fact: AirlineFact, words: Words): string {
	const { t, language } = words;
	switch (fact.kind) {
		case "personal-item":
		case "carry-on":
		case "pet-carrier":
			return sizeText(fact);
		case "checked-weight":
		case "pet-weight":
			return weightText(fact.value.kg);
		case "first-bag":
		case "second-bag":
		case "change-fee":
		case "cancel-fee":
		case "minor-fee":
		case "pet-fee": {
			const { from, to } = fact.value;
			const amount = (value: number) =>
				formatWholeMoney(money(value * unitOf(fact.unit), fact.unit), languages[language].money);
			return to === undefined ? amount(from) : t("facts.fee.range", { from: amount(from), to: amount(to) });
		}
		case "credit":
			return t("facts.months", { months: fact.value.months });
		case "check-in":
		case "gate":
			return t("facts.minutes", { minutes: fact.value.minutes });
		case "basic-fare":
		case "fixed-fare":
			return fact.value.name ?? "";
		case "minor":
			return String(fact.value.to);
		case "phone":
			return fact.value.number;
		case "chat":
			return new URL(fact.value.address).host + new URL(fact.value.address).pathname;
	}
}

/** What a traveler asks of an airline, by group, and the kinds of facts that answer it. */
const topics = {
	bags: {
		"facts.topic.sizes": ["personal-item", "carry-on"],
		"facts.topic.lowest": ["basic-fare"],
		"facts.topic.bags": ["first-bag", "second-bag"],
	},
	changes: {
		"facts.topic.changes": ["change-fee"],
		"facts.topic.cancel": ["cancel-fee"],
		"facts.topic.credit": ["credit"],
	},
	airport: { "facts.topic.checkIn": ["check-in"], "facts.topic.gate": ["gate"] },
	people: { "facts.topic.minors": ["minor"], "facts.topic.pets": ["pet-fee", "pet-weight", "pet-carrier"] },
	contact: { "facts.topic.phone": ["phone"], "facts.topic.chat": ["chat"] },
} as const satisfies Readonly<Record<FactGroup, Partial<Record<MessageKey, readonly Kind[]>>>>;

/** What these facts leave open, by name; a group of which nothing was read has one name for all of it. */
export function openTopics(facts: readonly AirlineFact[], { t }: Words): string[] {
	const known = new Set<Kind>(facts.map(({ kind }) => kind));
	return (Object.keys(topics) as FactGroup[]).flatMap((group) => {
		const asked = Object.entries(topics[group]) as [MessageKey, readonly Kind[]][];
		const open = asked.filter(([, kinds]) => !kinds.some((kind) => known.has(kind)));
		if (group !== "bags" && open.length === asked.length) return [t(`facts.topic.group.${group}`)];
		return open.map(([topic]) => t(topic));
	});
}

/** "March 12, 2026", "March 2026", "2026": as much as the copy says. */
export function readText(read: string, language: Language): string {
	if (read.length === 4) return read;
	return read.length === 7 ? formatMonth(read, language) : formatDay(read, language, "longDay");
}
