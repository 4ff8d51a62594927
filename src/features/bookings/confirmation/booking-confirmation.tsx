// A booking under its code: whole for a browser that may see it; for all others one page, whether or not it exists.

import { TooMany } from "../../../edge/spending.ts";
import { fieldsOf } from "../../../forms/form.ts";
import { movedTo, type Page, type PageData, type PageResult } from "../../../page/page.ts";
import { usePage } from "../../../page/page-context.tsx";
import { proofParameter, sentParameter } from "../../../parameters.ts";
import { visitorOf } from "../../../privacy/visitor.ts";
import { referenceAgain } from "../../../prose/views/reference-again.tsx";
import { confirmationLength } from "../../../references/browser/typed-code.ts";
import { normalizeReference } from "../../../references/reference.ts";
import { CallLink } from "../../../ui/call-link.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { PageWithAside } from "../../../ui/page-with-aside.tsx";
import { findOwnTrip } from "../access.ts";
import { correctionForm } from "../forms/correction-form.ts";
import { answerOnThePhone } from "../on-the-phone.ts";
import type { BookingPorts } from "../ports.ts";
import { askerOf, findAsked } from "../proof/codes.ts";
import { answerName } from "./answer-name.ts";
import { answerDigits, answerLink, openLink, type Proving } from "./answer-proof.tsx";
import { askDigits, askName, digitsDown } from "./ask-name.tsx";
import { answerCorrection, type Input, pageOf, sentDigits, showBooking } from "./own-booking.tsx";

/** The form that types them has it, also for new ones. */
const digitsField = "digits";

export const bookingConfirmation: Page<"bookingConfirmation", BookingPorts> = {
	async load(input) {
		try {
			const opened = await open(input);
			return "page" in opened ? opened.page : await shown(opened);
		} catch (error) {
			return off(`booking: ${String(error)}`);
		}
	},

	/** Answers a last name, what came out of a mail, or a contact that is corrected. */
	async action(input, form) {
		try {
			const opened = await open(input);
			return "page" in opened ? opened.page : await answered(opened, form);
		} catch (error) {
			if (error instanceof TooMany) throw error;
			const degraded = `booking: ${String(error)}`;
			return form.has(digitsField) ? { ...digitsDown(input, form), degraded } : off(degraded);
		}
	},

	/** No code is public. */
	instances: () => [],
};

async function shown(proving: Proving): Promise<PageData> {
	const { input, store, code, own } = proving;
	const { query, visit, services } = input;
	const secret = query.get(proofParameter);
	const link = secret === null ? undefined : await openLink(proving, secret);
	if (link) return link;
	if (own) return showBooking(input, store, own);
	if (secret !== null) return askName(input, store, code, { gone: true }, 404);
	const visitor = visitorOf(visit);
	const asker = visitor && (await askerOf(store.vault, visitor));
	// The page stands without what was asked before, and asks for the name again.
	const asked = asker && (await findAsked(store.db, code, asker, services.now()).catch(() => undefined));
	if (!asked) return askName(input, store, code);
	const sent = asked.told && query.get(sentParameter) === sentDigits;
	return askDigits(input, store, code, { ...asked, ...(sent && { notice: "sent" }) });
}

function answered(proving: Proving, form: FormData): PageResult | Promise<PageResult> {
	const { input, store, code, own } = proving;
	const said = answerOnThePhone(input, form, { kind: "booking", id: code });
	if (said) return said;
	if (form.has(proofParameter)) return answerLink(proving, form);
	if (form.has(digitsField)) return answerDigits(proving, form);
	if (!fieldsOf(correctionForm).some((field) => form.has(field))) return answerName(input, store, code, form);
	return own ? answerCorrection(input, store, own, form) : askName(input, store, code, {}, 403);
}

/** The booking that the path names, where this browser may see it, or the page that stands in its place. */
async function open(input: Input): Promise<Proving | { readonly page: PageResult }> {
	const typed = input.params.confirmationCode;
	const reading = normalizeReference(typed, confirmationLength);
	if (reading.kind !== "ok") return { page: referenceAgain(input, typed, { crumb: null }) };
	const { code } = reading;
	if (code !== typed) return { page: movedTo(pageOf(input, code)) };
	const { visit, services } = input;
	const store = services.bookings;
	if (!store) return { page: off() };
	const booking = await findOwnTrip(store, visit, code, services.now());
	return { input, store, code, own: booking?.erasedAt ? undefined : booking };
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
