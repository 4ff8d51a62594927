// A booking shown to a browser that may see it, and its contact corrected from there.

import { settingOf } from "../../../forms/form-setting.ts";
import { readForm } from "../../../forms/read-form.ts";
import { href } from "../../../links.ts";
import { deliverSoon } from "../../../mail/wake.ts";
import { type PageData, type PageInput, type PageResult, seeOther } from "../../../page/page.ts";
import { sentParameter } from "../../../parameters.ts";
import { issueFormToken, readFormToken } from "../../../privacy/form-token.ts";
import { tieTo, visitorOf } from "../../../privacy/visitor.ts";
import { groupReference } from "../../../references/reference.ts";
import { inTime } from "../../../time/in-time.ts";
import { ChangeNotice } from "../airline-changes/change-notice.tsx";
import type { Booking } from "../booking.ts";
import { BookingView, UnsentView } from "../booking-view.tsx";
import type { CorrectionState } from "../contact-part.tsx";
import { findDocuments } from "../documents/find-documents.ts";
import { ExchangeNotice } from "../exchange-notice.tsx";
import { flightsNow } from "../flights-now.ts";
import { correctionForm } from "../forms/correction-form.ts";
import { codeNameOf, headlineOf, type Standing } from "../headline.ts";
import { awaitsProof } from "../holds/hold.ts";
import { changesOf, currentOf, isWithAgent } from "../kept-changes.ts";
import { canPayExchange } from "../payments/card.ts";
import { cardMoneyOf } from "../payments/card-money.ts";
import { comeBack } from "../payments/come-back.ts";
import { paymentStore, paymentsOf } from "../payments/store.ts";
import type { BookingPorts, Exchanges } from "../ports.ts";
import { findAsked, itsOwn } from "../proof/codes.ts";
import { OwnProof, type ProofState, ProvenNotice } from "../proof/proof-views.tsx";
import { isUnsent, reserved } from "../states.ts";
import type { BookingStore } from "../store.ts";
import { correctContact } from "./correct-contact.ts";

export type Input = PageInput<"bookingConfirmation", BookingPorts>;

/** For taking what an exchange costs from a card that was authorized just now. */
const patienceMs = 4_000;

/** What the query says of a contact that was corrected, of digits that were mailed, and of those that were brought back. */
const corrected = "contact";
export const sentDigits = "digits";
export const sentProof = "proof";

/** Of the token in a form about the proof of one booking. */
export function proofPurpose(code: string): string {
	return `proof.${code}`;
}

/** What became of a form that was just sent. */
interface Answered {
	readonly correction?: CorrectionState;
	readonly proof?: ProofState;
}

export function pageOf({ language }: Pick<Input, "language">, code: string, query = {}): string {
	return href(language, "bookingConfirmation", { confirmationCode: code }, query);
}

export async function showBooking(
	input: Input,
	store: BookingStore,
	found: Booking,
	{ correction, proof }: Answered = {},
): Promise<PageData> {
	const { services, visit, afterwards, query, t, language } = input;
	const cards = found.state === "reviewed" ? paymentStore(services) : undefined;
	const back = cards && (await comeBack(cards, found));
	const { booking, untold } = back ?? { booking: found, untold: false };
	if (back) afterwards(back.work.then((moved) => (moved ? deliverSoon(services.outbox, services.now) : undefined)));
	// The page stands without its payments, and then says nothing of cards.
	const money = await paymentsOf(store.db, booking.code).then(cardMoneyOf, () => undefined);
	// The page stands without it.
	const holds = await awaitsProof(store, booking, services.fares).catch(() => false);
	const standing: Standing = { now: services.now(), money, holds };
	const head = {
		title: t("confirm.title", { state: untold ? t("confirm.untold") : headlineOf(booking, { t, language }, standing) }),
		crumb: `${t(codeNameOf(booking))} ${groupReference(booking.code)}`,
		crumbsBelow: true,
		reference: groupReference(booking.code),
	};
	if (isUnsent(booking)) return { view: <UnsentView {...{ booking, untold, ...standing }} />, ...head };
	const { visitor, cookies } = tieTo(visit);
	const token = await issueFormToken(store.vault, purposeOf(booking), visitor, services.now());
	const sent = correction || proof ? null : query.get(sentParameter);
	const saved = sent === corrected;
	const digits = holds && (await ownProof(input, store, booking, visitor));
	const brought = sent === sentProof && booking.proven !== null;
	const state = saved ? ({ notice: "saved" } as const) : correction;
	const documents = await findDocuments(booking.offer.slices, input);
	// The page stands without it too: the mail about it has its own link.
	const changes = await changesOf(store.db, booking.code).catch(() => []);
	const moved = currentOf(changes);
	const asked = reserved.some((state) => state === booking.state) && moved;
	const answered = asked ? await isWithAgent(store.db, asked).catch(() => false) : false;
	const exchanges = await exchangesNow(input, booking);
	const screen = await services.screenPart?.(input, { kind: "booking", id: booking.code });
	return {
		view: (
			<BookingView
				below={screen && !screen.on && screen.view}
				{...{ booking, documents, ...standing }}
				ways={flightsNow(booking, changes)}
				sums={exchanges.sums}
				correction={{ ...state, token }}
				first={
					<>
						{screen?.on && screen.view}
						{exchanges.last && (
							<div className="mb-4">
								<ExchangeNotice
									code={booking.code}
									exchange={exchanges.last}
									cards={canPayExchange(booking, paymentStore(services), exchanges.last.due)}
								/>
							</div>
						)}
						{moved && (answered || (moved.state === "open" && moved.after)) && (
							<ChangeNotice code={booking.code} change={moved} />
						)}
						{brought && <ProvenNotice held={booking.state === "held"} />}
						{digits && <OwnProof {...digits} {...(sent === sentDigits && { notice: "sent" })} {...proof} />}
					</>
				}
			/>
		),
		...head,
		...(saved && { done: t("correction.saved.heading") }),
		...(brought && { done: t("proof.done.heading") }),
		called: screen?.called,
		cookies: [...cookies, ...(screen?.cookies ?? [])],
	};
}

/** Who is back from the card page is asked for no money that was paid there. The page stands without what cannot be read. */
async function exchangesNow({ services }: Input, booking: Booking): Promise<Exchanges> {
	const read = async () => (await services.exchanges?.(booking, services.now())) ?? {};
	const cards = paymentStore(services);
	try {
		const found = await read();
		if (!cards || found.last?.standing !== "due") return found;
		const work = comeBack(cards, booking).then((back) => back.work);
		const moved = await inTime(
			work.catch(() => false),
			patienceMs,
			() => false,
		);
		return moved ? await read() : found;
	} catch {
		return {};
	}
}

async function ownProof({ services }: Input, { db, vault }: BookingStore, { code, contact }: Booking, visitor: string) {
	const now = services.now();
	const token = await issueFormToken(vault, proofPurpose(code), visitor, now);
	const mailed = await findAsked(db, code, itsOwn, now).then(Boolean, () => false);
	return { code, token, mailed, email: contact?.email ?? "" };
}

/** Of the token: one booking's form is not another's. */
function purposeOf({ code }: Booking): string {
	return `contact.${code}`;
}

/** Answers a contact that was typed anew. */
export async function answerCorrection(
	input: Input,
	store: BookingStore,
	booking: Booking,
	form: FormData,
): Promise<PageResult> {
	const { services, visit, afterwards } = input;
	// A draft is corrected at its own step.
	if (isUnsent(booking)) return seeOther(pageOf(input, booking.code));
	const now = services.now();
	const visitor = visitorOf(visit);
	const token = { token: form.get("token"), now };
	const proof = visitor ? await readFormToken(store.vault, purposeOf(booking), visitor, token) : "wrong";
	const { typed, ...reading } = readForm(correctionForm, form, settingOf(input));
	const again = async (state: CorrectionState, status: NonNullable<PageData["status"]>) => ({
		...(await showBooking(input, store, booking, { correction: { typed, ...state } })),
		status,
	});
	await input.count(proof === "wrong" ? "tokenless" : "form");
	if (proof !== "ok") return again({ notice: "token" }, 403);
	if (reading.kind === "invalid") return again({ problems: reading.problems }, 400);
	try {
		const asks = await awaitsProof(store, { ...booking, proven: null }, services.fares);
		const answer = await correctContact(store, booking.code, reading.value, { now, spending: input.spending, asks });
		if (answer === "often") return again({ notice: "often" }, 429);
		if (answer !== "made") return seeOther(pageOf(input, booking.code));
	} catch (error) {
		return { ...(await again({ notice: "failed" }, 503)), degraded: `contact: ${String(error)}` };
	}
	afterwards(deliverSoon(services.outbox, services.now));
	return seeOther(pageOf(input, booking.code, { [sentParameter]: corrected }));
}
