// What an airline did to a booking's flights, for its traveler: opened by their browser or by the link in their mail, answered once.

import { TooMany } from "../../../edge/spending.ts";
import { href } from "../../../links.ts";
import { deliverSoon } from "../../../mail/wake.ts";
import { movedTo, type Page, type PageData, type PageInput, type PageResult, seeOther } from "../../../page/page.ts";
import { changeAnswerParameter, proofParameter } from "../../../parameters.ts";
import { issueFormToken, readFormToken, sameText } from "../../../privacy/form-token.ts";
import { isToken, tokenHash } from "../../../privacy/token.ts";
import { tieTo, visitorOf } from "../../../privacy/visitor.ts";
import { confirmationLength } from "../../../references/browser/typed-code.ts";
import { groupReference, normalizeReference } from "../../../references/reference.ts";
import { findOwnTrip } from "../access.ts";
import type { Booking } from "../booking.ts";
import { changeAnswers, changesOf, currentOf, type KeptChange } from "../kept-changes.ts";
import type { BookingPorts } from "../ports.ts";
import { type BookingStore, findBooking } from "../store.ts";
import { answerChange, passOn } from "./answer.ts";
import { type ChangeNotice, ChangeView } from "./change-view.tsx";
import { judge } from "./judge.ts";

type Input = PageInput<"airlineChange", BookingPorts>;

interface Opened {
	readonly store: BookingStore;
	readonly booking: Booking;
	/** The newest, which is what is asked. */
	readonly change: KeptChange;
	/** Of the link by which it was opened; undefined where this browser may see the booking anyway. */
	readonly secret: string | undefined;
}

export const airlineChange: Page<"airlineChange", BookingPorts> = {
	async load(input) {
		try {
			const opened = await open(input, input.query.get(proofParameter));
			return opened instanceof Response || !("change" in opened) ? opened : await shown(input, opened);
		} catch (error) {
			return off(input, error);
		}
	},

	async action(input, form) {
		try {
			const secret = form.get(proofParameter);
			const opened = await open(input, typeof secret === "string" && secret ? secret : null);
			if (!(opened instanceof Response) && "change" in opened) return await answered(input, opened, form);
			await input.count(secret ? "link" : "tokenless");
			return opened;
		} catch (error) {
			if (error instanceof TooMany) throw error;
			return off(input, error);
		}
	},

	/** No code is public. */
	instances: () => [],
};

/** Who may not see it is led to the booking, which asks for what opens it, alike for every code. */
async function open(input: Input, secret: string | null): Promise<Opened | PageResult> {
	const typed = input.params.confirmationCode;
	const reading = normalizeReference(typed, confirmationLength);
	const elsewhere = () => seeOther(href(input.language, "bookingConfirmation", { confirmationCode: typed }));
	// What is no code, that page says.
	if (reading.kind !== "ok") return elsewhere();
	const { code } = reading;
	if (code !== typed) return movedTo(pageOf(input, code));
	const { services, visit } = input;
	const store = services.bookings;
	if (!store) return elsewhere();
	const own = await findOwnTrip(store, visit, code, services.now());
	if (!own && !(secret && isToken(secret))) return elsewhere();
	const changes = await changesOf(store.db, code);
	const change = currentOf(changes);
	const hash = own || !secret ? undefined : await tokenHash(secret);
	const linked = hash !== undefined && changes.some(({ linkHash }) => linkHash !== null && sameText(linkHash, hash));
	const booking = own ?? (linked ? await findBooking(store, code) : undefined);
	if (!booking || booking.erasedAt || !change) return elsewhere();
	return { store, booking, change, secret: own ? undefined : (secret ?? undefined) };
}

function pageOf({ language }: Input, code: string, secret?: string): string {
	return href(language, "airlineChange", { confirmationCode: code }, secret ? { [proofParameter]: secret } : {});
}

/** Of the token in the form of a browser that may see the booking: one booking's is not another's. */
const purposeOf = ({ code }: Booking) => `change.${code}`;

async function shown(
	input: Input,
	{ store, booking, change, secret }: Opened,
	notice?: ChangeNotice,
): Promise<PageData> {
	const { services, visit, query, t } = input;
	const now = services.now();
	const { visitor, cookies } = tieTo(visit);
	const token = await issueFormToken(store.vault, purposeOf(booking), visitor, now);
	const wanted = changeAnswers.find((one) => one === query.get(changeAnswerParameter));
	const { before, after, cabin } = change;
	const judged = after
		? judge({ before, after, cabins: [booking.offer.cabin, cabin] }, new Date(change.foundAt))
		: undefined;
	const page = pageOf(input, booking.code, secret);
	return {
		view: (
			<ChangeView {...{ booking, change, judged, secret, token, notice, page }} asked={notice ? undefined : wanted} />
		),
		crumb: t("moved.crumb"),
		crumbAbove: groupReference(booking.code),
		reference: groupReference(booking.code),
		...(change.answeredAt && { done: t("moved.done") }),
		cookies,
	};
}

async function answered(input: Input, opened: Opened, form: FormData): Promise<PageResult> {
	const { services, visit, afterwards } = input;
	const { store, booking, change, secret } = opened;
	const now = services.now();
	const answer = changeAnswers.find((one) => one === form.get(changeAnswerParameter));
	if (!answer) return seeOther(pageOf(input, booking.code, secret));
	if (secret) await input.count("form");
	else {
		const token = { token: form.get("token"), now };
		const reading = await readFormToken(store.vault, purposeOf(booking), visitorOf(visit) ?? "", token);
		await input.count(reading === "wrong" ? "tokenless" : "form");
		if (reading !== "ok") return { ...(await shown(input, opened, "token")), status: 403 };
	}
	const number = Number(form.get("change"));
	const by = secret ? "link" : "browser";
	const taken = await answerChange(store, booking.code, { number, answer, by }, now);
	// A newer one came while this was read: it is what is asked now.
	if (taken.kind === "gone" || taken.kind === "unfit") return { ...(await shown(input, opened, "newer")), status: 409 };
	if (taken.kind === "made") {
		const { airlineChanges: source, outbox } = services;
		afterwards(deliverSoon(outbox, services.now));
		if (source && taken.change.passed === "waiting" && booking.offer.source === source.name) {
			afterwards(passOn(store, source, change));
		}
	}
	return seeOther(pageOf(input, booking.code, secret));
}

function off(input: Input, error: unknown): PageData {
	return { view: <ChangeView.Off />, crumb: null, status: 503, degraded: `change ${input.id}: ${String(error)}` };
}
