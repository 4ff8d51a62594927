// Events: one line each, a data point where a dataset is bound, and never what somebody typed.
import { describe, expect, it } from "vitest";
import { createTell } from "../../src/events/tell.ts";
import { toldFetch } from "../../src/events/told-fetch.ts";

const now = () => new Date("2026-11-26T10:00:00.000Z");

function listening() {
	const lines: Record<string, unknown>[] = [];
	const points: AnalyticsEngineDataPoint[] = [];
	const dataset = { writeDataPoint: (point: AnalyticsEngineDataPoint) => void points.push(point) };
	const tell = createTell({ write: (line) => lines.push(JSON.parse(line)), now, version: "v1", points: dataset });
	return { lines, points, tell };
}

describe("an event", () => {
	it("is one line with its time and the version", () => {
		const { lines, tell } = listening();
		tell("search", { what: "duffel", outcome: "found", count: 12, ms: 840 });
		expect(lines).toEqual([
			{
				time: now().toISOString(),
				event: "search",
				outcome: "found",
				what: "duffel",
				count: 12,
				ms: 840,
				version: "v1",
			},
		]);
	});

	it("is one data point, its columns in the order that queries know", () => {
		const { points, tell } = listening();
		tell("call", { outcome: "pressed", what: "phone", route: "home", country: "MX" });
		expect(points).toEqual([
			{ indexes: ["call"], blobs: ["call", "pressed", "phone", "home", "MX", "v1"], doubles: [0, 1] },
		]);
	});

	it("never throws, also where the dataset takes no further point of this run", async () => {
		const full = {
			writeDataPoint() {
				throw new Error("too many data points");
			},
		};
		const lines: string[] = [];
		const tell = createTell({ write: (line) => lines.push(line), now, version: "v1", points: full });
		const answer = new Response("");
		const fetch = toldFetch("duffel", tell, async () => answer);
		expect(await fetch("https://api.example/air/orders")).toBe(answer);
		expect(lines).toHaveLength(1);
	});

	it.each(["ana@mail.example", "María Núñez", "a\nb", "", "x".repeat(61)])(
		"says other for what is no word of ours: %j",
		(what) => {
			const { lines, points, tell } = listening();
			tell("provider", { what, outcome: "ok" });
			expect(lines).toMatchObject([{ what: "other" }]);
			expect(points[0]?.blobs?.[2]).toBe("other");
		},
	);
});

describe("a fetch that is told of", () => {
	it.each([
		[200, "ok"],
		[404, "refused"],
		[429, "busy"],
		[503, "down"],
	] as const)("says how %i ended, and where without ids and queries", async (status, outcome) => {
		const { lines, tell } = listening();
		const fetch = toldFetch("duffel", tell, async () => new Response("", { status }));
		await fetch("https://api.example/air/offers/off_0000Axy?email=ana@mail.example", { method: "POST" });
		await fetch("https://api.example/air/offer_requests/2f0d0d1c-aa11/deadbeef-1");
		expect(lines).toMatchObject([
			{ event: "provider", what: "duffel.air.offers", outcome },
			{ event: "provider", what: "duffel.air.offer_requests", outcome },
		]);
		expect(JSON.stringify(lines)).not.toMatch(/off_0000|ana@|2f0d/);
	});

	it("says that one is silent, and throws what was thrown", async () => {
		const { lines, tell } = listening();
		const failure = new TypeError("no connection");
		const fetch = toldFetch("resend", tell, () => Promise.reject(failure));
		await expect(fetch(new Request("https://mail.example/emails"))).rejects.toBe(failure);
		expect(lines).toMatchObject([{ what: "resend.emails", outcome: "silent" }]);
	});
});
