// A row of the list for those who hear it: its heading is a sentence, and each direction has a name.
import { describe, expect, it } from "vitest";
import { isCodeShare, type Offer } from "../../../src/flights/offers/offer.ts";
import { Itinerary } from "../../../src/flights/views/itinerary.tsx";
import { languages } from "../../../src/i18n/languages.ts";
import { formatDuration } from "../../../src/i18n/plain.ts";
import { formatMoney, money } from "../../../src/money/money.ts";
import { longOffer, nonstopOffer } from "../../../src/styleguide/samples/sample-offers.ts";
import type { Language } from "../../languages.ts";
import { rendered, textOf } from "../../rendered-page.tsx";

function card(offer: Offer, language: Language = "en", dated = false) {
	const page = rendered(<Itinerary offer={offer} dated={dated} />, language);
	return {
		headings: page.querySelectorAll("h3").map(textOf),
		directions: page.querySelectorAll(".slice-times").map((line) => /^([^:]+): /.exec(textOf(line))?.[1]),
		days: page.querySelectorAll(".timetable-day").map(textOf),
	};
}

const [out] = nonstopOffer.slices;
if (!out) throw new Error("no slice");

/** Flown back between two airports, here another one of the first city. */
const back = (origin: string, destination: string) => ({
	...nonstopOffer,
	slices: [out, { ...out, origin, destination }],
});

describe("the heading of a card", () => {
	it.each([
		["en", "$182.40, American Airlines, nonstop, leaves 7:05 AM, arrives 10:18 AM"],
		["es", "US$182.40, American Airlines, sin escalas, salida 7:05 a. m., llegada 10:18 a. m."],
	] as const)("says price, airline, stops and times (%s)", (language, sentence) => {
		expect(card(nonstopOffer, language).headings).toEqual([sentence]);
	});

	it.each([
		["en", ", back "],
		["es", ", de vuelta "],
	] as const)("says the way back after the way out, and every airline once (%s)", (language, word) => {
		const [heading = ""] = card(longOffer, language).headings;
		expect(heading.split(word)).toHaveLength(2);
		const names = longOffer.slices.flatMap(({ segments }) =>
			segments.map(({ marketingCarrier }) => marketingCarrier.name),
		);
		for (const name of names) expect(heading.split(name)).toHaveLength(2);
	});

	it.each([
		["en", 1, "arrives 10:18 AM 1 day later"],
		["en", 2, "arrives 10:18 AM 2 days later"],
		["en", -1, "arrives 10:18 AM 1 day earlier"],
		["es", 1, "llegada 10:18 a. m., 1 día después"],
	] as const)("says in words on which day it lands (%s, %i)", (language, dayChange, end) => {
		const offer = { ...nonstopOffer, slices: [{ ...out, dayChange }] };
		expect(card(offer, language).headings[0]).toContain(end);
	});

	it("says for how many the price is where it is for more than one, and the day where days differ", () => {
		expect(card({ ...nonstopOffer, travelers: { adults: 1, ages: [7] } }).headings[0]).toMatch(
			/^\$182\.40 total for 2 travelers, /,
		);
		expect(card(nonstopOffer, "en", true).headings[0]).toContain("leaves Wed, Feb 10, 7:05 AM");
		expect(card(nonstopOffer, "es", true).headings[0]).toContain("salida mié, 10 de feb, 7:05 a. m.");
	});

	it("of several cities says what comes then, not a way back", () => {
		expect(card(back("MIA", "LIM")).headings[0]).toContain(", then nonstop, leaves 7:05 AM");
		expect(card(back("MIA", "LIM"), "es").headings[0]).toContain(", después sin escalas, salida 7:05");
	});
});

describe("with bags that were asked for", () => {
	const family = { ...nonstopOffer, total: money(120_000, "USD"), fee: money(8_000, "USD") };
	const asked: Offer = {
		...family,
		fare: { base: money(100_000, "USD"), taxes: money(12_000, "USD") },
		travelers: { adults: 4, ages: [] },
		bags: { carryOn: 1, checked: 0, checkedPrice: money(3_500, "USD") },
		bagsAsked: 4,
	};
	const shown = (offer: Offer, language: Language = "en") => {
		const page = rendered(<Itinerary offer={offer} />, language);
		return {
			heading: textOf(page.querySelector("h3") ?? expect.fail()),
			price: page.querySelector(".price")?.text,
			included: textOf(page.querySelector(".itinerary-bags") ?? expect.fail()),
			lines: page.querySelectorAll(".price-lines > div").map((line) => line.querySelectorAll("dt, dd").map(textOf)),
			text: textOf(page),
		};
	};

	it.each([
		[
			"en",
			"$",
			"+ 4 bags",
			"total for 4 travelers, with 4 checked bags",
			[/^Of that total, at booking, without bags$/, /^4 bags, paid to the airline when you add them$/],
		],
		[
			"es",
			"US$",
			"+ 4 maletas",
			"total para 4 personas, con 4 maletas documentadas",
			[/^De ese total, al reservar, sin maletas$/, /^4 maletas, se pagan a la aerolínea al agregarlas$/],
		],
	] as const)(
		"the price has them, and its parts say what is paid to whom (%s)",
		(language, sign, bags, total, others) => {
			const { heading, price, included, lines } = shown(asked, language);
			expect(price).toBe(`${sign}1,340.00`);
			expect(heading.startsWith(`${sign}1,340.00 `)).toBe(true);
			expect(included).toContain(bags);
			expect(lines[0]?.[0]).toBe(total);
			expect(lines.map(([, amount]) => amount)).toEqual([
				...["1,340.00", "1,000.00", "120.00", "80.00", "1,200.00", "140.00"].map((amount) => sign + amount),
			]);
			expect(lines.slice(4).map(([name]) => name)).toEqual(others.map((name) => expect.stringMatching(name)));
		},
	);

	it("averages without bags, and says so", () => {
		expect(shown(asked).text).toContain("about $300.00 each, without bags");
		expect(shown(asked, "es").text).toContain("unos US$300.00 por persona, sin maletas");
	});

	it("tells no average in which a baby on a lap would count, and says whom the fee is for", () => {
		const baby = { ...asked, travelers: { adults: 3, ages: [0] }, bagsAsked: 3 };
		expect(shown(baby).text).not.toContain(" each");
		expect(shown(baby).lines.map(([name]) => name)).toContain("Our agency fee, for 3 travelers with a seat");
		expect(shown(baby, "es").text).not.toContain("por persona, sin");
		expect(shown(baby, "es").lines.map(([name]) => name)).toContain(
			"Nuestro cargo de agencia, por 3 personas con asiento",
		);
		expect(shown({ ...asked, travelers: { adults: 3, ages: [4] } }).text).toContain("about $300.00 each, without bags");
	});

	it("says what our fee buys, once, and nothing of a fee that is not there", () => {
		expect(shown(asked).text.split("Our fee pays for")).toHaveLength(2);
		const { fee: _, ...without } = asked;
		expect(shown(without).text).not.toContain("Our fee pays for");
	});

	it("those of the fare cost nothing more, and nothing is charged apart from the total", () => {
		const { price, lines, text } = shown({ ...asked, bags: { carryOn: 1, checked: 1 } });
		expect(price).toBe("$1,200.00");
		expect(lines.at(-1)).toEqual(["4 bags", "included in the fare"]);
		expect(text).not.toContain("We do not book bags");
	});

	it.each([
		["en", "$1,200.00", "Bag price not known", "price not known"],
		["es", "US$1,200.00", "Maleta: precio no conocido", "no se sabe el precio"],
	] as const)("a price that is not known is said to be so (%s)", (language, amount, row, line) => {
		const { price, included, heading, lines } = shown({ ...asked, bags: { carryOn: 1, checked: null } }, language);
		expect(price).toBe(amount);
		expect(included).toContain(row);
		expect(heading).toContain(row.toLowerCase());
		expect(lines.at(-1)?.[1]).toBe(line);
		expect(lines[0]?.[0]).not.toContain("4 checked");
	});
});

describe("the directions of a card", () => {
	it.each([
		["en", ["Outbound", "Return"]],
		["es", ["Ida", "Vuelta"]],
	] as const)("are named where they are seen and in the times that unfold (%s)", (language, names) => {
		const { directions, days } = card(longOffer, language);
		expect(directions).toEqual(names);
		expect(days.map((day) => day.split(" · ")[0])).toEqual(names);
	});

	it("are there and back also by another airport of the city", () => {
		expect(card(back("FLL", "EWR")).directions).toEqual(["Outbound", "Return"]);
	});

	it("of several cities are numbered, and one alone needs no name", () => {
		expect(card(back("MIA", "LIM")).directions).toEqual(["Flight 1", "Flight 2"]);
		expect(card(back("MIA", "LIM"), "es").directions).toEqual(["Tramo 1", "Tramo 2"]);
		expect(card(nonstopOffer).directions).toEqual([undefined]);
	});
});

describe("a closed row", () => {
	it.each([
		["en", /1 stop MIA 2 h 24 min · ORD–BOG · American, operated by .*Envoy Air; Avianca/, "for 1", /carry-on|ask us/],
		[
			"es",
			/1 escala MIA 2 h 24 min · ORD–BOG · American, operado por .*Envoy Air; Avianca/,
			"para 1",
			/de mano|pregúntenos/,
		],
	] as const)(
		"says how long, where it stops, between which airports, who sells and flies it, the bags and the price (%s)",
		(language, how, heads, bags) => {
			const page = rendered(<Itinerary offer={longOffer} toggle="/x" />, language);
			const lines = page.querySelectorAll(".slice");
			expect(lines).toHaveLength(longOffer.slices.length);
			for (const [index, slice] of longOffer.slices.entries()) {
				const text = textOf(lines[index]);
				expect(text).toContain(formatDuration(slice.durationMinutes).replaceAll("\u00a0", " "));
				expect(text).toContain(`${slice.origin}–${slice.destination}`);
				for (const { operatingCarrier } of slice.segments.filter(isCodeShare))
					expect(text).toContain(operatingCarrier.name);
			}
			expect(lines.map(textOf).join(" ")).toMatch(how);
			expect(textOf(page.querySelector(".itinerary-bags"))).toMatch(bags);
			const price = textOf(page.querySelector(".itinerary-price"));
			const sign = formatMoney(money(0, "USD"), languages[language].money).replace("0.00", "");
			expect(price.startsWith(sign)).toBe(true);
			expect(price.slice(sign.length)).toMatch(/^[\d,]+\.\d\d /);
			expect(price).toContain(heads);
		},
	);

	it("names only who flies in an airline's place, and says where that is a part", () => {
		const [slice] = longOffer.slices;
		const own = slice?.segments.find(isCodeShare);
		if (!slice || !own) throw new Error("no code share");
		const segments = [
			own,
			{ ...own, operatingCarrier: own.marketingCarrier, departingAt: "2027-03-01T23:00" as const },
		];
		const page = rendered(<Itinerary offer={{ ...longOffer, slices: [{ ...slice, segments }] }} />);
		expect(textOf(page.querySelector(".slice"))).toMatch(/· American, in part operated by Envoy Air$/);
	});

	it("tells first who flies in another's place, by short names, and of several stops the places alone", () => {
		const [slice] = longOffer.slices;
		const [first, ...more] = slice?.segments ?? [];
		const shared = slice?.segments.find(isCodeShare);
		if (!slice || !first || !shared || more.length === 0) throw new Error("no code share behind another flight");
		const own = { code: "LH", name: "Lufthansa" };
		const segments = [
			{ ...first, marketingCarrier: own, operatingCarrier: own },
			...more.map((segment) => ({
				...segment,
				marketingCarrier: { code: "UA", name: "United Airlines" },
				operatingCarrier: { code: "OO", name: "SkyWest Airlines" },
			})),
		];
		const how = (stops: number) =>
			textOf(
				rendered(
					<Itinerary offer={{ ...longOffer, slices: [{ ...slice, stops, segments }] }} toggle="/x" />,
				).querySelector(".slice-how"),
			);
		expect(how(1)).toMatch(/ \d+ h.* · United, operated by SkyWest; Lufthansa$/);
		expect(how(2)).not.toMatch(/\d (h|min)\b/);
	});

	it("is a link that says whether it is open, and what it opens into is written only then", () => {
		for (const open of [false, true]) {
			const page = rendered(<Itinerary offer={longOffer} toggle="/x" open={open} />);
			const link = page.querySelector("h3 > a");
			expect([link?.getAttribute("href"), link?.getAttribute("aria-expanded")]).toEqual(["/x", String(open)]);
			expect(page.querySelectorAll(".itinerary-more")).toHaveLength(open ? 1 : 0);
		}
	});
});

describe("an open row", () => {
	it("says the CO2 of one person, what the price is made of, and how to call about it", () => {
		const offer = { ...nonstopOffer, emissionsKg: 300, travelers: { adults: 2, ages: [7] }, fee: money(6_000, "USD") };
		const page = rendered(<Itinerary offer={offer} />);
		expect(textOf(page)).toContain("100 kg CO2 per person");
		expect(page.querySelectorAll(".price-lines dd").map(textOf)).toEqual(["$182.40", "$122.40", "$60.00"]);
		const call = page.querySelector('.itinerary-more a[href^="tel:"]');
		expect(textOf(call)).toMatch(/AA \d+.*\$182\.40/);
		expect(call?.classList.contains("call-button")).toBe(false);
	});

	it.each([
		["en", 114, "100 kg CO2 per person, 12% less than the median of this search"],
		["en", 80, "100 kg CO2 per person, 25% more than the median of this search"],
		["en", 100.2, "100 kg CO2 per person, the median of this search"],
		["es", 114, "100 kg de CO2 por persona, 12% menos que la mediana de esta búsqueda"],
		["en", null, "100 kg CO2 per person ·"],
	] as const)("compares the CO2 with what is usual (%s, %s kg)", (language, usual, said) => {
		const offer = { ...nonstopOffer, emissionsKg: 300, travelers: { adults: 2, ages: [7] } };
		const page = rendered(<Itinerary offer={offer} usualCo2={usual} />, language);
		expect(`${textOf(page.querySelector(".itinerary-fares p"))} ·`.replace(/\s%/, "%")).toContain(said);
	});

	it("names the aircraft where the source does, and says nothing of it elsewhere", () => {
		const [slice] = nonstopOffer.slices;
		const slices = slice
			? [{ ...slice, segments: slice.segments.map((one) => ({ ...one, aircraft: "Airbus A320" })) }]
			: [];
		expect(textOf(rendered(<Itinerary offer={{ ...nonstopOffer, slices }} />).querySelector(".timetable"))).toContain(
			"· Airbus A320",
		);
		expect(textOf(rendered(<Itinerary offer={nonstopOffer} />).querySelector(".timetable"))).not.toContain("Airbus");
	});
});
