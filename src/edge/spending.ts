// What a request may spend of ours: who asks, the budgets that are asked, and the answer to who is past them.
import { HTTPException } from "hono/http-exception";
import type { Budgets, Permit, Spender, Wanted } from "../effects/budgets.ts";
import type { Effect } from "../effects/effects.ts";
import { networksOf } from "../effects/networks.ts";
import { type Cookies, writeCookie } from "../privacy/cookies.ts";
import { sha256 } from "../privacy/hash.ts";
import { cookiesOf } from "./request-cookies.ts";

/** The places in the lines of a network that this browser was given, newest first (src/effects/line.ts). */
export const placeCookieName = "place";
/** Asks, with the address of a search, to be shown the check for people in place of the wait. */
export const personParameter = "person";
const placeSeconds = 40 * 60;
/** Who waits to search may write a message meanwhile; nobody stands in more lines than this. */
const placesKept = 4;

export type Granted = Permit & { readonly kind: "granted" };

/** Asks the budgets in the name of one request. */
export interface Spending {
	/** Never throws. Where there are no budgets (a bare runtime) everything is granted. */
	charge(effect: Effect, wanted?: Wanted): Promise<Permit>;
	/** The line of Set-Cookie that brings a place in a line along. */
	placeCookie(ticket: string): string;
	/** What the proof of a person that came along is worth: one turn, brought as a place is. Never throws. */
	pass(): Promise<string | undefined>;
}

/** What a browser brings that was asked to show that a person uses it. */
export interface Proof {
	readonly token: string;
	/** Never throws; nobody who cannot be asked is one. @param attempt names the proof and who brings it: 64 hex characters */
	isHuman(attempt: string): Promise<boolean>;
}

/** What a request has to show for itself, looked at only where it would be refused or have to wait. */
export interface Shown {
	/** Looked at once. */
	readonly proof?: Proof | undefined;
	/** Has this browser proven a mail address, or a booking or a quote under way? Never throws. */
	readonly isKnown?: ((visit: Cookies) => Promise<boolean>) | undefined;
}

/**
 * Looks at the request only once something is spent: most pages spend nothing.
 * @param request as it came to the gateway: a page that is rendered for the cache has no visitor
 */
export function spendingOf(request: Request, budgets: Budgets | undefined, { proof, isKnown }: Shown = {}): Spending {
	const spenderOf = (): Spender & { readonly tickets: readonly string[] } => ({
		address: request.headers.get("cf-connecting-ip") ?? undefined,
		tickets: placesOf(request),
		...(isKnown && { isKnown: () => isKnown(cookiesOf(request)) }),
	});
	const pass = async () => {
		const spender = spenderOf();
		if (!budgets || !proof || spender.address === undefined) return undefined;
		// From another network the same proof is another attempt, which its provider refuses.
		const id = await sha256(`pass\n${networksOf(spender.address).network}\n${proof.token}`);
		return (await proof.isHuman(id)) && (await budgets.pass(spender, id)) ? id : undefined;
	};
	return {
		async charge(effect, wanted = {}) {
			if (!budgets) return { kind: "granted", units: wanted.units ?? 1, giveBack: async () => {} };
			const spender = spenderOf();
			const permit = await budgets.charge(effect, spender, wanted);
			const opened = permit.kind === "wait" ? await pass() : undefined;
			return opened ? budgets.charge(effect, { ...spender, tickets: [opened, ...spender.tickets] }, wanted) : permit;
		},
		pass,
		placeCookie(place) {
			const kept = [...new Set([place, ...placesOf(request)])].slice(0, placesKept);
			return writeCookie(placeCookieName, kept.join("."), { secure: cookiesOf(request).secure, maxAge: placeSeconds });
		},
	};
}

function placesOf(request: Request): readonly string[] {
	const kept = cookiesOf(request).cookie(placeCookieName) ?? "";
	return kept.split(".").filter(Boolean).slice(0, placesKept);
}

/** 429 with the seconds after which it is worth trying again; what was typed goes along, to be sent again. */
export class TooMany extends HTTPException {
	/** What was sent, for the page that says so. */
	form?: FormData;
	/** Only a line is waited in: who is shown to be a person need not. */
	readonly inLine: boolean;

	/** @param cookie brings the place in the line along */
	constructor(retryAfter: number, cookie?: string) {
		const headers = new Headers({ "Retry-After": `${retryAfter}` });
		if (cookie) headers.append("Set-Cookie", cookie);
		super(429, { res: new Response(null, { headers }) });
		this.inLine = cookie !== undefined;
	}
}

/**
 * Takes one of an effect. Throws 429 for who has to wait or to come back later. Budgets that are silent stop nothing
 * here: what is dear asks them itself.
 */
export async function spend(spending: Spending, effect: Effect, wanted?: Wanted): Promise<Granted> {
	const permit = await spending.charge(effect, wanted);
	if (permit.kind === "granted") return permit;
	if (permit.kind === "silent") return { kind: "granted", units: 1, giveBack: async () => {} };
	throw tooSoon(permit, spending);
}

/**
 * Counts a guess before it is judged, so that guesses made all at once are counted one by one, and gives it back unless
 * it was judged wrong: also where the judge failed. The same guess again within an hour tells nothing new, and counts
 * once. Throws as `spend` and `judge` do.
 * @param guessed what was typed
 */
export async function guess<Answer>(
	spending: Spending,
	[effect, guessed]: readonly ["wrongCode" | "wrongName", string],
	judge: () => Promise<Answer>,
	isWrong: (answer: Answer) => boolean,
): Promise<Answer> {
	const counted = await spend(spending, effect, { once: guessed });
	let wrong = false;
	try {
		const answer = await judge();
		wrong = isWrong(answer);
		return answer;
	} finally {
		if (!wrong) await counted.giveBack(1);
	}
}

/** The answer to who has to wait, or to come back. */
export function tooSoon(permit: Exclude<Permit, { kind: "granted" | "silent" }>, spending: Spending): TooMany {
	return new TooMany(permit.seconds, permit.kind === "wait" ? spending.placeCookie(permit.ticket) : undefined);
}

/**
 * Sends a mail to a mailbox that nobody has proven, or nothing where it had its mails of a day; one that could not be
 * sent was none. Throws 429 where it is the sender who has to wait, and as `send` does.
 */
export async function mailOnce(
	spending: Spending,
	mailbox: NonNullable<Wanted["mailbox"]>,
	send: () => Promise<void>,
): Promise<void> {
	const permit = await spending.charge("mail", { mailbox });
	if (permit.kind === "refused" && permit.scope === "mailbox") return;
	if (permit.kind === "wait" || permit.kind === "refused") throw tooSoon(permit, spending);
	try {
		await send();
	} catch (error) {
		if (permit.kind === "granted") await permit.giveBack(1);
		throw error;
	}
}
