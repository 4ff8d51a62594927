// What a browser gets that may not open a booking: the same for every code, so that it tells nothing about any.

import { blank, typedIn } from "../../../forms/form.ts";
import type { PageData } from "../../../page/page.ts";
import { issueFormToken } from "../../../privacy/form-token.ts";
import { tieTo } from "../../../privacy/visitor.ts";
import { proseData } from "../../../prose/views/prose-page.tsx";
import { groupReference } from "../../../references/reference.ts";
import type { Booking } from "../booking.ts";
import { digitsForm } from "../forms/digits-form.ts";
import { nameForm } from "../forms/name-form.ts";
import { NameForm, type NameFormProps } from "../lookup-form.tsx";
import { AskedProof, type ProofState } from "../proof/proof-views.tsx";
import { type BookingStore, findBooking } from "../store.ts";
import { type Input, proofPurpose } from "./own-booking.tsx";

/** Of the token in the form for the name. */
export const namePurpose = "lookup";

type NameState = Omit<NameFormProps, "token" | "code" | "typed"> & Partial<Pick<NameFormProps, "typed">>;

export async function askName(
	input: Input,
	{ vault }: BookingStore,
	code: string,
	state: NameState = {},
	status: PageData["status"] = 200,
): Promise<PageData> {
	const { visitor, cookies } = tieTo(input.visit);
	const token = await issueFormToken(vault, namePurpose, visitor, input.services.now());
	const form = <NameForm {...{ code, token, typed: blank(nameForm), ...state }} />;
	return { ...proseData(input, { before: form }), crumb: groupReference(code), status, cookies };
}

/** Where digits were asked for: the form for them, under what this browser may be told. */
export async function askDigits(
	input: Input,
	store: BookingStore,
	code: string,
	{ told, ...state }: ProofState & { readonly told: boolean },
	status: PageData["status"] = 200,
): Promise<PageData> {
	const { visitor, cookies } = tieTo(input.visit);
	const now = input.services.now();
	const token = await issueFormToken(store.vault, proofPurpose(code), visitor, now);
	const nameToken = await issueFormToken(store.vault, namePurpose, visitor, now);
	const booking: Booking | undefined = told ? await findBooking(store, code) : undefined;
	const before = (
		<AskedProof
			{...{ code, token, booking, ...state }}
			nameForm={<NameForm code={code} token={nameToken} typed={blank(nameForm)} />}
		/>
	);
	return { ...proseData(input, { before }), crumb: groupReference(code), status, cookies };
}

/** The form with what was typed, where nothing answers: it may be right. */
export function digitsDown(input: Input, form: FormData): PageData {
	const code = input.params.confirmationCode;
	const typed = typedIn(digitsForm, form);
	const token = String(form.get("token") ?? "");
	const before = <AskedProof {...{ code, token, typed }} notice="failed" booking={undefined} nameForm={undefined} />;
	return { ...proseData(input, { before }), crumb: null, status: 503 };
}
