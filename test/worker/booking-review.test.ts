// The built Worker keeps a choice in its own database: chosen twice, opened by another browser, misheard, unknown.
import { beforeAll, describe, expect, it } from "vitest";
import type { FlightResults } from "../../src/features/search/flight-schemas.ts";
import { languageCodes, languages } from "../../src/i18n/languages.ts";
import { href } from "../../src/links.ts";
import { formatMoney, formatTotal, type Money } from "../../src/money/money.ts";
import { checkDigit } from "../../src/references/browser/check-digit.ts";
import { groupReference } from "../../src/references/reference.ts";
import { chosen } from "../features/bookings/sample-choice.ts";
import { sharedWorker } from "./harness.ts";
import { read, search as searchText, services } from "./site.ts";

let harness: Awaited<ReturnType<typeof sharedWorker>>;
beforeAll(async () => {
	harness = await sharedWorker();
});

describe.each(languageCodes)("a chosen trip (%s)", (language) => {
	const { t } = services.messages[language];
	const review = (quote: string) => href(language, "bookingReview", {}, { quote });

	async function choose(): Promise<Response> {
		const { offer, search } = await chosen(searchText, new Date());
		return harness.get(href(language, "bookingReview"), {
			method: "POST",
			headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: "http://localhost" },
			body: `${new URLSearchParams({ offer: offer.id, search })}`,
		});
	}

	it("has one reference, however often it is sent, and opens under it in another browser", async () => {
		const [first, second] = await Promise.all([choose(), choose()]);
		expect(first.status).toBe(303);
		const location = first.headers.get("location") ?? "";
		expect(second.headers.get("location")).toBe(location);
		const { response, document } = await read(await harness.get(location));
		expect(response.status).toBe(200);
		const code = new URL(location, "http://localhost").searchParams.get("quote") ?? "";
		expect(document.querySelector(".quote-number")?.text).toBe(groupReference(code));
		expect(document.querySelector(".quote .call-button")?.text).toContain(groupReference(code));
		expect(document.querySelector("main")?.text).toContain(t("sample.heading"));

		const misheard = `${code.slice(0, 5)}${code[5] === "K" ? "M" : "K"}`;
		expect((await harness.get(review(misheard))).status).toBe(400);
	});

	it("has the price of the list and of its link, with the bags that are asked for beside what is charged", async () => {
		const params = new URLSearchParams(searchText);
		params.set("bags", "1");
		const api = `/api/flights?${params}`;
		const { offers } = (await (await harness.get(api)).json()) as FlightResults;
		const offer = offers.find(({ withBags, total }) => (withBags?.total?.minor ?? 0) > total.minor) ?? expect.fail(api);
		const told = (write: typeof formatMoney, money: Money | null | undefined) =>
			money ? write(money, languages[language].money) : "";
		const { total, withBags } = offer;
		const link = href(language, "flightResults", {}, { ...Object.fromEntries(params), offer: offer.id });
		const list = (await read(await harness.get(link))).document;
		expect(list.querySelector("#chosen + .itinerary .price")?.text).toBe(told(formatMoney, withBags?.total));
		const chosen = await harness.get(href(language, "bookingReview"), {
			method: "POST",
			headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: "http://localhost" },
			body: `${new URLSearchParams({ offer: offer.id, search: `${params}` })}`,
		});
		const { document } = await read(await harness.get(chosen.headers.get("location") ?? ""));
		const amounts = document.querySelectorAll(".quote-price dd").map(({ text }) => text);
		// The whole price first, and of it what is paid at booking.
		expect(amounts[0]).toBe(told(formatTotal, withBags?.total));
		expect(amounts.slice(1).join("\n")).toContain(told(formatMoney, total));
		expect(document.querySelector(".quote-price")?.text).toContain(t("bags.note"));
	});

	it("is not found under a code that nobody has", async () => {
		const { response, document } = await read(await harness.get(review(`123456789${checkDigit("123456789")}`)));
		expect(response.status).toBe(404);
		expect(response.headers.get("cache-control")).toBe("private, no-store");
		expect(document.querySelector("#reference-code-error")?.text).toContain(t("reference.unknown"));
	});

	it("is not chosen when its flights are not sold", async () => {
		const response = await harness.get(href(language, "bookingReview"), {
			method: "POST",
			headers: { "Content-Type": "application/x-www-form-urlencoded" },
			body: `${new URLSearchParams({ offer: "s1.0.1..ZZ1JFKMIA270210", search: searchText })}`,
		});
		expect(response.status).toBe(410);
		expect((await read(response)).document.querySelector("h1")?.text).toBe(t("choose.gone.heading"));
	});
});
