// THE table of the desk's keys: one meaning each, on whatever page it is.

/** What is pressed together with the browser's own keys for access keys. */
export const keys = {
	/** The first screen. */
	home: "h",
	/** Finds what the caller says. */
	find: "f",
	record: "l",
	/** The way back, where nothing is changed. */
	back: "b",
	/** Says yes to what the page asks: the only key that does what cannot be taken back. */
	yes: "y",
	/** Sends what was typed or chosen on to its next step: a search, a correction, a look at what was picked. */
	submit: "s",
	take: "t",
	done: "d",
	letGo: "r",
	passOn: "g",
	/** Each of these opens its question, and does nothing yet. The caller paid by phone; what is given back has no key. */
	paid: "p",
	/** The airline issued tickets: their numbers are written down. */
	tickets: "k",
	cancel: "c",
	failed: "x",
	release: "z",
	merge: "w",
	/** Somebody was reached by phone. */
	reached: "o",
	/** Sends the email about what is open. */
	email: "m",
	contact: "e",
	correctTickets: "i",
	note: "n",
	cardMoney: "v",
	/** Books for who is calling: typed, read out, sent. */
	book: "a",
	propose: "u",
	/** Changes a ticketed trip. */
	exchange: "j",
	/** Asks the fare source for the price of now: nothing is changed there. */
	priceNow: "q",
} as const satisfies Readonly<Record<string, string>>;

export type KeyName = keyof typeof keys;

/** The first nine of a list have a digit each: it opens or chooses that one. */
export type Digit = "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9";

const digits = ["1", "2", "3", "4", "5", "6", "7", "8", "9"] as const satisfies readonly Digit[];

export function digitKey(index: number): Digit | undefined {
	return digits[index];
}

export type Key = KeyName | Digit;

/** The letter or digit itself, lower case. */
export function accessKeyOf(key: Key): string {
	return key in keys ? keys[key as KeyName] : key;
}
