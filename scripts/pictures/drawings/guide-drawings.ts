// Gives each guide its drawing: seeded by its slug, of a family that suits it and that its neighbors in the list lack.
import { airportNamed, homes } from "./airports.ts";
import type { Drawing } from "./drawing.ts";
import { chooseFamily, type Family, families, type Subject } from "./families.ts";
import { createRandom } from "./random.ts";

export interface DrawnGuide extends Subject {
	/** ISO day. */
	readonly date: string;
	/** Said in the guide's front matter, over what the rules would choose. */
	readonly family?: Family | undefined;
}

export type GuideDrawing = Drawing & { readonly family: Family };

/** Kept, since a globe takes a tenth of a second and a dev server compiles the content at every edit. */
const kept = new Map<string, GuideDrawing>();

/**
 * The drawings by slug, and the family of each. `guides` stand in the order of the manifest; they are gone through from
 * the oldest on, so that a new guide leaves the drawings of those before it alone.
 */
export function drawGuides(guides: readonly DrawnGuide[]): ReadonlyMap<string, GuideDrawing> {
	const newestFirst = [...guides].sort((a, b) => Number(a.date < b.date) - Number(a.date > b.date));
	const before: Family[] = [];
	const drawn = newestFirst.reverse().map((guide) => {
		const family = guide.family ?? chooseFamily(guide, createRandom(guide.slug), before);
		const turn = before.filter((other) => other === family).length;
		before.push(family);
		return [guide.slug, draw(guide.slug, family, turn)] as const;
	});
	return new Map(drawn);
}

function draw(slug: string, family: Family, turn: number): GuideDrawing {
	const key = `${slug} ${family} ${turn}`;
	const known = kept.get(key);
	if (known) return known;
	const random = createRandom(slug);
	const home = airportNamed(slug) ?? random.pick(homes);
	const drawing = { ...families[family]({ random, home, turn }), family };
	kept.set(key, drawing);
	return drawing;
}
