// The search form is drawn once for each kind of search: whatever its places and days are, it is as if it were drawn for them.
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { type Env, parseEnv } from "../../../../src/env.ts";
import { FlightSearch } from "../../../../src/features/search/form/flight-search.tsx";
import { flightForm } from "../../../../src/flights/form/flight-form.ts";
import type { TypedSearch } from "../../../../src/flights/trip/form.ts";
import { blank } from "../../../../src/forms/form.ts";
import { createMessages } from "../../../../src/i18n/messages.ts";
import { type PageContext, PageProvider } from "../../../../src/page/page-context.tsx";
import { isThere, type Parts, withParts } from "../../../../src/page/parts.tsx";
import { textOf } from "../../../../src/page/pieces.ts";
import { languageCodes } from "../../../languages.ts";
import { testEnv } from "../../../test-env.ts";

const trips: readonly Partial<TypedSearch>[] = [
	{ to: "Lima (LIM)" },
	{ trip: "oneway", from: "New York (NYC)", to: "Miami (MIA)", depart: "2027-02-10" },
	{ trip: "oneway", from: "St. John's & <others>", to: "Bogotá (BOG)", depart: "2027-03-11" },
	{ from: 'say "hi" \\', to: "Lima (LIM)", depart: "2027-02-10", return: "2027-02-17", adults: "3", nearby: "1" },
	{ from: "Lima (LIM)", to: "Quito (UIO)", depart: "2027-02-10", return: "2027-02-17", adults: "3", nearby: "1" },
	{ trip: "multi", from: "Lima (LIM)", to: "Quito (UIO)", depart: "2027-02-10", from4: "Quito (UIO)", cabin: "first" },
	{ from: "Lima (LIM)", ages: "7,9", adults: "many", cabin: "<b>" },
];

const config = parseEnv(testEnv() as Env);

it.each(languageCodes)("is the same whether it is filled in or drawn (%s)", (language) => {
	const messages = createMessages(language, { agency: "Farelark", phone: "+1" });
	const about: PageContext = { id: "flightResults", language, messages, config, variables: {}, target: "/" };
	let shared = 0;
	for (const sent of [true, false]) {
		for (const trip of trips) {
			const search = <FlightSearch typed={{ ...blank(flightForm), ...trip }} {...(sent && { sent })} />;
			const whole = renderToString(<PageProvider page={about}>{search}</PageProvider>);
			const parts: Parts = [];
			const drawn = renderToString(<PageProvider page={{ ...about, parts }}>{search}</PageProvider>);
			shared += parts.length;
			const filled = textOf(withParts(drawn, parts).filter(isThere));
			expect(filled === whole, JSON.stringify(trip)).toBe(true);
		}
	}
	// What an address has that nobody could choose, and quotes, are drawn for themselves.
	expect(shared).toBe(6);
});
