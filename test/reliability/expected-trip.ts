// What every view has to say of a random trip, worked out from its raw facts by other ways than the site's.
import { airports, type RandomTrip } from "./random-trips.ts";

type Pair = readonly [en: string, es: string];

const feeEach = 2_000;
const hour = 3_600_000;

export interface Expected {
	/** "Houston to Guatemala City", and its second half. */
	readonly name: string;
	readonly to: string;
	/** "You return to IAH, not HOU" */
	readonly notices: readonly string[];
	/** What we charge, and the same with bags; null where nobody knows. */
	readonly booking: string;
	readonly whole: string | null;
	readonly bagsCost: string | null;
	readonly fee: string;
	readonly feeLabel: string;
	/** Undefined where no average is told. */
	readonly each: string | undefined;
	/** Before it is ordered, and right after it was. */
	readonly dayBefore: string;
	readonly dayAfter: string;
	readonly deadlineBefore: string;
	readonly deadlineAfter: string | undefined;
	readonly lastDay: string;
}

export function expectedOf(trip: RandomTrip, now: Date): Expected {
	const { route, offer, adults, ages, bags, days, language } = trip;
	const say = ([en, es]: Pair) => (language === "en" ? en : es);
	const ends = route.ends.map((way) => way.split("-") as [string, string]);
	const start = ends[0]?.[0] ?? "";
	const stays = ends.map(([, to]) => to).sort((one, other) => apart(start, other) - apart(start, one));
	const turn = stays[0] ?? "";
	const city = (code: string) => {
		const { city: own, area } = factsOf(code);
		return say(route.areas && area ? [area[1], area[2]] : own);
	};
	const [from, to] = [city(start), city(turn)];
	const seats = adults + ages.filter((age) => age >= 2).length;
	const fee = seats * feeEach;
	const booking = offer.total.minor + fee;
	const { checked, checkedPrice } = offer.bags;
	// A bag that the fare has costs nothing; one that nobody prices is not known.
	const cost =
		bags === 0 || (checked ?? 0) * seats >= bags
			? 0
			: checked === 0 && checkedPrice
				? bags * ends.length * checkedPrice.minor
				: null;
	const departs = instantOf(offer.slices[0]?.segments[0]?.departingAt ?? "", factsOf(start).zone);
	const at = (ms: number) => clockOf(ms, factsOf(start), language);
	const touches = offer.slices.some(({ segments }) =>
		segments.some((one) => factsOf(one.origin).us || factsOf(one.destination).us),
	);
	const inTime = departs - now.getTime() >= 168 * hour;
	const abroad = say([
		"24-hour rule: it does not cover this trip. It is a United States rule, and none of these flights touches the United States.",
		"Regla de las 24 horas: no cubre este viaje. Es una regla de Estados Unidos, y ninguno de estos vuelos toca ese país.",
	]);
	const short = say([
		"24-hour rule: it does not cover this trip, booked less than 7 days before the first flight.",
		"Regla de las 24 horas: no cubre este viaje, reservado menos de 7 días antes del primer vuelo.",
	]);
	const ahead = say([
		`24-hour rule: it covers this trip if the airline has the booking by ${at(departs - 168 * hour)}, 7 days before the first flight.`,
		`Regla de las 24 horas: cubre este viaje si la aerolínea tiene la reserva a más tardar el ${at(departs - 168 * hour)}, 7 días antes del primer vuelo.`,
	]);
	const open = say([
		`let you cancel without a fee until ${at(now.getTime() + 24 * hour)}.`,
		`dejarle cancelar sin cargo hasta el ${at(now.getTime() + 24 * hour)}.`,
	]);
	const { instant, payBy } = offer.payment;
	const baby = ages.some((age) => age < 2);
	const heads = adults + ages.length;
	const average = Math.ceil(booking / heads);
	return {
		...{ name: say([`${from} to ${to}`, `De ${from} a ${to}`]), to },
		notices: noticesOf(ends).map(say),
		booking: amount(booking, language),
		whole: cost === null ? null : amount(booking + cost, language),
		bagsCost: cost ? amount(cost, language) : null,
		fee: amount(fee, language),
		feeLabel: baby
			? say([
					`Our agency fee, for ${seats} ${seats > 1 ? "travelers" : "traveler"} with a seat`,
					`Nuestro cargo de agencia, por ${seats} ${seats > 1 ? "personas" : "persona"} con asiento`,
				])
			: say(["Our agency fee", "Nuestro cargo de agencia"]),
		each:
			heads > 1 && !baby
				? say([`about ${amount(average, "en")} each`, `unos ${amount(average, "es")} por persona`])
				: undefined,
		dayBefore: !touches ? abroad : inTime ? ahead : short,
		dayAfter: !touches ? abroad : inTime ? open : short,
		deadlineBefore: instant
			? say([
					"No seats are kept for you, and there is no deadline to pay",
					"No hay asientos apartados ni plazo para pagar",
				])
			: payBy
				? say([`you can pay until ${at(Date.parse(payBy))}.`, `usted puede pagar hasta el ${at(Date.parse(payBy))}.`])
				: say(["your booking says until when you can pay.", "su reserva dice hasta cuándo puede pagar."]),
		deadlineAfter: instant
			? undefined
			: payBy
				? say([`Pay by ${at(Date.parse(payBy))}.`, `Pague antes del ${at(Date.parse(payBy))}.`])
				: say([
						"The airline did not say until when it keeps the seats.",
						"La aerolínea no dijo hasta cuándo aparta los asientos.",
					]),
		lastDay: days.at(-1) ?? "",
	};
}

function noticesOf(ends: readonly (readonly [string, string])[]): Pair[] {
	const found: Pair[] = [];
	for (let index = 1; index < ends.length; index++) {
		const [landed = "", leaves = ""] = [ends[index - 1]?.[1], ends[index]?.[0]];
		if (landed !== leaves)
			found.push([`You fly on from ${leaves}, not ${landed}`, `Sigue desde ${leaves}, no desde ${landed}`]);
	}
	const [start = "", end = ""] = [ends[0]?.[0], ends.at(-1)?.[1]];
	if (ends.length > 1 && start !== end && apart(start, end) < 200)
		found.push([`You return to ${end}, not ${start}`, `Regresa a ${end}, no a ${start}`]);
	return found;
}

function factsOf(code: string) {
	const facts = airports[code];
	if (!facts) throw new Error(code);
	return facts;
}

/** Kilometers, by the law of cosines. */
function apart(one: string, other: string): number {
	const [[a, b], [c, d]] = [factsOf(one).at, factsOf(other).at];
	const rad = Math.PI / 180;
	const cos = Math.sin(a * rad) * Math.sin(c * rad) + Math.cos(a * rad) * Math.cos(c * rad) * Math.cos((d - b) * rad);
	return 6371 * Math.acos(Math.min(1, cos));
}

/** The instant at which the clocks of a zone show a time: found by trying every quarter of an hour of a zone's distance from UTC. */
function instantOf(local: string, zone: string): number {
	const asUtc = Date.parse(`${local}Z`);
	for (let quarters = -56; quarters <= 56; quarters++) {
		const ms = asUtc + quarters * 900_000;
		if (partsAt(ms, zone).stamp === local) return ms;
	}
	throw new Error(`${local} ${zone}`);
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockIn(zone: string): Intl.DateTimeFormat {
	const format = { timeZone: zone, hourCycle: "h23", dateStyle: "short", timeStyle: "short" } as const;
	const clock = clocks.get(zone) ?? new Intl.DateTimeFormat("sv-SE", format);
	clocks.set(zone, clock);
	return clock;
}

/** "2026-11-24 18:00" in its parts. */
function partsAt(ms: number, zone: string) {
	const stamp = clockIn(zone).format(ms).replace(" ", "T");
	const [year = "", month = "", day = "", hours = "", minute = ""] = stamp.split(/\D/);
	return { year, month: Number(month), day: Number(day), hours: Number(hours), minute, stamp };
}

const months = {
	en: "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" "),
	es: "ene feb mar abr may jun jul ago sept oct nov dic".split(" "),
};

/** "Nov 24, 2026, 6:00 PM, Houston time" */
function clockOf(
	ms: number,
	{ zone, city }: { readonly zone: string; readonly city: Pair },
	language: "en" | "es",
): string {
	const { year, month, day, hours, minute } = partsAt(ms, zone);
	const clock = `${hours % 12 || 12}:${minute}`;
	return language === "en"
		? `${months.en[month - 1]} ${day}, ${year}, ${clock} ${hours < 12 ? "AM" : "PM"}, ${city[0]} time`
		: `${day} ${months.es[month - 1]} ${year}, ${clock} ${hours < 12 ? "a. m." : "p. m."}, hora de ${city[1]}`;
}

/** "$1,234.50", "US$1,234.50" */
function amount(minor: number, language: "en" | "es"): string {
	const whole = `${Math.floor(minor / 100)}`.replace(/\B(?=(\d{3})+$)/g, ",");
	return `${language === "en" ? "$" : "US$"}${whole}.${`${minor % 100}`.padStart(2, "0")}`;
}
