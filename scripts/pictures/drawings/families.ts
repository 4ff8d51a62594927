// The families of drawings, and which of them suits which guide.
import type { GuideGroup, TagId } from "../../../src/features/guides/labels.ts";
import { drawBoard } from "./board.ts";
import { drawCalendar } from "./calendar.ts";
import type { Draw } from "./drawing.ts";
import { drawPasses } from "./passes.ts";
import type { Random } from "./random.ts";
import { drawRoutes } from "./routes.ts";
import { drawTails } from "./tails.ts";
import { drawWeather } from "./weather.ts";
import { drawWindow } from "./window.ts";

export const families = {
	board: drawBoard,
	calendar: drawCalendar,
	passes: drawPasses,
	routes: drawRoutes,
	tails: drawTails,
	weather: drawWeather,
	window: drawWindow,
} as const satisfies Record<string, Draw>;

export type Family = keyof typeof families;
export const familyNames = Object.keys(families) as Family[];

/** What a family is chosen by. */
export interface Subject {
	readonly slug: string;
	readonly group: GuideGroup;
	readonly tags: readonly TagId[];
}

type Rule = readonly [isAbout: (subject: Subject) => boolean, families: readonly Family[]];

/** The first rule that holds decides; tags and groups say little about a change of flight or a date, so slugs do too. */
const rules: readonly Rule[] = [
	[({ slug }) => /change|cancel|refund/.test(slug), ["passes"]],
	[({ group }) => group === "airline", ["tails", "board", "window"]],
	[({ group }) => group === "destination", ["routes", "window", "weather"]],
	[({ group }) => group === "business-class", ["window", "passes"]],
	[({ slug }) => /when|dias/.test(slug), ["calendar", "weather"]],
	[({ slug }) => /last-minute/.test(slug), ["board", "passes"]],
	[({ tags }) => tags.includes("when-to-book"), ["calendar", "weather", "routes"]],
	[({ tags }) => tags.includes("latin-america"), ["routes", "passes", "window"]],
];

/**
 * One that suits, not one of the last two while there is another, and of those the one seen least.
 * `before`: the families of the older guides, latest last.
 */
export function chooseFamily(subject: Subject, random: Random, before: readonly Family[]): Family {
	const suitable = rules.find(([isAbout]) => isAbout(subject))?.[1] ?? familyNames;
	const fresh = [2, 1, 0]
		.map((count) => suitable.filter((family) => count === 0 || !before.slice(-count).includes(family)))
		.find((list) => list.length > 0);
	const seen = (family: Family) => before.filter((other) => other === family).length;
	const least = Math.min(...(fresh ?? suitable).map(seen));
	return random.pick((fresh ?? suitable).filter((family) => seen(family) === least));
}
