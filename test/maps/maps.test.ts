// The drawings the site is built with: every deal's route and every destination, small, whole and in the frame.
import { describe, expect, it } from "vitest";
import { drawDestinations } from "../../scripts/pictures/maps/maps.ts";
import { drawRoute } from "../../scripts/pictures/maps/route-drawing.ts";
import { dealRoutes } from "../../src/features/deals/deal.ts";
import { destinationFrame, type MapFrame, routeFrame, routeTextSize, type Stop } from "../../src/maps/drawing.ts";
import { findDestinationMap, findRouteMap } from "../../src/maps/maps.ts";
import { departureCities } from "../../src/places/departures.ts";
import { destinations } from "../../src/places/destinations.ts";

type Spot = readonly [number, number];

/** Points of "M…C…" in so many equal parts. */
function curveSpots(line: string, parts = 40): Spot[] {
	const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0, dx = 0, dy = 0] = (line.match(/-?\d+/g) ?? []).map(Number);
	return Array.from({ length: parts + 1 }, (_, index) => {
		const t = index / parts;
		const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
		return [a * ax + b * bx + c * cx + d * dx, a * ay + b * by + c * cy + d * dy];
	});
}

/** How far points of a shape's outline lie outside of the frame, at most. */
function overshoot(data: string, { width, height }: MapFrame): number {
	let worst = 0;
	for (const subpath of data.split("M").slice(1)) {
		const numbers = (subpath.match(/-?\d+/g) ?? []).map(Number);
		let [x, y] = [0, 0];
		for (let index = 0; index < numbers.length; index += 2) {
			x += numbers[index] ?? 0;
			y += numbers[index + 1] ?? 0;
			worst = Math.max(worst, -x, -y, x - width, y - height);
		}
	}
	return worst;
}

function isInside([x, y]: Spot, { width, height }: MapFrame): boolean {
	return x >= 0 && y >= 0 && x <= width && y <= height;
}

/** Where the three letters of a code stand, in Inter's widths. */
function codeRoom({ label }: Stop): { left: number; right: number; top: number; bottom: number } {
	if (!label) throw new Error("no label");
	const width = 2.3 * routeTextSize;
	const left = { start: label.x, middle: label.x - width / 2, end: label.x - width }[label.anchor];
	const half = 0.36 * routeTextSize;
	return { left, right: left + width, top: label.y - half, bottom: label.y + half };
}

const drawn = drawDestinations();
const routes = Object.values(dealRoutes).flat();
const losAngeles = [-118.4, 33.9] as const;

describe.each(routes)("the map from $from to $to", ({ from, to }) => {
	const map = findRouteMap(from, to);
	if (!map) throw new Error("not drawn");

	it("takes no more than 2 KB and is not empty", () => {
		expect(JSON.stringify(map).length).toBeLessThan(2048);
		expect(map.land.length).toBeGreaterThan(200);
	});

	it("has a line that begins and ends at the two points and stays in the frame", () => {
		const spots = curveSpots(map.line);
		expect([spots[0], spots.at(-1)]).toEqual([
			[map.from.x, map.from.y],
			[map.to.x, map.to.y],
		]);
		for (const spot of spots) expect(isInside(spot, routeFrame), String(spot)).toBe(true);
	});

	it("writes both codes in the frame, clear of the line and of each other", () => {
		const [first, second] = [codeRoom(map.from), codeRoom(map.to)];
		for (const { left, top, right, bottom } of [first, second]) {
			expect(isInside([left, top], routeFrame) && isInside([right, bottom], routeFrame)).toBe(true);
			const covered = curveSpots(map.line).filter(([x, y]) => x > left && x < right && y > top && y < bottom);
			expect(covered).toEqual([]);
		}
		expect(
			first.right < second.left || second.right < first.left || first.bottom < second.top || second.bottom < first.top,
		).toBe(true);
	});

	it("hides the edge of what is cut off outside of the frame", () => {
		expect(overshoot(map.land, routeFrame)).toBeLessThanOrEqual(12);
	});
});

describe.each(destinations)("the map of $slug", ({ place }) => {
	const map = findDestinationMap(place);
	if (!map) throw new Error("not drawn");

	it("takes no more than 1 KB of the page, and 4.3 KB of a file", () => {
		const { land = "", borders = "" } = drawn[place] ?? {};
		expect(land.length + borders.length).toBeGreaterThan(1500);
		expect(land.length + borders.length).toBeLessThanOrEqual(4300);
		expect(JSON.stringify(map).length).toBeLessThanOrEqual(1024);
	});

	it("shows the city and its name in the frame, and three departure cities at least", () => {
		expect(isInside([map.city.x, map.city.y], destinationFrame)).toBe(true);
		expect(map.city.label).not.toBeNull();
		expect(map.departures.filter(({ stop }) => stop !== null).length).toBeGreaterThanOrEqual(3);
	});

	it("draws flights from our departure cities to the city, never from itself", () => {
		for (const { code, line, stop } of map.departures) {
			expect(departureCities).toContain(code);
			expect(code).not.toBe(place);
			const spots = curveSpots(line);
			expect(spots.at(-1)).toEqual([map.city.x, map.city.y]);
			if (stop) expect(spots[0]).toEqual([stop.x, stop.y]);
		}
	});
});

describe("a drawing", () => {
	it("is the same whenever it is made", () => {
		expect(drawRoute(losAngeles, [-115.2, 36.1])).toEqual(drawRoute(losAngeles, [-115.2, 36.1]));
	});

	it("is found only for what is drawn", () => {
		expect(findRouteMap("MIAA", "NYC")).toBeUndefined();
		expect(findRouteMap("constructor", "")).toBeUndefined();
		expect(findDestinationMap("toString")).toBeUndefined();
	});
});
