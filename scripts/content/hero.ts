// Draws the picture at the top of a guide: great circles from one point of a globe, chosen by the guide's slug.

/** Pixels. */
export const heroWidth = 1200;
export const heroHeight = 630;

const ink = "#1d2433";
const paper = "#faf6ee";
const blue = "#1f4fa3";
const marigold = "#e8a317";

/** Where the file is served; `{agency}` in a slug is not part of a file name, since the name is configuration. */
export function heroPath(slug: string): string {
	return `/images/guides/${slug.replaceAll("{agency}", "agency")}.svg`;
}

type Vector = readonly [x: number, y: number, z: number];
type Point = readonly [x: number, y: number];

const globe = { x: 700, y: 540, radius: 500 };
const radians = Math.PI / 180;

/** The drawing as SVG text, below 4 KB; the same slug always gives the same drawing. It shows no real route. */
export function drawHero(slug: string): string {
	const random = generator(slug);
	const tilt = 20 + random() * 25;
	const spin = random() * 30;
	const view = (latitude: number, longitude: number) => turn(onSphere(latitude, longitude + spin), tilt);

	const lines: Vector[][] = [];
	for (let longitude = -180; longitude < 180; longitude += 30) {
		lines.push(range(-80, 80, 10).map((latitude) => view(latitude, longitude)));
	}
	for (let latitude = -30; latitude <= 60; latitude += 30) {
		lines.push(range(-180, 180, 10).map((longitude) => view(latitude, longitude)));
	}

	// The start lies a little left of the middle; the ends fan out around it, farther to the sides than up and down.
	const start = onSphere(22 + random() * 6, -14 + random() * 8);
	const ends = [25, 60, 88, 114, 148, 282].map((bearing) => {
		const turned = bearing + (random() - 0.5) * 20;
		return destination(start, turned, 18 + 30 * Math.abs(Math.sin(turned * radians)) * (0.5 + random() / 2));
	});
	const arcs = ends.map((end) => greatCircle(start, end, 10));

	return [
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${heroWidth} ${heroHeight}" width="${heroWidth}" height="${heroHeight}">`,
		`<path fill="${paper}" d="M0 0h${heroWidth}v${heroHeight}H0z"/>`,
		`<g fill="none" stroke="${ink}" stroke-opacity=".16" stroke-width="1.5">`,
		`<circle cx="${globe.x}" cy="${globe.y}" r="${globe.radius}"/><path d="${lines.flatMap(visible).map(pathOf).join("")}"/></g>`,
		`<path fill="none" stroke="${blue}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" d="${arcs.map((arc) => pathOf(arc.map(project))).join("")}"/>`,
		...ends.map((end) => dot(project(end), 7, ink)),
		dot(project(start), 13, marigold),
		"</svg>\n",
	].join("");
}

/** A point by its degrees of latitude and longitude; 0, 0 faces the viewer. */
function onSphere(latitude: number, longitude: number): Vector {
	const flat = Math.cos(latitude * radians);
	return [flat * Math.sin(longitude * radians), Math.sin(latitude * radians), flat * Math.cos(longitude * radians)];
}

/** Turned so that `tilt` degrees of latitude north face the viewer. */
function turn([x, y, z]: Vector, tilt: number): Vector {
	const [sin, cos] = [Math.sin(tilt * radians), Math.cos(tilt * radians)];
	return [x, y * cos - z * sin, y * sin + z * cos];
}

/** The point some degrees away from `from` in a direction, clockwise from north. */
function destination(from: Vector, bearing: number, degrees: number): Vector {
	const [x, y, z] = from;
	const flat = Math.hypot(x, z);
	const east: Vector = [z / flat, 0, -x / flat];
	const north: Vector = [(-x * y) / flat, flat, (-z * y) / flat];
	const [sin, cos] = [Math.sin(bearing * radians), Math.cos(bearing * radians)];
	const [far, near] = [Math.sin(degrees * radians), Math.cos(degrees * radians)];
	const [a = 0, b = 0, c = 0] = [0, 1, 2].map(
		(axis) => (from[axis] ?? 0) * near + ((east[axis] ?? 0) * sin + (north[axis] ?? 0) * cos) * far,
	);
	return [a, b, c];
}

/** Points of the shortest way over the sphere, by spherical interpolation. */
function greatCircle(from: Vector, to: Vector, steps: number): Vector[] {
	const angle = Math.acos(from[0] * to[0] + from[1] * to[1] + from[2] * to[2]);
	return range(0, steps, 1).map((step) => {
		const a = Math.sin((1 - step / steps) * angle) / Math.sin(angle);
		const b = Math.sin((step / steps) * angle) / Math.sin(angle);
		return [a * from[0] + b * to[0], a * from[1] + b * to[1], a * from[2] + b * to[2]];
	});
}

/** Orthographic: the globe as seen from far away. */
function project([x, y]: Vector): Point {
	return [tenth(globe.x + x * globe.radius), tenth(globe.y - y * globe.radius)];
}

function tenth(value: number): number {
	return Math.round(value * 10) / 10;
}

/** The runs of a line on the near side and inside the picture. */
function visible(line: readonly Vector[]): Point[][] {
	const runs: Point[][] = [[]];
	for (const point of line) {
		const [x, y] = project(point);
		if (point[2] > 0 && y < heroHeight + 60) runs.at(-1)?.push([x, y]);
		else if (runs.at(-1)?.length) runs.push([]);
	}
	return runs.filter((run) => run.length > 1);
}

/** Steps are relative, which is shorter. */
function pathOf(points: readonly Point[]): string {
	return points
		.map(([x, y], index) => {
			const before = points[index - 1];
			return before ? `l${tenth(x - before[0])} ${tenth(y - before[1])}` : `M${x} ${y}`;
		})
		.join("");
}

function dot([x, y]: Point, radius: number, colour: string): string {
	return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`;
}

function range(from: number, to: number, step: number): number[] {
	return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
}

/** Numbers from 0 to 1 that follow from the text alone: FNV-1a seeds a mulberry32 generator. */
function generator(seed: string): () => number {
	let state = 2166136261;
	for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
	};
}
