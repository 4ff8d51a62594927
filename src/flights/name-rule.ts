// Which names a fare source can send to airlines as they are: each source says its own, nobody else knows it.

/** For a given or a family name, written one way. */
export interface NameRule {
	/** Characters of the longest name that it takes. */
	readonly maxLength: number;
	/** Can the name be sent as it is? An accent written apart counts with its letter. */
	takes(name: string): boolean;
}
