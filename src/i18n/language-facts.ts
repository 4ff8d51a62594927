// What code has to know of a language besides its texts: one file a language holds it, and browsers load it.
export interface LanguageFacts {
	/** What the language calls itself. */
	readonly name: string;
	/** BCP 47, for Intl: dates, numbers, names of countries. */
	readonly locale: string;
	/** The same for amounts: of a place whose readers know several dollars or pesos, where "$" could be another's. */
	readonly money: string;
	/** The language of the card provider's own page, by that provider's code. */
	readonly cardPage: string;
	/** The parts of a date in the order in which they are said. */
	readonly dateParts: readonly ("day" | "month" | "year")[];
	/** In what its readers measure a way. */
	readonly distance: "mile" | "kilometer";
	/** Quotation marks around a text, and around one inside it. */
	readonly quotes: { readonly outer: readonly [string, string]; readonly inner: readonly [string, string] };
	/** Small words of a question as it is asked, without accents: they say nothing about what it is about. */
	readonly smallWords: string;
}
