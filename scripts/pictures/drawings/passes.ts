// Passes: boarding passes and luggage tags with perforation, bars and real airport codes; nobody's and for no real flight.
import type { Language } from "../../../src/i18n/languages.ts";
import type { Airport } from "../../../src/places/place.ts";
import { faraway } from "./airports.ts";
import { type Brief, type Drawing, ground } from "./drawing.ts";
import { lettering, lettersWidth } from "./lettering.ts";
import type { Random } from "./random.ts";
import { arc, disc, path, placed, plane } from "./shapes.ts";
import { caption } from "./words.ts";

export function drawPasses({ random, home, turn }: Brief): Drawing {
	const far = random.shuffled(faraway.filter(({ code }) => code !== home.code));
	const [first = home, second = home, third = home] = far;
	const compose = [pair, tags, passAndTag][turn % 3] ?? pair;
	return compose(random, home, [first, second, third]);
}

/** There and back: two passes, crossed. */
function pair(random: Random, home: Airport, [there]: readonly [Airport, Airport, Airport]): Drawing {
	const tilt = random.between(4, 6) * (random.chance(0.5) ? 1 : -1);
	return {
		body: [
			ground("sea"),
			rules(),
			placed(pass(random, there, home, "soft"), [600 + tilt * 6, 168], tilt / 2),
			placed(pass(random, home, there, "card"), [600 - tilt * 3, 468], -tilt),
		].join(""),
		alt: caption("passes.pair", (language) => ({ from: home.city[language], to: there.city[language] })),
	};
}

/** Three luggage tags on their strings. */
function tags(random: Random, home: Airport, [first, second]: readonly [Airport, Airport, Airport]): Drawing {
	const shown = random.shuffled([home, first, second]);
	const paints = random.shuffled(["card", "primary", "soft"]);
	const city = (index: number, language: Language) => shown[index]?.city[language] ?? "";
	const tilts = [-8, 3, 10].map((tilt) => tilt + random.between(-2, 2));
	return {
		body: [
			ground("paper"),
			rules(),
			...shown.map((airport, index) =>
				placed(tag(random, airport, paints[index] ?? "card"), [250 + index * 350, 70], tilts[index]),
			),
		].join(""),
		alt: caption("passes.tags", (language) => ({
			first: city(0, language),
			second: city(1, language),
			third: city(2, language),
		})),
	};
}

function passAndTag(random: Random, home: Airport, [there]: readonly [Airport, Airport, Airport]): Drawing {
	const side = random.chance(0.5) ? 1 : -1;
	return {
		body: [
			ground("soft"),
			rules(),
			placed(pass(random, home, there, "card"), [side > 0 ? 478 : 752, 352], -6 * side, 0.92),
			placed(tag(random, there, "primary"), [600 + 412 * side, 50], 6 * side),
		].join(""),
		alt: caption("passes.passAndTag", (language) => ({ from: home.city[language], to: there.city[language] })),
	};
}

function rules(): string {
	return path("s-rule", Array.from({ length: 8 }, (_, row) => `M0 ${63 + row * 72}h1200`).join(""));
}

/** A pass 940 × 370 around [0, 0]: a blue head, two codes with the arc between them, a stub with bars. */
function pass(random: Random, from: Airport, to: Airport, color: string): string {
	const tear = 225;
	const outline = `M-450-185H${tear - 24}a24 24 0 0 0 48 0H450a20 20 0 0 1 20 20v330a20 20 0 0 1-20 20H${tear + 24}a24 24 0 0 0-48 0H-450a20 20 0 0 1-20-20v-330a20 20 0 0 1 20-20z`;
	const start = -420 + lettersWidth(from.code, 86) + 44;
	const end = 178 - lettersWidth(to.code, 86) - 44;
	const seat = `${random.between(4, 38)}${random.pick([..."ABCDEF"])}`;
	return [
		path(`d-${color} s-ink`, outline, { "stroke-width": 6 }),
		path("d-primary", `M-450-182H${tear - 27}q4 18 27 21v53H-467v-57q0-17 17-17z`),
		path("s-ink", `M${tear}-146v300`, { "stroke-width": 6, "stroke-dasharray": "0 17" }),
		path("s-paper", "M-425-146h180M60-146h110", { "stroke-width": 14 }),
		lettering("s-ink", from.code, { x: -420, y: -56, height: 86, weight: 4.6 }),
		lettering("s-ink", to.code, { x: 178, y: -56, height: 86, weight: 4.6, anchor: 1 }),
		path("s-primary", arc([start, 20], [end, 20], 0.3), { "stroke-width": 8 }),
		path("d-primary", disc([start, 20], 13)),
		plane("d-primary", [end, 14], 145, 0.46),
		path("s-muted", "M-425 86h120M-250 86h70M-120 86h150M80 86h100", { "stroke-width": 10 }),
		path("s-ink", "M-425 128h170M-250 128h30M-120 128h100M80 128h60", { "stroke-width": 18 }),
		bars(random, 262, 20, 176, 130),
		lettering("s-ink", seat, { x: 262, y: -124, height: 58, weight: 4.4 }),
		path("s-muted", "M262-26h176", { "stroke-width": 10 }),
	].join("");
}

/** A tag 270 × 500, hung from [0, 0]. */
function tag(random: Random, airport: Airport, color: string): string {
	const dark = color === "primary";
	const [ink, soft] = dark ? ["paper", "soft"] : ["ink", "primary"];
	return [
		path("s-ink", "M0 46C-14-40 30-90 60-200", { "stroke-width": 6 }),
		path(`d-${color} s-ink`, "M-70 0H70L135 66V480a20 20 0 0 1-20 20H-115a20 20 0 0 1-20-20V66z", {
			"stroke-width": 6,
		}),
		path("d-paper s-ink", disc([0, 48], 22), { "stroke-width": 6 }),
		path(`s-${soft}`, arc([-92, 176], [92, 176], 0.26), { "stroke-width": 8 }),
		path(`d-${soft}`, disc([-92, 176], 12)),
		plane(`d-${soft}`, [92, 172], 140, 0.5),
		lettering(`s-${ink}`, airport.code, { x: 0, y: 218, height: 84, weight: 4.8, anchor: 0.5 }),
		path(`s-${soft}`, "M-98 346H98", { "stroke-width": 10 }),
		bars(random, -98, 378, 196, 92, ink),
	].join("");
}

/** Bars and gaps of one to three units: a dashed stroke as wide as the bars are high, from its middle on the left. */
function bars(random: Random, x: number, y: number, width: number, height: number, color = "ink"): string {
	const dashes = Array.from({ length: 16 }, () => random.between(1, 3) * 5).join(" ");
	return path(`s-${color}`, `M${x} ${y + height / 2}h${width}`, {
		"stroke-width": height,
		"stroke-linecap": "butt",
		"stroke-dasharray": dashes,
	});
}
