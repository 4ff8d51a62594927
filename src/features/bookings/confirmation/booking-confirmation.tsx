// A booking under its code: whole for a browser that may see it; for all others one page, whether or not it exists.

import { tooMany } from "../../../edge/limits.ts";
import { blank, type FieldOf, type FormState, readForm } from "../../../forms/form.ts";
import { settingOf } from "../../../forms/form-setting.ts";
import { href } from "../../../links.ts";
import { deliverSoon } from "../../../mail/outbox.ts";
import { movedTo, type Page, type PageData, type PageInput, type PageResult, seeOther } from "../../../page/page.ts";
import { usePage } from "../../../page/page-context.tsx";
import { issueFormToken, readFormToken } from "../../../privacy/form-token.ts";
import { proseData } from "../../../prose/views/prose-page.tsx";
import { groupReference } from "../../../references/reference.ts";
import { CallLink } from "../../../ui/call-link.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { PageWithAside } from "../../../ui/page-with-aside.tsx";
import {
	newVisitor,
	opensTrip,
	readVisitor,
	tripsCookie,
	tripsCookieName,
	visitorCookie,
	visitorCookieName,
} from "../access.ts";
import type { Booking } from "../booking.ts";
import { BookingView, UnsentView } from "../booking-view.tsx";
import { codeForm, nameForm } from "../forms/code-forms.ts";
import { type LookupAnswer, lookUp } from "../lookup.ts";
import { CodeForm, NameForm, type NameFormProps } from "../lookup-form.tsx";
import { comeBack } from "../payments/come-back.ts";
import { paymentStore } from "../payments/store.ts";
import type { BookingPorts } from "../ports.ts";
import { isUnsent } from "../states.ts";
import { type BookingStore, findBooking } from "../store.ts";

type Input = PageInput<"bookingConfirmation", BookingPorts>;

const purpose = "lookup";

export const bookingConfirmation: Page<"bookingConfirmation", BookingPorts> = {
	async load(input) {
		const typed = input.params.confirmationCode;
		const reading = readForm(codeForm, new URLSearchParams({ code: typed }), settingOf(input));
		if (reading.kind !== "ok") return askCode(input, reading);
		const { code } = reading.value;
		if (code !== typed) return movedTo(pageOf(input, code));
		const store = input.services.bookings;
		if (!store) return off();
		let booking: Booking | undefined;
		try {
			booking = await openedBooking(input, store, code);
		} catch (error) {
			return off(`booking: ${String(error)}`);
		}
		return booking ? shown(input, booking) : askName(input, store, { code, typed: blank(nameForm) });
	},

	/** Answers a last name; or a code, typed where the one of the address was none. */
	async action(input, form) {
		const named = form.has("code") ? form : new URLSearchParams({ code: input.params.confirmationCode });
		const reading = readForm(codeForm, named, settingOf(input));
		if (reading.kind !== "ok") return askCode(input, reading);
		const { code } = reading.value;
		if (form.has("code")) return seeOther(pageOf(input, code));
		const store = input.services.bookings;
		return store ? answerName(input, store, code, form) : off();
	},

	/** No code is public. */
	instances: () => [],
};

function pageOf({ language }: Input, code: string): string {
	return href(language, "bookingConfirmation", { confirmationCode: code });
}

/** A booking that this browser may see. An erased one has nothing left to show. */
async function openedBooking(
	{ visit, services }: Input,
	store: BookingStore,
	code: string,
): Promise<Booking | undefined> {
	if (!(await opensTrip(store.vault, visit.cookie(tripsCookieName), code, services.now()))) return undefined;
	const booking = await findBooking(store, code);
	return booking?.erasedAt ? undefined : booking;
}

async function shown({ services, afterwards }: Input, found: Booking): Promise<PageData> {
	const crumb = groupReference(found.code);
	const cards = found.state === "reviewed" ? paymentStore(services) : undefined;
	const back = cards && (await comeBack(cards, found));
	const { booking, untold } = back ?? { booking: found, untold: false };
	if (back) afterwards(back.work.then((moved) => (moved ? deliverSoon(services.outbox, services.now) : undefined)));
	const view = isUnsent(booking) ? (
		<UnsentView booking={booking} untold={untold} />
	) : (
		<BookingView booking={booking} now={services.now()} />
	);
	return { view, crumb };
}

async function answerName(input: Input, store: BookingStore, code: string, form: FormData): Promise<PageResult> {
	const now = input.services.now();
	const { visit } = input;
	const visitor = readVisitor(visit.cookie(visitorCookieName));
	const token = { token: form.get("token"), now };
	const proof = visitor ? await readFormToken(store.vault, purpose, visitor, token) : "wrong";
	const reading = readForm(nameForm, form, settingOf(input));
	const { typed } = reading;
	if (proof === "wrong" || proof === "expired") return askName(input, store, { code, typed, stale: true }, 403);
	if (reading.kind === "invalid") return askName(input, store, { code, ...reading }, 400);
	let answer: LookupAnswer;
	try {
		answer = await lookUp(store, code, reading.value.surname, now);
	} catch (error) {
		const again = await askName(input, store, { code, typed, down: true }, 503);
		return { ...again, degraded: `lookup: ${String(error)}` };
	}
	if (answer.kind === "closed") tooMany(answer.retryAfter);
	if (answer.kind === "miss") {
		return askName(input, store, { code, typed, problems: [{ field: "surname", key: "lookup.miss" }] }, 404);
	}
	const trips = visit.cookie(tripsCookieName);
	return seeOther(pageOf(input, code), await tripsCookie(store.vault, trips, { code, now, secure: visit.secure }));
}

/** The same for every code, so that it tells nothing about any. */
async function askName(
	input: Input,
	{ vault }: BookingStore,
	form: Omit<NameFormProps, "token">,
	status: PageData["status"] = 200,
): Promise<PageData> {
	const { visit, services } = input;
	const known = readVisitor(visit.cookie(visitorCookieName));
	const visitor = known ?? newVisitor();
	const token = await issueFormToken(vault, purpose, visitor, services.now());
	return {
		...proseData(input, { before: <NameForm {...form} token={token} /> }),
		crumb: groupReference(form.code),
		status,
		cookies: known ? [] : [visitorCookie(visitor, visit.secure)],
	};
}

function askCode(input: Input, state: FormState<FieldOf<typeof codeForm>>): PageData {
	return {
		...proseData(input, { before: <CodeForm {...state} /> }),
		crumb: null,
		status: 400,
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
