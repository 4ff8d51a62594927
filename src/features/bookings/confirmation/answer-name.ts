// Answers a last name: who gives a right one is mailed digits; past too many wrong ones nobody is told which it was.
import { guess, TooMany } from "../../../edge/spending.ts";
import { settingOf } from "../../../forms/form-setting.ts";
import { readForm } from "../../../forms/read-form.ts";
import { deliverSoon } from "../../../mail/wake.ts";
import { type PageResult, seeOther } from "../../../page/page.ts";
import { sentParameter } from "../../../parameters.ts";
import { readFormToken } from "../../../privacy/form-token.ts";
import { visitorOf } from "../../../privacy/visitor.ts";
import { nameForm } from "../forms/name-form.ts";
import { type LookupAnswer, lookUp } from "../lookup.ts";
import { askerOf, fillCode, keepCode, newCode } from "../proof/codes.ts";
import { chargeMail, enqueueProof, mailCode } from "../proof/mail-code.ts";
import { type BookingStore, findBooking } from "../store.ts";
import { askName, namePurpose } from "./ask-name.tsx";
import { type Input, pageOf, sentDigits } from "./own-booking.tsx";

export async function answerName(input: Input, store: BookingStore, code: string, form: FormData): Promise<PageResult> {
	const now = input.services.now();
	const visitor = visitorOf(input.visit);
	const token = { token: form.get("token"), now };
	const proof = visitor ? await readFormToken(store.vault, namePurpose, visitor, token) : "wrong";
	const reading = readForm(nameForm, form, settingOf(input));
	const { typed } = reading;
	if (!visitor || proof === "wrong") await input.count("tokenless");
	if (!visitor || proof !== "ok") return askName(input, store, code, { typed, stale: true }, 403);
	if (reading.kind === "invalid") return askName(input, store, code, reading, 400);
	const { surname } = reading.value;
	await input.count("name");
	try {
		const judge = () => lookUp(store, code, surname, now);
		const answer = await guess(
			input.spending,
			["wrongName", `${code} ${surname}`],
			judge,
			({ kind }) => kind !== "found",
		);
		if (answer.kind === "miss") {
			const problems = [{ field: "surname", key: "lookup.miss" }] as const;
			return askName(input, store, code, { typed, problems }, 404);
		}
		const asker = await askerOf(store.vault, visitor);
		if (!(await mailTo(input, store, code, asker, answer)))
			return askName(input, store, code, { typed, spent: true }, 429);
		return seeOther(pageOf(input, code, { [sentParameter]: sentDigits }));
	} catch (error) {
		if (error instanceof TooMany) throw error;
		const again = await askName(input, store, code, { typed, down: true }, 503);
		return { ...again, degraded: `lookup: ${String(error)}` };
	}
}

type Given = Exclude<LookupAnswer, { kind: "miss" }>;

/** False: the right name was given, and no more mail may be sent. */
async function mailTo(input: Input, store: BookingStore, code: string, asker: string, given: Given): Promise<boolean> {
	const { spending, services, afterwards } = input;
	const now = services.now();
	if (given.kind === "blind") {
		// Both write alike before the answer; whether a mail leaves, and digits are right, is decided behind it.
		await (await keepCode(store, { booking: code, asker, code: undefined }, now))().run();
		if (given.right) afterwards(mailUnseen(input, store, code, asker));
		return true;
	}
	const booking = await findBooking(store, code);
	if (!booking?.contact) return false;
	const mailed = await mailCode(
		{ spending, store, now },
		{ ...booking, contact: booking.contact },
		{ asker, told: true, why: "open" },
	);
	if (mailed) afterwards(deliverSoon(services.outbox, services.now));
	return mailed;
}

/** No digits are right before their mail was paid for: else each right name would bring five more tries, whatever a mailbox gets. */
async function mailUnseen({ spending, services }: Input, store: BookingStore, code: string, asker: string) {
	const booking = await findBooking(store, code);
	if (!booking?.contact) return;
	const reachable = { ...booking, contact: booking.contact };
	if (!(await chargeMail(spending, store, reachable))) return;
	const drawn = newCode();
	await store.db.batch([
		await fillCode(store, { booking: code, asker, code: drawn }),
		...(await enqueueProof(store, reachable, { asker, code: drawn, why: "open" }, services.now())),
	]);
	await deliverSoon(services.outbox, services.now);
}
