import { expect, it } from "vitest";
import { Results } from "../../../../src/features/search/results/results.tsx";
import type { Choice } from "../../../../src/flights/offers/facets.ts";
import { money } from "../../../../src/money/money.ts";
import { nonstopOffer } from "../../../../src/styleguide/samples/sample-offers.ts";
import { params, parse } from "../../../flights/sample-search.ts";
import type { Language } from "../../../languages.ts";
import { rendered } from "../../../rendered-page.tsx";

/** What stands before the document's title. */
function lead(sample: boolean, language: Language = "en", choice: Choice = new Map()) {
	const parsed = parse(params());
	if (parsed.kind !== "ok") return expect.fail("refused");
	const offers = [45_010, 39_600].map((minor) => ({
		...nonstopOffer,
		id: `${minor}`,
		sample,
		total: money(minor, "USD"),
	}));
	const page = rendered(
		<Results
			{...{ offers, query: parsed.query, search: params(), days: undefined, open: undefined, insight: undefined }}
			partial={false}
			open={undefined}
			page={1}
			wish={{ ranking: "best", choice }}
		/>,
		language,
	);
	return page.querySelector("[data-lead]")?.getAttribute("data-lead");
}

it("says the lowest price for the title, with real fares alone", () => {
	expect(lead(false)).toBe("From $396");
	expect(lead(false, "es")).toBe("Desde $396");
	expect(lead(true)).toBeUndefined();
});

it("with flexible days says, once the filters are others, that the days were chosen without them", () => {
	const outdated = (flex: string) => {
		const parsed = parse(params({ flex }));
		if (parsed.kind !== "ok") return expect.fail("refused");
		const page = rendered(
			<Results
				{...{
					offers: [nonstopOffer],
					query: parsed.query,
					search: params(),
					days: undefined,
					insight: undefined,
					open: undefined,
				}}
				partial={false}
				page={1}
				wish={{ ranking: "best", choice: new Map() }}
			/>,
		);
		return page.querySelector(".results-list > [data-outdated][hidden] a[data-carries]");
	};
	expect([outdated("2") === null, outdated("0") === null]).toEqual([false, true]);
});

it("says none where the filters leave nothing", () => {
	expect(lead(false, "en", new Map([["airline", ["ZZ"]]]))).toBeUndefined();
});
