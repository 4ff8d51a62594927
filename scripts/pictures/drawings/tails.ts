// Tails: a row of aircraft fins with marks of our own invention; none is an airline's.
import { type Brief, type Drawing, drawingHeight, ground } from "./drawing.ts";
import { arc, areas, circle, disc, path, plane, type Spot } from "./shapes.ts";
import { caption, spelled } from "./words.ts";

/** A point of the fin: u from the leading to the trailing edge, v from the root (0) to the tip (1). */
type OnFin = (u: number, v: number) => Spot;

interface Colors {
	readonly base: string;
	readonly mark: string;
	readonly second: string;
}

const colors: readonly Colors[] = [
	{ base: "primary", mark: "paper", second: "soft" },
	{ base: "card", mark: "primary", second: "ink" },
	{ base: "soft", mark: "ink", second: "primary" },
	{ base: "ink", mark: "soft", second: "paper" },
	{ base: "land", mark: "primary", second: "ink" },
];

type Mark = (at: OnFin, colors: Colors) => string;

const quad = (at: OnFin, ...corners: readonly Spot[]): Spot[] => corners.map(([u, v]) => at(u, v));
const band = (at: OnFin, from: number, to: number): Spot[] => quad(at, [0, from], [1, from], [1, to], [0, to]);

const marks: Readonly<Record<string, Mark>> = {
	bands: (at, { mark, second }) =>
		path(`d-${mark}`, areas(band(at, 0.72, 1), band(at, 0.2, 0.34))) + path(`d-${second}`, areas(band(at, 0.46, 0.6))),
	sun: (at, { mark, second }) =>
		path(`d-${second}`, areas(band(at, 0, 0.24))) + circle(`d-${mark}`, at(0.53, 0.56), 50),
	chevrons: (at, { mark, second }) => {
		const chevron = (v: number) =>
			quad(at, [0, v], [0.55, v + 0.16], [1, v], [1, v + 0.14], [0.55, v + 0.3], [0, v + 0.14]);
		return path(`d-${mark}`, areas(chevron(0.02), chevron(0.58))) + path(`d-${second}`, areas(chevron(0.3)));
	},
	slash: (at, { mark, second }) =>
		path(`d-${mark}`, areas(quad(at, [0, 0.1], [0, 0.5], [1, 1], [1, 0.62]))) +
		path(`d-${second}`, areas(quad(at, [0, 0], [0, 0.1], [1, 0.62], [1, 0.4], [0.3, 0]))),
	sail: (at, { mark, second }) =>
		path(`d-${mark}`, areas(quad(at, [0, 0], [1, 0], [1, 0.86]))) +
		path(`d-${second}`, areas(quad(at, [0.45, 0], [1, 0], [1, 0.46]))),
	dots: (at, { mark, second }) => {
		const row = (v: number, r: number) => [0.24, 0.52, 0.8].map((u) => disc(at(u, v), r)).join("");
		return path(`d-${mark}`, row(0.2, 19) + row(0.64, 14)) + path(`d-${second}`, row(0.43, 16) + row(0.83, 11));
	},
	halves: (at, { mark, second }) =>
		path(`d-${mark}`, areas(quad(at, [0.5, 0], [1, 0], [1, 1], [0.5, 1]))) + circle(`d-${second}`, at(0.5, 0.45), 34),
};

/** From one aircraft to the next: a step to the right, and how much smaller it is. */
const rows = [
	{ count: 4, step: 276, shrink: 1, start: 60, size: 1.04 },
	{ count: 5, step: 290, shrink: 0.89, start: 20, size: 1.3 },
	{ count: 3, step: 350, shrink: 1, start: 30, size: 1.26 },
] as const;

export function drawTails({ random, turn }: Brief): Drawing {
	const row = rows[turn % rows.length] ?? rows[0];
	const names = random.shuffled(Object.keys(marks));
	const paints = random.shuffled(colors);
	const sky = random.pick(["sea", "paper", "sea"]);
	const floor = drawingHeight - 66;
	let left: number = row.start;
	let size: number = row.size;
	const tails = Array.from({ length: row.count }, (_, index) => {
		const mark = marks[names[index % names.length] ?? "sun"];
		const paint = paints[index % paints.length];
		const one = mark && paint ? tail([left, floor], size, mark, paint) : "";
		left += row.step * (size / row.size);
		size *= row.shrink;
		return one;
	});
	const start: Spot = [-20, random.between(330, 420)];
	const end: Spot = [random.between(1076, 1096), random.between(66, 84)];
	return {
		body: [
			ground(sky),
			circle("d-land", [random.between(860, 1000), random.between(150, 190)], 120),
			path("s-rule", [90, 160, 230, 300, 370].map((y) => `M0 ${y}h1200`).join("")),
			path("s-primary", arc(start, end, 0.13), { "stroke-width": 7, "stroke-dasharray": "2 22" }),
			plane("d-primary", [end[0] + 30, end[1]], 88, 0.8),
			path("d-land", `M0 ${floor - 20}h1200v100H0z`),
			...tails.reverse(),
			path("d-paper", `M0 ${floor}h1200v80H0z`),
			path("s-ink", `M0 ${floor}h1200`, { "stroke-width": 6 }),
			path("s-line", `M40 ${floor + 34}h1200`, { "stroke-width": 6, "stroke-dasharray": "80 70" }),
		].join(""),
		alt: caption("tails", (language) => ({ count: spelled(row.count, language) })),
	};
}

/** One aircraft's tail, nose to the left: `left` is where the fin's leading edge meets the fuselage. */
function tail([left, floor]: Spot, size: number, mark: Mark, { base, ...rest }: Colors): string {
	const x = (value: number) => left + value * size;
	const y = (value: number) => floor - value * size;
	const corners: readonly [Spot, Spot, Spot, Spot] = [
		[x(0), y(132)],
		[x(158), y(400)],
		[x(236), y(400)],
		[x(206), y(132)],
	];
	const at: OnFin = (u, v) => {
		const mix = (a: Spot, b: Spot, part: number): Spot => [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
		return mix(mix(corners[0], corners[1], v), mix(corners[3], corners[2], v), u);
	};
	const r = Math.round;
	const body = `M${r(x(-420))} ${r(y(132))}H${r(x(206))}L${r(x(262))} ${r(y(122))}q${r(16 * size)} ${r(10 * size)} 0 ${r(24 * size)}L${r(x(96))} ${r(y(20))}H${r(x(-420))}z`;
	return [
		path(`d-${base}`, areas(corners)),
		mark(at, { base, ...rest }),
		path("s-ink", areas(corners), { "stroke-width": 6 }),
		path("d-card s-ink", body, { "stroke-width": 6 }),
		path(
			`d-${base} s-ink`,
			areas([
				[x(110), y(98)],
				[x(250), y(64)],
				[x(296), y(64)],
				[x(214), y(98)],
			]),
			{ "stroke-width": 5 },
		),
	].join("");
}
