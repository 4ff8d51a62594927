// Round numbers for the axis of a graph that starts at zero.

const roundSteps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5, 10];

/** The least round value that is not below `highest` and divides into `steps` round steps; minor units in and out. */
export function topOf(highest: number, steps: number): number {
	const least = Math.max(highest, 1) / steps;
	const power = 10 ** Math.floor(Math.log10(least));
	const step = roundSteps.find((each) => each * power >= least) ?? 10;
	return step * power * steps;
}
