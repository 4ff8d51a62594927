// An abstract tail fin for an airline: a pattern and colors of our own, never the airline's. Decoration only.

const disc = (x: number, y: number, radius: number): string =>
	`M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0z`;

/** Path data of what is painted on the fin, on the 40 × 40 square that it is cut from. */
const patterns = {
	band: "M0 25 40 15v9L0 34z",
	bands: "M0 15 40 5v5L0 20zM0 25 40 15v5L0 30zM0 35 40 25v5L0 40z",
	half: "M12 40 33 0h7v40z",
	chevron: "M0 37 27 13l13 8v9l-12-7L9 40H0z",
	disc: disc(27, 16, 7),
	ring: `${disc(24, 22, 10)}${disc(24, 22, 5.5)}`,
	arc: "M40 6A34 34 0 0 0 6 40h9A25 25 0 0 1 40 15z",
	quarter: "M40 40H14A24 24 0 0 1 40 15z",
	dots: disc(30, 9, 3.5) + disc(25.5, 20, 3.5) + disc(21, 31, 3.5),
	wave: "M0 26q12-9 22-3t18-4v21H0z",
	tip: "M0 0h40v13L0 17z",
	rise: disc(19, 38, 12),
} as const satisfies Record<string, string>;

type TailPattern = keyof typeof patterns;
const patternNames = Object.keys(patterns) as TailPattern[];

/** Classes of src/places/views/tails.css. */
const colorNames = ["a", "b", "c", "d", "e", "f"] as const;

export interface Tail {
	readonly pattern: TailPattern;
	readonly colors: (typeof colorNames)[number];
}

/** Found by trial: with this factor no two airlines that we list look alike, and none like its own planes. */
const factor = 13_735;

/** The tail of an airline, by IATA code in capitals; a code that we do not know gets one too. */
export function tailOf(code: string): Tail {
	const number = code.charCodeAt(0) * 142 + code.charCodeAt(1);
	const hash = Math.floor((number * factor) / 256) || 0;
	const pattern = patternNames[hash % patternNames.length];
	const colors = colorNames[Math.floor(hash / patternNames.length) % colorNames.length];
	return { pattern: pattern ?? "band", colors: colors ?? "a" };
}

/** A tail as it is drawn: the name of its colors, the path of its pattern. */
export interface Fin {
	readonly colors: string;
	readonly path: string;
}

export function finOf(code: string): Fin {
	const { pattern, colors } = tailOf(code);
	return { colors, path: patterns[pattern] };
}

/** Draws the mark beside an airline's name in a row, or `large` on a page about it. */
export function TailMark({ code, size = "small" }: { code: string; size?: "small" | "large" }) {
	return <TailFin fin={finOf(code)} side={size === "large" ? 64 : 28} />;
}

export function TailFin({ fin: { colors, path }, side = 28 }: { fin: Fin; side?: number }) {
	return (
		<svg className={`tail tail-${colors}`} viewBox="0 0 40 40" width={side} height={side} aria-hidden="true">
			<g className="tail-fin">
				<path d="M0 0h40v40H0z" />
				<path className="tail-mark" d={path} fillRule="evenodd" />
			</g>
		</svg>
	);
}
