// A booking under its code: whole for a browser that may see it; for all others one page, whether or not it exists.

import { tooMany } from "../../../edge/limits.ts";
import { guess, TooMany } from "../../../edge/spending.ts";
import { blank, fieldsOf } from "../../../forms/form.ts";
import { settingOf } from "../../../forms/form-setting.ts";
import { readForm } from "../../../forms/read-form.ts";
import { movedTo, type Page, type PageData, type PageResult, seeOther } from "../../../page/page.ts";
import { usePage } from "../../../page/page-context.tsx";
import { issueFormToken, readFormToken } from "../../../privacy/form-token.ts";
import { tieTo, visitorOf } from "../../../privacy/visitor.ts";
import { proseData } from "../../../prose/views/prose-page.tsx";
import { referenceAgain } from "../../../prose/views/reference-again.tsx";
import { confirmationLength } from "../../../references/browser/typed-code.ts";
import { groupReference, normalizeReference } from "../../../references/reference.ts";
import { CallLink } from "../../../ui/call-link.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { PageWithAside } from "../../../ui/page-with-aside.tsx";
import { findOwnTrip, tripsCookies } from "../access.ts";
import type { Booking } from "../booking.ts";
import { correctionForm } from "../forms/correction-form.ts";
import { nameForm } from "../forms/name-form.ts";
import { type LookupAnswer, lookUp } from "../lookup.ts";
import { NameForm, type NameFormProps } from "../lookup-form.tsx";
import type { BookingPorts } from "../ports.ts";
import type { BookingStore } from "../store.ts";
import { answerCorrection, type Input, pageOf, showBooking } from "./own-booking.tsx";

const purpose = "lookup";

export const bookingConfirmation: Page<"bookingConfirmation", BookingPorts> = {
	async load(input) {
		const typed = input.params.confirmationCode;
		const reading = normalizeReference(typed, confirmationLength);
		if (reading.kind !== "ok") return referenceAgain(input, typed, { crumb: null });
		const { code } = reading;
		if (code !== typed) return movedTo(pageOf(input, code));
		const store = input.services.bookings;
		if (!store) return off();
		let booking: Booking | undefined;
		try {
			booking = await openedBooking(input, store, code);
		} catch (error) {
			return off(`booking: ${String(error)}`);
		}
		return booking ? showBooking(input, store, booking) : askName(input, store, { code, typed: blank(nameForm) });
	},

	/** Answers a last name, or a contact that is corrected. */
	async action(input, form) {
		const typed = input.params.confirmationCode;
		const reading = normalizeReference(typed, confirmationLength);
		if (reading.kind !== "ok") return referenceAgain(input, typed, { crumb: null });
		const { code } = reading;
		const store = input.services.bookings;
		if (!store) return off();
		if (!fieldsOf(correctionForm).some((field) => form.has(field))) return answerName(input, store, code, form);
		let booking: Booking | undefined;
		try {
			booking = await openedBooking(input, store, code);
		} catch (error) {
			return off(`booking: ${String(error)}`);
		}
		return booking
			? answerCorrection(input, store, booking, form)
			: askName(input, store, { code, typed: blank(nameForm) }, 403);
	},

	/** No code is public. */
	instances: () => [],
};

/** A booking that this browser may see. An erased one has nothing left to show. */
async function openedBooking(
	{ visit, services }: Input,
	store: BookingStore,
	code: string,
): Promise<Booking | undefined> {
	const booking = await findOwnTrip(store, visit, code, services.now());
	return booking?.erasedAt ? undefined : booking;
}

async function answerName(input: Input, store: BookingStore, code: string, form: FormData): Promise<PageResult> {
	const now = input.services.now();
	const { visit } = input;
	const visitor = visitorOf(visit);
	const token = { token: form.get("token"), now };
	const proof = visitor ? await readFormToken(store.vault, purpose, visitor, token) : "wrong";
	const reading = readForm(nameForm, form, settingOf(input));
	const { typed } = reading;
	if (proof !== "ok") return askName(input, store, { code, typed, stale: true }, 403);
	if (reading.kind === "invalid") return askName(input, store, { code, ...reading }, 400);
	let answer: LookupAnswer;
	const { surname, stay } = reading.value;
	try {
		answer = await guess(
			input.spending,
			["wrongName", `${code} ${surname}`],
			() => lookUp(store, code, surname, now),
			({ kind }) => kind !== "found",
		);
	} catch (error) {
		if (error instanceof TooMany) throw error;
		const again = await askName(input, store, { code, typed, down: true }, 503);
		return { ...again, degraded: `lookup: ${String(error)}` };
	}
	if (answer.kind === "closed") tooMany(answer.retryAfter);
	if (answer.kind === "miss") {
		return askName(input, store, { code, typed, problems: [{ field: "surname", key: "lookup.miss" }] }, 404);
	}
	return seeOther(pageOf(input, code), await tripsCookies(store.vault, visit, { code, now, stay }));
}

/** The same for every code, so that it tells nothing about any. */
async function askName(
	input: Input,
	{ vault }: BookingStore,
	form: Omit<NameFormProps, "token">,
	status: PageData["status"] = 200,
): Promise<PageData> {
	const { visit, services } = input;
	const { visitor, cookies } = tieTo(visit);
	const token = await issueFormToken(vault, purpose, visitor, services.now());
	return {
		...proseData(input, { before: <NameForm {...form} token={token} /> }),
		crumb: groupReference(form.code),
		status,
		cookies,
	};
}

/** The answer where no database answers or no key is set: there are no bookings then; the phone number stands beside it. */
function off(degraded = "no database or key for bookings"): PageData {
	return { view: <OffView />, crumb: null, status: 503, degraded };
}

function OffView() {
	const { t } = usePage();
	return (
		<PageWithAside head={{ heading: t("lookup.off.heading") }}>
			<Notice>
				<p>{t("lookup.off.text")}</p>
				<p className="mt-3">
					<CallLink />
				</p>
			</Notice>
		</PageWithAside>
	);
}
