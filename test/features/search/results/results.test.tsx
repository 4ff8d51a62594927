import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { type Env, parseEnv } from "../../../../src/env.ts";
import { readLimits } from "../../../../src/features/search/results/limits.ts";
import { Results } from "../../../../src/features/search/results/results.tsx";
import { type Choice, readChoice } from "../../../../src/flights/offers/filters.ts";
import { createSampleSource } from "../../../../src/flights/sample/source.ts";
import { createMessages } from "../../../../src/i18n/messages.ts";
import { money } from "../../../../src/money/money.ts";
import { PageProvider } from "../../../../src/page/page-context.tsx";
import { drawn } from "../../../../src/page/parts.tsx";
import { textOf } from "../../../../src/page/pieces.ts";
import { nonstopOffer } from "../../../../src/styleguide/samples/sample-offers.ts";
import { now, params, parse } from "../../../flights/sample-search.ts";
import { type Language, languageCodes } from "../../../languages.ts";
import { rendered } from "../../../rendered-page.tsx";
import { testEnv } from "../../../test-env.ts";

/** What stands before the document's title. */
function lead(sample: boolean, language: Language = "en", choice: Choice = new Map()) {
	return pageOf(sample, language, choice).querySelector("[data-lead]")?.getAttribute("data-lead");
}

function pageOf(sample: boolean, language: Language, choice: Choice, bagsAsked = 0) {
	const parsed = parse(params());
	if (parsed.kind !== "ok") return expect.fail("refused");
	const offers = [45_010, 39_600].map((minor) => ({
		...nonstopOffer,
		id: `${minor}`,
		sample,
		bagsAsked,
		total: money(minor, "USD"),
	}));
	return rendered(
		<Results
			{...{ offers, query: parsed.query, search: params(), days: [], open: undefined, insight: undefined }}
			partial={false}
			open={undefined}
			page={1}
			arrangement={{ ranking: "best", choice }}
		/>,
		language,
	);
}

it("says the lowest price for the title, with real fares alone", () => {
	expect(lead(false)).toBe("From $396");
	expect(lead(false, "es")).toBe("Desde US$396");
	expect(lead(true)).toBeUndefined();
});

it.each(languageCodes)("shows no amount where no price with the bags is known (%s)", (language) => {
	const page = pageOf(false, language, new Map(), 9);
	expect(page.querySelector("[data-lead]")?.getAttribute("data-lead")).toBeUndefined();
	expect(page.textContent).not.toMatch(/[\d,.]{10,}|∞/);
});

/** The page of these filters, on the days that were asked for or on others too. */
function listOf(flex: string, choice: Choice, language: Language = "en") {
	const parsed = parse(params({ flex }));
	if (parsed.kind !== "ok") return expect.fail("refused");
	return rendered(
		<Results
			{...{ offers: [nonstopOffer], query: parsed.query, search: params({ flex }), days: [], insight: undefined }}
			partial={false}
			page={1}
			open={undefined}
			arrangement={{ ranking: "cheapest", choice }}
		/>,
		language,
	);
}

it.each(languageCodes)(
	"with flexible days says beside no filter what it would leave, and that each choice searches anew (%s)",
	(language) => {
		const nothing = new Map([
			["stops", ["0"]],
			["airline", ["ZZ"]],
		] as const);
		const told = (flex: string) => {
			const page = listOf(flex, nothing, language);
			const form = page.querySelector("form[data-filters]");
			return {
				counts: page.querySelectorAll(".filter-option :is([data-count], [data-price])").length > 0,
				numbers: /\d/.test(page.querySelector("[data-relaxed]")?.textContent ?? ""),
				button: /\d/.test(form?.querySelector("[type=submit]")?.textContent ?? ""),
				anew: form?.getAttribute("data-filters"),
				says: form?.textContent.includes(createMessages(language, {}).t("filter.anew")),
			};
		};
		expect(told("0")).toEqual({ counts: true, numbers: true, button: true, anew: "", says: false });
		expect(told("2")).toEqual({ counts: false, numbers: false, button: false, anew: "anew", says: true });
	},
);

it("keeps the order where all filters are taken back", () => {
	const links = listOf("0", new Map([["stops", ["1"]]])).querySelectorAll("[data-clear]");
	expect(links.length).toBe(2);
	for (const link of links) expect(link.getAttribute("href")).toMatch(/sort=cheapest(?!.*stops)/);
});

it("says none where the filters leave nothing", () => {
	expect(lead(false, "en", new Map([["airline", ["ZZ"]]]))).toBeUndefined();
});

it.each(languageCodes)(
	"is the same page with its rows filled in as it is with each drawn for itself (%s)",
	async (language) => {
		const parsed = parse(params({ flex: "0" }));
		if (parsed.kind !== "ok") return expect.fail("refused");
		const { query } = parsed;
		const offers = await Array.fromAsync(createSampleSource({ now: () => now }).search(query));
		const config = parseEnv(testEnv() as Env);
		const variables = { agency: config.agency.name, phone: config.agency.phone };
		const messages = createMessages(language, variables);
		const page = { id: "flightResults", language, messages, config, variables, target: "/flight-results" } as const;
		const day = { dates: query.slices.map(({ date }) => date) };
		const days = [
			{ ...day, kind: "none" as const },
			{ kind: "unsearched" as const, dates: ["2027-02-01", "2027-02-09"] },
		];
		const opened = offers[5]?.id;
		for (const open of [undefined, opened]) {
			const list = (
				<Results
					{...{ offers, query, search: params(), days, open, insight: undefined }}
					partial={false}
					page={1}
					arrangement={{ ranking: "cheapest", choice: new Map() }}
				/>
			);
			const whole = renderToString(<PageProvider page={page}>{list}</PageProvider>);
			expect(whole).toContain('class="itinerary-row"');
			expect(textOf(await drawn(page, list))).toBe(whole);
		}
	},
);

it("says of a list that was looked at before what it says of a new one, in any words, order, filters and days", async () => {
	const offers = await Array.fromAsync(createSampleSource({ now: () => now }).search(queryOf("0")));
	const config = parseEnv(testEnv() as Env);
	const variables = { agency: config.agency.name, phone: config.agency.phone };
	const stops = new Map([["stops", ["1"]]] as const);
	const unlike = languageCodes.flatMap(
		(language) =>
			[
				{ language, ranking: "best", choice: new Map(), flex: "0" },
				{ language, ranking: "fastest", choice: new Map(), flex: "0" },
				{ language, ranking: "best", choice: stops, flex: "0" },
				{ language, ranking: "best", choice: new Map(), flex: "2" },
			] as const,
	);
	const tell = async (of: typeof offers, { language, ranking, choice, flex }: (typeof unlike)[number]) => {
		// Words of their own each time: what is kept is one agency's in one language.
		const messages = createMessages(language, variables);
		const page = { id: "flightResults", language, messages, config, variables, target: "/flight-results" } as const;
		const list = (
			<Results
				{...{
					offers: of,
					query: queryOf(flex),
					search: params({ flex }),
					days: [],
					open: undefined,
					insight: undefined,
				}}
				partial={false}
				page={1}
				arrangement={{ ranking, choice }}
			/>
		);
		return textOf(await drawn(page, list));
	};
	for (const one of [...unlike, ...unlike]) {
		expect(await tell(offers, one), JSON.stringify(one)).toBe(await tell(structuredClone(offers), one));
	}
});

it("keeps of a list nothing that somebody typed or chose: the next who looks at it has the filters as they were", async () => {
	const query = queryOf("0");
	const offers = await Array.fromAsync(createSampleSource({ now: () => now }).search(query));
	const config = parseEnv(testEnv() as Env);
	const messages = createMessages("en", { agency: config.agency.name, phone: config.agency.phone });
	const page = {
		id: "flightResults",
		language: "en",
		messages,
		config,
		variables: {},
		target: "/flight-results",
	} as const;
	const tell = async (text: string) => {
		const typed = new URLSearchParams(text);
		const choice = readChoice(typed);
		const limits = readLimits(typed, choice, { ...messages, language: "en", slices: query.slices });
		const about = { offers, query, search: params(), days: [], open: undefined, insight: undefined, partial: false };
		const list = <Results {...about} page={1} limits={limits} arrangement={{ ranking: "best", choice }} />;
		return textOf(await drawn(page, list));
	};
	// Too long to be applied, and short enough as the field has it to be a price: it is shown, and nothing else of it is seen.
	const long = `price=${"1".padStart(30, "0")}`;
	expect(readChoice(new URLSearchParams(long)).size).toBe(0);
	const shown = 'value="00000000000000000000"';
	expect((await tell(long)).includes(shown)).toBe(true);
	const plain = await tell("");
	expect(plain.includes(shown)).toBe(false);
	for (const other of [long, "price=abc", "stops=1", "price=900"]) expect((await tell(other)) === plain).toBe(false);
	expect((await tell("")) === plain).toBe(true);
});

function queryOf(flex: string) {
	const parsed = parse(params({ flex }));
	return parsed.kind === "ok" ? parsed.query : expect.fail("refused");
}
