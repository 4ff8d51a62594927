// Fewer points for the same look: lines on paper, thinned by Douglas and Peucker's rule.

/** On paper: x to the right, y down. */
export type Spot = readonly [x: number, y: number];

/** No point left out is farther than `tolerance` from what stays. The ends stay. */
export function thinned(line: readonly Spot[], tolerance: number): Spot[] {
	const kept = new Set([0, line.length - 1]);
	const open: [number, number][] = [[0, line.length - 1]];
	for (let span = open.pop(); span; span = open.pop()) {
		const [first, last] = span;
		const far = farthest(line, first, last);
		if (far.distance <= tolerance) continue;
		kept.add(far.index);
		open.push([first, far.index], [far.index, last]);
	}
	return line.filter((_, index) => kept.has(index));
}

/** A closed line, its first point not repeated: thinned on both sides of the point farthest from the first. */
export function thinnedRing(ring: readonly Spot[], tolerance: number): Spot[] {
	const [first] = ring;
	if (!first || ring.length < 4) return [...ring];
	const split = farthest([...ring, first], 0, ring.length).index;
	return [
		...thinned(ring.slice(0, split + 1), tolerance).slice(0, -1),
		...thinned([...ring.slice(split), first], tolerance).slice(0, -1),
	];
}

/** Of a closed line, whichever way round it runs. */
export function ringArea(ring: readonly Spot[]): number {
	const doubled = ring.reduce((sum, [x, y], index) => {
		const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
		return sum + x * nextY - nextX * y;
	}, 0);
	return Math.abs(doubled) / 2;
}

function farthest(line: readonly Spot[], first: number, last: number): { index: number; distance: number } {
	const best = { index: first, distance: 0 };
	const a = line[first];
	const b = line[last];
	if (!a || !b) return best;
	for (let index = first + 1; index < last; index++) {
		const spot = line[index];
		const distance = spot ? distanceToSegment(spot, a, b) : 0;
		if (distance > best.distance) Object.assign(best, { index, distance });
	}
	return best;
}

/** Between a point and the nearest point of a segment. */
export function distanceToSegment([x, y]: Spot, [ax, ay]: Spot, [bx, by]: Spot): number {
	const length = (bx - ax) ** 2 + (by - ay) ** 2;
	const along = length === 0 ? 0 : ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length;
	const t = Math.min(1, Math.max(0, along));
	return Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay));
}
