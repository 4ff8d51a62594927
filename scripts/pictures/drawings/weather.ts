// Weather: a year as twelve months of suns and drops, in patterns that claim nothing about any place.
import { type Brief, type Drawing, ground } from "./drawing.ts";
import type { Random } from "./random.ts";
import { areas, circle, disc, path, type Spot, strokes } from "./shapes.ts";
import { caption } from "./words.ts";

export function drawWeather({ random, turn }: Brief): Drawing {
	const compose = [quilt, columns, fan][turn % 3] ?? quilt;
	return compose(random);
}

/** How far a month (0 to 11) is into summer, 0 to 1: one wave a year, its top where chance puts it. */
function year(random: Random): number[] {
	const top = random.between(4, 8);
	return Array.from({ length: 12 }, (_, month) => 0.5 + 0.5 * Math.cos(((month - top) / 6) * Math.PI));
}

/** Twelve squares of a quilt, four in a row. */
function quilt(random: Random): Drawing {
	const [width, height] = [300, 210];
	const months = year(random);
	const grounds = ["soft", "paper", "sea", "land", "primary"];
	let before: string[] = [];
	const tiles = months.map((warmth, month) => {
		const [x, y] = [(month % 4) * width, Math.floor(month / 4) * height];
		const color = random.pick(grounds.filter((one) => one !== before[month - 1] && one !== before[month - 4]));
		before = [...before, color];
		const tile = `<path class="d-${color}" d="M${x} ${y}h300v210h-300z"/>`;
		const dark = color === "primary";
		const kind =
			warmth > 0.8 ? "sun" : warmth > 0.55 ? "rise" : warmth > 0.3 ? "cloud" : warmth > 0.08 ? "rain" : "snow";
		return tile + picture(kind, [x + 150, y + 105], dark ? "paper" : "primary", dark ? "soft" : "ink");
	});
	return {
		body: tiles.join("") + path("s-ink", "M300 0v630M600 0v630M900 0v630M0 210h1200M0 420h1200", { "stroke-width": 5 }),
		alt: caption("weather.tiles"),
	};
}

function picture(kind: string, [x, y]: Spot, main: string, second: string): string {
	switch (kind) {
		case "sun":
			return (
				circle(`d-${main}`, [x, y], 46) + path(`s-${second}`, rays([x, y], 62, 84, 12, 0, 360), { "stroke-width": 7 })
			);
		case "rise":
			return (
				path(`d-${main}`, `M${x - 70} ${y + 40}a70 70 0 0 1 140 0z`) +
				path(`s-${second}`, `${rays([x, y + 40], 88, 110, 7, -80, 80)}M${x - 116} ${y + 62}h232`, { "stroke-width": 7 })
			);
		case "cloud":
			return (
				path(`d-${main}`, cloud([x, y + 6])) +
				path(`s-${second}`, `M${x - 60} ${y + 72}h150M${x - 100} ${y + 72}h10`, { "stroke-width": 7 })
			);
		case "rain":
			return (
				path(`d-${main}`, cloud([x, y - 22])) +
				path(`s-${second}`, `M${x - 50} ${y + 50}l-14 30m58-30l-14 30m58-30l-14 30m58-30l-14 30`, { "stroke-width": 8 })
			);
		default:
			return path(`s-${main}`, rays([x, y], 0, 66, 6, 0, 360) + rays([x, y], 78, 79, 6, 30, 390), {
				"stroke-width": 10,
			});
	}
}

/** A cloud about 170 wide. */
function cloud([x, y]: Spot): string {
	return `M${x - 60} ${y + 42}a34 34 0 0 1-4-67 54 54 0 0 1 100-16 42 42 0 0 1 26 83z`;
}

/** Spokes between two radii, `count` of them over an angle in degrees from the top. */
function rays(center: Spot, from: number, to: number, count: number, start: number, end: number): string {
	const full = end - start === 360;
	return strokes(
		...Array.from({ length: count }, (_, index) => {
			const angle = start + ((end - start) * index) / (full ? count : count - 1);
			return [polar(center, from, angle), polar(center, to, angle)];
		}),
	);
}

/** Degrees clockwise from the top. */
function polar([x, y]: Spot, radius: number, angle: number): Spot {
	const radians = (angle * Math.PI) / 180;
	return [x + Math.sin(radians) * radius, y - Math.cos(radians) * radius];
}

/** A column a month, over the whole picture: warm months stand high under a big sun, cool ones under drops. */
function columns(random: Random): Drawing {
	const months = year(random);
	const tops = months.map((warmth) => Math.round(450 - warmth * 250 + random.between(-14, 14)));
	const step = 100;
	const sunny = months.map((warmth, month) => ({ warmth, month })).filter(({ warmth }) => warmth > 0.45);
	const wet = months.map((warmth, month) => ({ warmth, month })).filter(({ warmth }) => warmth <= 0.45);
	const odd = (rest: number) =>
		tops.map((top, month) => (month % 2 === rest ? `M${month * step} ${top}h100v${630 - top}h-100z` : "")).join("");
	return {
		body: [
			ground("paper"),
			path("s-rule", [70, 140, 210, 280, 350, 420].map((y) => `M0 ${y}h1200`).join("")),
			path("d-primary s-ink", odd(0), { "stroke-width": 5 }),
			path("d-soft s-ink", odd(1), { "stroke-width": 5 }),
			path(
				"d-primary",
				sunny.map(({ warmth, month }) => disc([month * step + 50, (tops[month] ?? 0) - 70], 20 + 26 * warmth)).join(""),
			),
			path(
				"d-ink",
				wet
					.map(({ warmth, month }) =>
						drops([month * step + 50, (tops[month] ?? 0) - 40], warmth < 0.2 ? 3 : warmth < 0.35 ? 2 : 1),
					)
					.join(""),
			),
			path(
				"s-primary",
				strokes(
					...tops.map((top, month): Spot[] => [
						[month * step + 50, top + 36],
						[month * step + 50, 640],
					]),
				),
				{ "stroke-width": 6, "stroke-dasharray": "0 26" },
			),
		].join(""),
		alt: caption("weather.columns"),
	};
}

function drops(at: Spot, count: number): string {
	const [x, y] = [Math.round(at[0]), Math.round(at[1])];
	return Array.from(
		{ length: count },
		(_, index) => `M${x} ${y - 46 - index * 84}c8 16 20 26 20 38a20 20 0 0 1-40 0c0-12 12-22 20-38z`,
	).join("");
}

/** The year as a fan of twelve leaves around a low sun, longer in the warm months. */
function fan(random: Random): Drawing {
	const months = year(random);
	const center: Spot = [600, 630];
	const reach = (warmth: number) => 400 + 190 * warmth;
	/** A sun or a drop near the end of each leaf that is asked for. */
	const signs = (wanted: (month: number, sunny: boolean) => boolean) =>
		months
			.map((warmth, month) => {
				const sunny = warmth >= 0.4;
				const at = polar(center, reach(warmth) - 54, -82.5 + month * 15);
				if (!wanted(month, sunny)) return "";
				return sunny ? disc(at, 10 + 18 * warmth) : drops([at[0], at[1] + 22], 1);
			})
			.join("");
	const leaves = (...rest: readonly number[]) =>
		areas(
			...months.flatMap((warmth, month) => {
				if (!rest.includes(month % 4)) return [];
				const outer = reach(warmth);
				const [from, to] = [-90 + month * 15, -75 + month * 15];
				return [
					[
						polar(center, 150, from),
						polar(center, outer, from),
						polar(center, outer + 5, from + 7.5),
						polar(center, outer, to),
						polar(center, 150, to),
					],
				];
			}),
		);
	return {
		body: [
			ground("sea"),
			path("s-rule", [300, 370, 440, 510, 580, 650, 720, 790].map((radius) => disc(center, radius)).join("")),
			path("d-primary s-ink", leaves(0), { "stroke-width": 5 }),
			path("d-card s-ink", leaves(1, 3), { "stroke-width": 5 }),
			path("d-soft s-ink", leaves(2), { "stroke-width": 5 }),
			path(
				"d-card",
				signs((month) => month % 4 === 0),
			),
			path(
				"d-ink",
				signs((month, sunny) => month % 4 !== 0 && !sunny),
			),
			path(
				"d-primary",
				signs((month, sunny) => month % 4 !== 0 && sunny),
			),
			circle("d-paper s-ink", center, 150),
			circle("d-primary", center, 92),
		].join(""),
		alt: caption("weather.fan"),
	};
}
