// What is thrown where something that the site depends on does not answer, and a page cannot stand without it: 503, not a fault of ours.

export class Unavailable extends Error {
	constructor(detail: string) {
		super(detail);
		this.name = "Unavailable";
	}
}

/** Seconds after which it is worth trying again. */
export const againSeconds = 60;

/** What the work gives; where it fails, nothing can be shown without it. @param what names it for the log */
export function orUnavailable<Done>(what: string, work: Promise<Done>): Promise<Done> {
	return work.catch((error: unknown) => {
		throw new Unavailable(`${what}: ${error}`);
	});
}
