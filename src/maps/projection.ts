// Miller's cylindrical projection: the whole world to its poles on a sheet, near enough to Mercator where people live.

/** Units of the sheet to a degree of longitude. */
export const unitsPerDegree = 20;
const radius = (unitsPerDegree * 180) / Math.PI;

/** The way around the world, in units. */
export const worldWidth = 360 * unitsPerDegree;

/** Degrees east, not only up to 180, to units to the right of Greenwich. */
export function projectX(longitude: number): number {
	return longitude * unitsPerDegree;
}

/** Degrees north to units below the equator. */
export function projectY(latitude: number): number {
	const phi = (latitude * Math.PI) / 180;
	return -radius * 1.25 * Math.log(Math.tan(Math.PI / 4 + 0.4 * phi));
}

/** The way from the equator to a pole, in units. */
export const poleY: number = -projectY(90);
