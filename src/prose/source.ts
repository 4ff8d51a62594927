// Where a fact of a text comes from.

export interface Source {
	readonly title: string;
	readonly publisher: string;
	/** ISO day it was published, where known. */
	readonly date?: string | undefined;
	/** https address, where there is one. */
	readonly url?: string | undefined;
}
