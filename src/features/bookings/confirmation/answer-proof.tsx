// Answers what came out of a booking's mail: digits that were typed, a link's button; and the wish for new digits.
import { settingOf } from "../../../forms/form-setting.ts";
import { readForm } from "../../../forms/read-form.ts";
import { checked } from "../../../forms/rules.ts";
import { deliverSoon } from "../../../mail/wake.ts";
import { type PageData, type PageResult, seeOther } from "../../../page/page.ts";
import { sentParameter } from "../../../parameters.ts";
import { cookiesSince } from "../../../privacy/endings.ts";
import { readFormToken } from "../../../privacy/form-token.ts";
import { isToken } from "../../../privacy/token.ts";
import { visitorOf } from "../../../privacy/visitor.ts";
import { inTime } from "../../../time/in-time.ts";
import { tripsCookies } from "../access.ts";
import type { Booking } from "../booking.ts";
import { digitsForm } from "../forms/digits-form.ts";
import { awaitsProof, holdProven, holdWaitMs, prove } from "../holds/hold.ts";
import { askerOf, findAsked, isLink, itsOwn, takeLink, tryDigits } from "../proof/codes.ts";
import { mailCode } from "../proof/mail-code.ts";
import { problemOf } from "../proof/problem-of.ts";
import { LinkView, type ProofState } from "../proof/proof-views.tsx";
import { type BookingStore, findBooking } from "../store.ts";
import { askDigits, askName } from "./ask-name.tsx";
import { type Input, pageOf, proofPurpose, sentDigits, sentProof, showBooking } from "./own-booking.tsx";

export interface Proving {
	readonly input: Input;
	readonly store: BookingStore;
	readonly code: string;
	/** The booking, where this browser may open it anyway; of an erased one nothing is left to show. */
	readonly own: Booking | undefined;
}

/** The digits of a form, or its wish for new ones. */
export async function answerDigits(proving: Proving, form: FormData): Promise<PageResult> {
	const { input, store, code, own } = proving;
	const now = input.services.now();
	const visitor = visitorOf(input.visit);
	const asker = own ? itsOwn : visitor && (await askerOf(store.vault, visitor));
	const asked = asker === undefined || own ? undefined : await findAsked(store.db, code, asker, now);
	const token = { token: form.get("token"), now };
	const proof = await readFormToken(store.vault, proofPurpose(code), visitor ?? "", token);
	if (proof === "wrong") await input.count("tokenless");
	// Who gave no name was mailed nothing.
	if (asker === undefined || !(own || asked)) return askName(input, store, code, { stale: true }, 403);
	const reading = readForm(digitsForm, form, settingOf(input));
	const again = (state: ProofState, status: NonNullable<PageData["status"]>) => {
		const shown = { typed: reading.typed, ...state };
		return own
			? showBooking(input, store, own, { proof: shown }).then((page) => ({ ...page, status }))
			: askDigits(input, store, code, { told: asked?.told ?? false, ...shown }, status);
	};
	if (proof !== "ok") return again({ notice: "token" }, 403);
	await input.count(form.has("again") ? "form" : "digits");
	if (form.has("again")) {
		// Who may not be told whether the name was right gives it anew.
		if (asked && !asked.told) return askName(input, store, code);
		return (await mailAgain(proving, asker)) ? toPage(proving, sentDigits) : again({ notice: "spent" }, 429);
	}
	if (reading.kind === "invalid") return again({ problems: reading.problems }, 400);
	const tried = await tryDigits(store, { booking: code, asker, digits: reading.value.digits }, now);
	if (tried.kind === "right") return proven(proving, reading.value.stay);
	// A second click finds what the first has done.
	if (own?.proven && tried.kind === "ended") return toPage(proving);
	return again({ problems: [{ field: "digits", ...problemOf(tried) }] }, 400);
}

async function mailAgain({ input, store, code, own }: Proving, asker: string): Promise<boolean> {
	const { spending, services, afterwards } = input;
	const booking = own ?? (await findBooking(store, code));
	if (!booking?.contact) return false;
	const holds = await awaitsProof(store, booking, services.fares);
	const mailed = await mailCode(
		{ spending, store, now: services.now() },
		{ ...booking, contact: booking.contact },
		{ asker, told: !own, why: holds && own ? "hold" : "open" },
	);
	if (mailed) afterwards(deliverSoon(services.outbox, services.now));
	return mailed;
}

/** The page behind a mail's link; undefined where the link counts no more. */
export async function openLink({ input, store, code }: Proving, secret: string): Promise<PageData | undefined> {
	const { services } = input;
	if (!isToken(secret) || !(await isLink(store.db, code, secret, services.now()))) return undefined;
	const booking = await findBooking(store, code);
	const holds = booking !== undefined && (await awaitsProof(store, booking, services.fares));
	return { view: <LinkView {...{ code, secret, holds }} />, crumb: null };
}

/** Its button: the secret is the proof, from whatever browser it comes. */
export async function answerLink(proving: Proving, form: FormData): Promise<PageResult> {
	const { input, store, code, own } = proving;
	const secret = String(form.get("proof"));
	if (isToken(secret) && (await takeLink(store.db, code, secret, input.services.now())))
		return proven(proving, form.get("stay") === checked);
	await input.count("link");
	return own ? toPage(proving) : askName(input, store, code, { gone: true }, 404);
}

/** Opens the booking for this browser, and asks for its seats where they waited. @param stay on this device, as the box said */
async function proven(proving: Proving, stay: boolean): Promise<PageResult> {
	const { input, store, code, own } = proving;
	const { services, visit, spending, afterwards } = input;
	const { fares, outbox, now } = services;
	const before = own ?? (await findBooking(store, code));
	const waited = before !== undefined && (await awaitsProof(store, before, fares));
	const booking = await prove(store, code, "mail", now());
	if (!booking) return askName(input, store, code, { gone: true }, 404);
	const order = holdProven(store, fares, booking, {
		charge: () => spending.charge("hold", { once: code }),
		browser: visitorOf(visit),
		now,
	});
	afterwards(order.then(() => deliverSoon(outbox, now)));
	// That it failed is written down where it is awaited to its end.
	await inTime(order, holdWaitMs, () => undefined).catch(() => undefined);
	// Who may open it anyway keeps what they have.
	const since = own ? visit : await cookiesSince(store.db, visit).catch(() => visit);
	const cookies = own ? [] : await tripsCookies(store.vault, since, { code, now: now(), stay });
	return toPage(proving, waited ? sentProof : undefined, cookies);
}

function toPage({ input, code }: Proving, sent?: string, cookies: readonly string[] = []): Response {
	return seeOther(pageOf(input, code, sent ? { [sentParameter]: sent } : {}), cookies);
}
