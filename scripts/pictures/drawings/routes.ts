// Routes: great circles that fan out from one city over a globe with real coasts. No real service is meant.
import { type GeoProjection, geoDistance, geoInterpolate, geoOrthographic } from "d3-geo";
import type { Airport } from "../../../src/places/place.ts";
import { outlines } from "../maps/outline.ts";
import { thinned } from "../maps/simplify.ts";
import { faraway, homes } from "./airports.ts";
import { type Brief, type Drawing, drawingHeight, drawingWidth, ground } from "./drawing.ts";
import { capital, letters, widthOf } from "./lettering.ts";
import type { Random } from "./random.ts";
import { circle, disc, joined, path, type Spot, strokes } from "./shapes.ts";
import { caption, spelled } from "./words.ts";

/** Where the globe stands and what faces the reader. */
interface View {
	readonly center: Spot;
	readonly radius: number;
	readonly facing: (home: Airport, random: Random) => [longitude: number, latitude: number];
	/** Height of an arc's middle over the ground, in earth radii per radian of its length. */
	readonly lift: number;
	/** Lines of the graticule, in degrees. */
	readonly grid: number;
	readonly labels: boolean;
}

/** Most of the ends lie to the south and, from the west coast, to the east. */
const eastward = ({ longitude }: Airport): number =>
	longitude < -110 ? 24 : longitude < -100 ? 16 : longitude < -85 ? 8 : 2;

const views: readonly View[] = [
	// The globe rises over the lower edge.
	{
		center: [600, 590],
		radius: 520,
		facing: (home, random) => [home.longitude + eastward(home) + random.between(0, 6), home.latitude - 22],
		lift: 0.16,
		grid: 30,
		labels: false,
	},
	// So near that it fills the picture.
	{
		center: [600, 315],
		radius: 940,
		facing: (home, random) => [home.longitude + eastward(home), home.latitude - 9 - random.between(0, 3)],
		lift: 0.1,
		grid: 15,
		labels: true,
	},
	// Its poles are outside.
	{
		center: [600, 315],
		radius: 560,
		facing: (home, random) => [home.longitude + eastward(home) * 1.5 + random.between(0, 8), home.latitude - 16],
		lift: 0.14,
		grid: 30,
		labels: true,
	},
];

/** Characters of path data for all coasts. */
const coastLength = 950;

const frame = { width: drawingWidth, height: drawingHeight };

export function drawRoutes({ random, home, turn }: Brief): Drawing {
	const view = views[turn % views.length] ?? random.pick(views);
	const [longitude, latitude] = view.facing(home, random);
	const [x, y] = view.center;
	const globe = geoOrthographic().scale(view.radius).translate([x, y]).clipAngle(90).rotate([-longitude, -latitude]);

	const from = spot(globe, home);
	const ends = choose(globe, home, [longitude, latitude], random);
	const { land } = outlines(globe, frame, coastLength, false);
	const rim =
		view.radius < 900 ? [0, 46, 100, 166, 246, 340, 450].map((step) => disc(view.center, view.radius + step)) : [];
	const arcs = ends.map((end) => lifted(globe, home, end, view));

	return {
		body: [
			ground(rim.length ? "paper" : "sea"),
			rim.length ? path("s-rule", rim.slice(1).join("")) + circle("d-sea", view.center, view.radius) : "",
			path("s-rule", strokes(...graticule(globe, [longitude, latitude], view.grid))),
			path("d-land s-coast", land),
			rim.length ? circle("s-ink", view.center, view.radius) : "",
			`<g class="s-primary" stroke-width="8">${path("", arcs.join(""))}${circle("", from, 34)}</g>`,
			path("d-paper s-ink", ends.map((end) => disc(spot(globe, end), 11)).join(""), { "stroke-width": 6 }),
			circle("d-primary", from, 19),
			view.labels ? labels(globe, home, ends) : "",
		].join(""),
		alt: caption("routes", (language) => ({ count: spelled(ends.length, language), city: home.city[language] })),
	};
}

/** Meridians and parallels every so many degrees, where they can be seen. */
function graticule(globe: GeoProjection, middle: [number, number], step: number): Spot[][] {
	const range = (from: number, to: number, by: number) =>
		Array.from({ length: (to - from) / by + 1 }, (_, index) => from + index * by);
	const meridians = range(-180, 180 - step, step).map((longitude) =>
		range(-75, 75, 5).map((latitude): [number, number] => [longitude, latitude]),
	);
	const parallels = range(-60, 60, step).map((latitude) =>
		range(-180, 180, 5).map((longitude): [number, number] => [longitude, latitude]),
	);
	const found: Spot[][] = [];
	for (const line of [...meridians, ...parallels]) {
		let current: Spot[] = [];
		for (const place of line) {
			const at = globe(place);
			const seen =
				at && geoDistance(place, middle) < 1.57 && Math.abs(at[0] - 600) < 760 && Math.abs(at[1] - 315) < 450;
			if (seen) current.push(at);
			if ((!seen || place === line.at(-1)) && current.length > 1) found.push(thinned(current, 4));
			if (!seen) current = [];
		}
	}
	return found;
}

/** Ends that are in the picture, apart from each other on paper and in direction; closer where few would be left. */
function choose(globe: GeoProjection, home: Airport, middle: [number, number], random: Random): Airport[] {
	const from = spot(globe, home);
	const candidates = random.shuffled([...faraway, ...homes]).filter((end) => {
		const [x, y] = spot(globe, end);
		const inside = x > 90 && x < drawingWidth - 90 && y > 50 && y < drawingHeight - 40;
		return inside && geoDistance(middle, position(end)) < 1.15 && distance([x, y], from) > 120;
	});
	const chosen: Airport[] = [];
	for (const angle of [0.34, 0.24, 0.16]) {
		for (const end of candidates) {
			if (chosen.length === 7) break;
			const at = spot(globe, end);
			const isApart = chosen.every((other) => {
				const there = spot(globe, other);
				const clear = Math.abs(at[1] - there[1]) > 36 || Math.abs(at[0] - there[0]) > 170;
				return clear && distance(at, there) > 90 && Math.abs(turnBetween(from, at, there)) > angle;
			});
			if (isApart) chosen.push(end);
		}
	}
	return chosen;
}

/** The arc over the great circle, as one quadratic curve through its middle. */
function lifted(globe: GeoProjection, home: Airport, end: Airport, { center, lift }: View): string {
	const [a, b] = [spot(globe, home), spot(globe, end)];
	const middle = globe(geoInterpolate(position(home), position(end))(0.5)) ?? a;
	const height = 1 + lift * geoDistance(position(home), position(end));
	const top = [0, 1].map((axis) => (center[axis] ?? 0) + ((middle[axis] ?? 0) - (center[axis] ?? 0)) * height);
	const control = [0, 1].map((axis) => 2 * (top[axis] ?? 0) - ((a[axis] ?? 0) + (b[axis] ?? 0)) / 2 - (a[axis] ?? 0));
	const [x, y] = a.map(Math.round) as [number, number];
	return `M${joined([x, y])}q${joined([...control, b[0] - x, b[1] - y].map(Math.round))}`;
}

/** The codes beside their dots, on the side away from home: one path for all. */
function labels(globe: GeoProjection, home: Airport, ends: readonly Airport[]): string {
	const scale = 1.4;
	const from = spot(globe, home);
	const beside = ends.map((end) => {
		const [x, y] = spot(globe, end);
		const left = x < from[0] ? x / scale - 18 - widthOf(end.code) : x / scale + 18;
		return letters(end.code, left, y / scale - capital / 2);
	});
	return path("s-ink", beside.join(""), { transform: `scale(${scale})`, "stroke-width": 4 });
}

function position({ longitude, latitude }: Airport): [number, number] {
	return [longitude, latitude];
}

function spot(globe: GeoProjection, airport: Airport): Spot {
	return globe(position(airport)) ?? [0, 0];
}

function distance(a: Spot, b: Spot): number {
	return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** Radians between the directions from one point to two others. */
function turnBetween(from: Spot, a: Spot, b: Spot): number {
	const turn = Math.atan2(a[1] - from[1], a[0] - from[0]) - Math.atan2(b[1] - from[1], b[0] - from[0]);
	return Math.atan2(Math.sin(turn), Math.cos(turn));
}
