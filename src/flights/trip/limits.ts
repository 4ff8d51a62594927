// How far a search goes, for whoever needs no more of its form than this.

/** Slices of a multi-city trip. */
export const maxSlices = 6;
/** Airlines open their schedules about eleven months ahead. */
export const maxDaysAhead = 330;
/** Characters of a field that are read. */
export const maxFieldLength = 100;
