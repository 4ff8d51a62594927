// Calendar: a month's sheet with days ringed, and the route's arc that hops from one to the next.
import { type Brief, type Drawing, ground } from "./drawing.ts";
import { capital, letters, widthOf } from "./lettering.ts";
import type { Random } from "./random.ts";
import { arc, disc, path, placed, plane, rect, type Spot } from "./shapes.ts";
import { caption, listed } from "./words.ts";

interface Sheet {
	/** Column of the first day, 0 to 6. */
	readonly offset: number;
	readonly days: number;
}

const scale = 1.6;
/** Below the blue head. */
const top = -211;
const cell = { width: 150, height: 104 };

export function drawCalendar({ random, turn }: Brief): Drawing {
	const days = random.pick([30, 31]);
	const sheet: Sheet = { offset: random.between(0, 35 - days), days };
	const marked = mark(random, sheet);
	const tilt = [-4, 0, 5][turn % 3] ?? 0;
	const background = ["soft", "paper", "sea"][turn % 3] ?? "soft";
	const tops = marked.map((day): Spot => [middle(sheet, day)[0], middle(sheet, day)[1] - 44]);
	const hops = tops.slice(1).map((to, index) => ({ from: tops[index] ?? to, to }));
	const last = hops.at(-1);
	const rows = Array.from({ length: 5 }, (_, row) => top + row * cell.height);
	const body = [
		rect("d-card s-ink", -545, -300, 1090, 700, 24),
		path("d-primary", `M-542 ${top}v-66a21 21 0 0 1 21-21H521a21 21 0 0 1 21 21v66z`),
		path("s-paper", "M-450-254H460", { "stroke-width": 28, "stroke-dasharray": "0 150" }),
		path("d-sea", `M-542 ${top}h167v620h-167zM375 ${top}h167v620H375z`),
		path("d-soft", nights(sheet, marked)),
		path(
			"s-rule",
			`${rows
				.slice(1)
				.map((y) => `M-542 ${y}H542`)
				.join("")}${[1, 2, 3, 4, 5, 6].map((column) => `M${-525 + column * 150} ${top}v620`).join("")}`,
		),
		path("d-primary", marked.map((day) => disc(middle(sheet, day), 41)).join("")),
		numerals(sheet, (day) => !marked.includes(day), "s-ink"),
		numerals(sheet, (day) => marked.includes(day), "s-paper"),
		path("s-primary", hops.map(({ from, to }) => arc(from, to, bow(from, to))).join(""), { "stroke-width": 8 }),
		last ? flying(sheet, last.from, last.to) : "",
	].join("");
	return {
		body:
			ground(background) +
			path("s-rule", Array.from({ length: 9 }, (_, row) => `M0 ${35 + row * 70}h1200`).join("")) +
			placed(body, [600, 330], tilt),
		alt: caption("calendar", (language) => ({ days: listed(marked.map(String), language) })),
	};
}

/** Three days in different weeks, each some columns from the one before. */
function mark(random: Random, sheet: Sheet): number[] {
	const column = (day: number) => (sheet.offset + day - 1) % 7;
	const week = (day: number) => Math.floor((sheet.offset + day - 1) / 7);
	const all = Array.from({ length: sheet.days }, (_, index) => index + 1);
	const chosen: number[] = [];
	for (const at of [1, 2, 3]) {
		const before = chosen.at(-1);
		const apart = (day: number) => before === undefined || Math.abs(column(day) - column(before)) > 1;
		const [day] = random.shuffled(all.filter((one) => week(one) === at && apart(one)));
		if (day !== undefined) chosen.push(day);
	}
	return chosen;
}

function middle({ offset }: Sheet, day: number): Spot {
	const index = offset + day - 1;
	return [-450 + (index % 7) * cell.width, top + cell.height / 2 + Math.floor(index / 7) * cell.height];
}

/** Always upward, and below the blue head. */
function bow(from: Spot, to: Spot): number {
	const room = (from[1] + to[1]) / 2 - top - 16;
	const width = to[0] - from[0];
	return Math.sign(width) * Math.min(0.2, room / Math.abs(width));
}

/** The plane on the arc, where it hides the least of the numbers. */
function flying(sheet: Sheet, from: Spot, to: Spot): string {
	const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
	const lift = bow(from, to);
	const control: Spot = [from[0] + dx / 2 + dy * lift * 2, from[1] + dy / 2 - dx * lift * 2];
	const days = Array.from({ length: sheet.days }, (_, index) => middle(sheet, index + 1));
	const places = Array.from({ length: 13 }, (_, index) => {
		const part = 0.2 + index * 0.05;
		const on = (axis: 0 | 1) =>
			(1 - part) ** 2 * from[axis] + 2 * part * (1 - part) * control[axis] + part ** 2 * to[axis];
		const along = (axis: 0 | 1) => (1 - part) * (control[axis] - from[axis]) + part * (to[axis] - control[axis]);
		const at: Spot = [on(0), on(1)];
		const room = Math.min(...days.map(([x, y]) => Math.hypot(x - at[0], y - at[1])));
		return { at, room, heading: (Math.atan2(along(1), along(0)) * 180) / Math.PI + 90 };
	});
	const [best] = places.sort((a, b) => b.room - a.room);
	return best ? plane("d-primary", best.at, best.heading, 0.6) : "";
}

/** The nights between the last two marked days, as one flat band a week. */
function nights(sheet: Sheet, marked: readonly number[]): string {
	const [from = 1, to = 1] = marked.slice(-2);
	let data = "";
	for (let day = from; day <= to; day++) {
		const [x, y] = middle(sheet, day);
		const [left, right] = [x === -450 ? -542 : x - 75, x === 450 ? 542 : x + 75];
		data += `M${left} ${y - 52}H${right}v104H${left}z`;
	}
	return data;
}

function numerals(sheet: Sheet, shown: (day: number) => boolean, classes: string): string {
	const data = Array.from({ length: sheet.days }, (_, index) => index + 1)
		.filter(shown)
		.map((day) => {
			const [x, y] = middle(sheet, day);
			return letters(String(day), x / scale - widthOf(String(day)) / 2, y / scale - capital / 2);
		});
	return path(classes, data.join(""), { transform: `scale(${scale})`, "stroke-width": 3.2 });
}
