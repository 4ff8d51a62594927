// The port to a card payment provider with a checkout page of its own: its pages, the charges behind them, and the events that it sends.

import type { Language } from "../../i18n/languages.ts";
import type { Money } from "../../money/money.ts";

/** What is wrong with the provider. `rejected`: it answered, and will not; what it was asked for was not done. */
export type CheckoutFailure = "timeout" | "unavailable" | "rejected" | "malformed";

/** A provider that cannot answer throws this. Its message is for the log: nothing that the provider wrote is in it. */
export class CheckoutError extends Error {
	readonly failure: CheckoutFailure;

	constructor(failure: CheckoutFailure, detail: string) {
		super(`${failure}: ${detail}`);
		this.name = "CheckoutError";
		this.failure = failure;
	}
}

/** Nothing personal is ever in it: our own codes and amounts. */
export interface PageRequest {
	/** Id of our payment: the same one, asked again, is the same page. */
	readonly payment: string;
	/** Confirmation code. */
	readonly booking: string;
	readonly language: Language;
	/** What the total is made of, as the visitor reads it; all in one currency. */
	readonly lines: readonly { readonly name: string; readonly amount: Money }[];
	/** ISO 8601 in UTC; the provider takes 30 minutes to 24 hours. */
	readonly expiresAt: string;
	readonly successUrl: string;
	readonly cancelUrl: string;
}

/**
 * `open`: nobody has paid yet, also after a card was declined; `authorized`: the money is kept for us on the card;
 * `captured`: taken; `voided`: let go; `declined`: ended without money; `refunded`: given back, all of it.
 */
export type PageState = "open" | "authorized" | "captured" | "voided" | "declined" | "expired" | "refunded";

/** A checkout page as the provider has it now, and the money behind it. */
export interface CheckoutPage {
	readonly id: string;
	/** Our payment and confirmation code; null on a page that is none of ours. */
	readonly payment: string | null;
	readonly booking: string | null;
	readonly state: PageState;
	/** Where it is, while it is open. */
	readonly url: string | null;
	/** What the money is captured and let go by: the provider's name of it. */
	readonly charge: string | null;
	/** What the card was or will be asked for. */
	readonly total: Money;
}

/** That something happened, not what is so now: events come late, twice and in any order. */
export interface PaymentEvent {
	/** The provider's. */
	readonly id: string;
	readonly type: string;
	/** What it is about, as far as it says. */
	readonly page: string | null;
	readonly charge: string | null;
	readonly payment: string | null;
}

type EventAnswer =
	| { readonly kind: "event"; readonly event: PaymentEvent }
	/** Genuine, but about nothing that concerns a booking. */
	| { readonly kind: "other" }
	/** Not from the provider, too old, or not readable. */
	| { readonly kind: "forged" };

/** Every call has a deadline of its own and throws CheckoutError where the provider gives no answer. */
export interface Checkout {
	/** Short lowercase name, kept with every payment. */
	readonly name: string;
	/** True where it moves real money. */
	readonly live: boolean;
	/** Can a card be asked for exactly this? Not in every currency, nor for every part of one. */
	takes(amount: Money): boolean;
	openPage(request: PageRequest): Promise<CheckoutPage>;
	findPage(id: string): Promise<CheckoutPage | undefined>;
	/** It cannot be paid afterwards; the answer tells whether it was paid before. */
	endPage(id: string): Promise<CheckoutPage>;
	/** Takes what is authorized, once however often it is asked; the answer tells what became of it. */
	capture(charge: string): Promise<PageState>;
	/** Lets go what is authorized; never gives back what is captured. */
	release(charge: string): Promise<PageState>;
	/** Pages made since then, newest first; `more`: there are others. */
	recentPages(since: Date): Promise<{ readonly pages: readonly CheckoutPage[]; readonly more: boolean }>;
	/** The header of a webhook's request that its signature stands in. */
	readonly signatureHeader: string;
	/** @param body as it came, byte by byte: it is what was signed */
	readEvent(body: string, signature: string, now: Date): Promise<EventAnswer>;
}

/** The providers that can be asked, by the name that a payment keeps: of each, its own payments and nothing else. */
export type Checkouts = ReadonlyMap<string, Checkout>;
