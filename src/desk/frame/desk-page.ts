// What a page or an act of the desk is: it gets who asks and what for, and answers with a view or leads elsewhere.
import type { ReactElement } from "react";
import type { Refunds } from "../../features/bookings/payments/refunds.ts";
import type { OrderChanges } from "../../flights/order-changes.ts";
import type { Language } from "../../i18n/languages.ts";
import type { Translate } from "../../i18n/messages.ts";
import type { Services } from "../../services.ts";
import type { Agent } from "../agent.ts";
import type { FindDesk } from "../find/find-desk.ts";
import type { DeskParams, DeskRouteId } from "../routes.ts";
import type { DeskTranslate } from "../texts/texts.ts";

/** The site's services that there are for sure: without a database and its key there is no desk. */
export interface DeskServices extends Services {
	readonly db: NonNullable<Services["db"]>;
	readonly vault: NonNullable<Services["vault"]>;
	readonly bookings: NonNullable<Services["bookings"]>;
	readonly finding: FindDesk;
	/** Who gives back money, by the provider that took it; absent where none is configured. */
	readonly refunds?: ReadonlyMap<string, Refunds>;
	/** Who changes what was ordered; absent where no source that does is configured. */
	readonly orderChanges?: OrderChanges;
}

export interface DeskInput<Id extends DeskRouteId = DeskRouteId> {
	readonly params: DeskParams<Id>;
	readonly agent: Agent;
	readonly language: Language;
	/** The site's texts, */
	readonly t: Translate;
	/** and the desk's. */
	readonly d: DeskTranslate;
	readonly services: DeskServices;
	readonly now: Date;
	/** What the address asks for besides. */
	readonly query: URLSearchParams;
	/** What was sent; empty where nothing was. */
	readonly form: FormData;
	/** Its form was refused: the page is shown once more, and nothing is done, whatever the form says. */
	readonly showOnly: boolean;
}

export interface DeskView {
	/** Names the page, in the tab and for who cannot see it. */
	readonly title: string;
	/** The content of `<main>`, from the h1 down. */
	readonly view: ReactElement;
	readonly status?: 200 | 400 | 404 | 409 | 503;
	/** What was typed into the box, to be corrected there. */
	readonly said?: string;
}

/** What was typed into a field cannot be right: the page of the form is shown again, with all that was typed. */
export interface Mistyped {
	readonly mistyped: string;
	readonly text: string;
}

export type DeskAnswer = DeskView | Mistyped | Response;

/** Throws for surprises alone: they end in one place, the app. */
export type DeskHandler<Id extends DeskRouteId = DeskRouteId> = (
	input: DeskInput<Id>,
) => DeskAnswer | Promise<DeskAnswer>;

/** 303: what was done is done once, however often the page is reloaded. */
export function leadTo(target: string): Response {
	return new Response(null, { status: 303, headers: { Location: target } });
}
