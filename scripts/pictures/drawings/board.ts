// Board: a split-flap board of real airport codes; its times are nobody's timetable.
import type { Airport } from "../../../src/places/place.ts";
import { faraway } from "./airports.ts";
import { type Brief, type Drawing, ground } from "./drawing.ts";
import { capital, letters, widthOf } from "./lettering.ts";
import type { Random } from "./random.ts";
import { path } from "./shapes.ts";
import { caption, spelled } from "./words.ts";

export function drawBoard({ random, home, turn }: Brief): Drawing {
	const far = random.shuffled(faraway.filter(({ code }) => code !== home.code));
	return turn % 2 === 0 ? rows(random, far.slice(0, 5)) : word(random, home, far);
}

/** Five rows: time, code, gate. */
function rows(random: Random, places: readonly Airport[]): Drawing {
	const marked = random.between(0, 4);
	let minutes = random.between(6, 8) * 60;
	const texts = places.map(({ code }) => {
		minutes += random.between(20, 75);
		return clock(minutes) + code + random.pick([..."ABCDE"]) + String(random.between(1, 39)).padStart(2, "0");
	});
	// Flaps 98 apart, groups 34 more; a row is one dashed stroke.
	const groups = [2, 2, 3, 3];
	const columns = groups.flatMap((count, group) =>
		Array.from(
			{ length: count },
			(_, index) => 65 + (groups.slice(0, group).reduce((sum, one) => sum + one, 0) + index) * 98 + group * 34,
		),
	);
	const dashes = groups.map((count) => `${"92 6 ".repeat(count - 1)}92 40`).join(" ");
	const middle = (row: number) => 63 + row * 126;
	const flaps = (some: readonly number[]) => some.map((row) => `M65 ${middle(row)}h1070`).join("");
	const scale = 2.6;
	const line = (text: string, row: number) =>
		[...text]
			.map((letter, column) =>
				letters(letter, ((columns[column] ?? 0) + 46) / scale - widthOf(letter) / 2, middle(row) / scale - capital / 2),
			)
			.join("");
	const all = [0, 1, 2, 3, 4];
	const flap = { "stroke-width": 106, "stroke-linecap": "butt", "stroke-dasharray": dashes };
	return {
		body: [
			ground("soft"),
			path("s-ink", flaps(all.filter((row) => row !== marked)), flap),
			path("s-primary", flaps([marked]), flap),
			path("s-paper", texts.map(line).join(""), { transform: `scale(${scale})`, "stroke-width": 3.5 }),
			path("s-soft", all.map((row) => `M0 ${middle(row)}h1200`).join("")),
		].join(""),
		alt: caption("board.rows", (language) => ({ count: spelled(places.length, language) })),
	};
}

/** "0735", from minutes after midnight. */
function clock(minutes: number): string {
	return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join("");
}

/** One code on three big flaps, with the rows above and below cut by the edges. */
function word(random: Random, { code, city }: Airport, others: readonly Airport[]): Drawing {
	const [width, step, height] = [364, 382, 384];
	const middles = [315 - height - 20, 315, 315 + height + 20];
	const turning = random.between(0, 2);
	const center = (column: number) => 600 + (column - 1) * step;
	const flap = (row: number, column: number) => {
		const [x, y] = [center(column) - width / 2, (middles[row] ?? 0) - height / 2];
		return `M${x + 18} ${y}h${width - 36}q18 0 18 18v${height - 36}q0 18-18 18h-${width - 36}q-18 0-18-18v-${height - 36}q0-18 18-18z`;
	};
	const places = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ row, column })));
	const isTurning = ({ row, column }: { row: number; column: number }) => row === 1 && column === turning;
	const scale = 12;
	const texts = [others[0]?.code ?? code, code, others[1]?.code ?? code];
	const [left, right] = [center(turning) - width / 2, center(turning) + width / 2];
	return {
		body: [
			ground("soft"),
			path(
				"d-ink",
				places
					.filter((place) => !isTurning(place))
					.map(({ row, column }) => flap(row, column))
					.join(""),
			),
			path("d-primary", flap(1, turning)),
			path(
				"s-paper",
				places
					.map(({ row, column }) => {
						const letter = texts[row]?.[column] ?? "";
						return letters(
							letter,
							center(column) / scale - widthOf(letter) / 2,
							(middles[row] ?? 0) / scale - capital / 2,
						);
					})
					.join(""),
				{ transform: `scale(${scale})`, "stroke-width": 4.2 },
			),
			path("s-soft", middles.map((y) => `M0 ${y}h1200`).join(""), { "stroke-width": 9 }),
			path("d-card s-ink", `M${left} 315H${right}L${right + 8} 372H${left - 8}z`, { "stroke-width": 6 }),
		].join(""),
		alt: caption("board.code", (language) => ({ code, city: city[language] })),
	};
}
