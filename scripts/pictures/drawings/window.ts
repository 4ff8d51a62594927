// Window: the view from the seat: a wing, a horizon, a low sun; the cabin wall has holes, so nothing needs clipping.
import { type Brief, type Drawing, ground } from "./drawing.ts";
import { circle, path, type Spot } from "./shapes.ts";
import { caption, spelled } from "./words.ts";

interface Pane {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

const compositions: readonly (readonly Pane[])[] = [
	[{ x: 130, y: 46, width: 940, height: 538 }],
	[
		{ x: 70, y: 66, width: 310, height: 490 },
		{ x: 445, y: 66, width: 310, height: 490 },
		{ x: 820, y: 66, width: 310, height: 490 },
	],
	[
		{ x: -200, y: 50, width: 480, height: 620 },
		{ x: 360, y: 50, width: 480, height: 620 },
		{ x: 920, y: 50, width: 480, height: 620 },
	],
	[
		{ x: 70, y: 50, width: 500, height: 620 },
		{ x: 630, y: 50, width: 500, height: 620 },
	],
];

export function drawWindow({ random, turn }: Brief): Drawing {
	const panes = compositions[turn % compositions.length] ?? [];
	const horizon = random.between(330, 380);
	const sun: Spot = [random.between(480, 720), horizon - random.between(30, 120)];
	const blind = turn % compositions.length === 1 ? random.pick([panes[0], panes[2]]) : undefined;
	const mirrored = random.chance(0.5);
	return {
		body: [
			ground("sea"),
			circle("d-land", sun, random.between(90, 120)),
			path("s-rule", [0, 1, 2, 3, 4].map((row) => `M0 ${horizon - 40 - row * 58}h1200`).join("")),
			path("d-soft s-ink", `M-9 ${horizon}q609-60 1218 0v300H-9z`),
			clouds(random.between(0, 120), horizon),
			wing(mirrored),
			path("d-land", `M0 0h1200v630H0z${panes.map(hole).join("")}`, { "fill-rule": "evenodd" }),
			path("s-ink", panes.map(hole).join(""), { "stroke-width": 7 }),
			path("s-line", panes.map((pane) => hole(grown(pane, 24))).join("")),
			...(blind ? [shade(blind)] : []),
		].join(""),
		alt:
			panes.length === 1
				? caption("window.seat")
				: caption(blind ? "window.blind" : "window.cabin", (language) => ({ count: spelled(panes.length, language) })),
	};
}

/** The pane's outline, a rounded rectangle. */
function hole({ x, y, width, height }: Pane): string {
	const r = radius({ width, height });
	const [w, h] = [width - 2 * r, height - 2 * r];
	const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
	return `M${x + r} ${y}h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}z`;
}

const radius = ({ width, height }: Pick<Pane, "width" | "height">): number =>
	Math.round(Math.min(width, height * 0.9) * 0.36);

function grown({ x, y, width, height }: Pane, by: number): Pane {
	return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

function clouds(shift: number, horizon: number): string {
	const cloud = (x: number, y: number, width: number) => `M${x} ${y}h${width}`;
	return path(
		"s-card",
		cloud(120 + shift, horizon + 64, 190) +
			cloud(190 + shift, horizon + 36, 90) +
			cloud(660 - shift, horizon + 96, 240) +
			cloud(880 + shift, horizon - 70, 170) +
			cloud(300 - shift, horizon - 150, 150),
		{ "stroke-width": 30 },
	);
}

/** A wing from the lower corner out to its tip. */
function wing(mirrored: boolean): string {
	const turn = mirrored ? { transform: "matrix(-1 0 0 1 1200 0)" } : {};
	return [
		path("d-primary s-ink", "M1300 640L1060 480 500 392l-14 16L760 640z", { "stroke-width": 6, ...turn }),
		path("d-card s-ink", "M500 392l-62-112h-34l30 128 52 0z", { "stroke-width": 6, ...turn }),
		path("s-paper", "M560 436l440 66M740 560l290 66", { "stroke-width": 5, ...turn }),
	].join("");
}

/** A blind drawn half way down. */
function shade({ x, y, width, height }: Pane): string {
	const r = radius({ width, height });
	const bottom = y + Math.round(height * 0.46);
	return (
		path(
			"d-paper s-ink",
			`M${x} ${bottom}V${y + r}a${r} ${r} 0 0 1 ${r}-${r}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}V${bottom}z`,
			{ "stroke-width": 7 },
		) + path("s-line", `M${x + width / 2 - 36} ${bottom - 26}h72`, { "stroke-width": 9 })
	);
}
