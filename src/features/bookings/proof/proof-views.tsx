// Where six digits out of a mail are typed: on the booking's own page, or by who gave code and last name; and the page of the link.
import type { ReactNode } from "react";
import { tripName } from "../../../flights/trip/trip-name.ts";
import { blank, type FieldOf, type FormState } from "../../../forms/form.ts";
import { formatDay } from "../../../i18n/formats.ts";
import type { MessageKey } from "../../../i18n/messages.ts";
import { usePage } from "../../../page/page-context.tsx";
import { proofParameter } from "../../../parameters.ts";
import { groupReference } from "../../../references/reference.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { OpeningForm } from "../../../ui/form/opening-form.tsx";
import { PageWithAside } from "../../../ui/page-with-aside.tsx";
import type { Booking } from "../booking.ts";
import { digitsForm } from "../forms/digits-form.ts";
import { headlineOf } from "../headline.ts";
import { StepNotice } from "../step-notice.tsx";

const notices = {
	sent: ["proof.again.heading", "proof.again.text"],
	spent: ["proof.spent.heading", "proof.spent.text"],
	token: ["form.token.heading", "form.token.text"],
	failed: ["form.failed.heading", "form.failed.text"],
} as const satisfies Record<string, readonly [MessageKey, MessageKey]>;

export interface ProofState extends Partial<FormState<FieldOf<typeof digitsForm>>> {
	/** What became of what was sent, where it is not about the digits. */
	readonly notice?: keyof typeof notices;
}

interface DigitsProps extends ProofState {
	readonly code: string;
	readonly token: string;
	/** A button mails new digits. */
	readonly again: boolean;
	/** This device keeps the booking anyway, and is not asked whether it should. */
	readonly kept: boolean;
	readonly children: ReactNode;
}

/** The form where the device keeps the booking anyway: without the box. */
const { stay, ...digitsAlone } = digitsForm.fields;
/** The form of a link: the box alone. */
const boxAlone = { id: digitsForm.id, fields: { stay } } as const;

function Digits(props: DigitsProps) {
	const { code, token, again, notice, typed = blank(digitsForm), problems = [], children } = props;
	const { t, href } = usePage();
	return (
		<>
			{notice && (
				<StepNotice
					heading={notices[notice][0]}
					text={notices[notice][1]}
					tone={notice === "sent" ? "info" : "problem"}
					call={notice === "spent" || notice === "failed"}
				/>
			)}
			<OpeningForm
				{...{ typed, problems }}
				// Its schema knows the box, which is not ticked where it is not there.
				form={{ id: digitsForm.id, fields: (props.kept ? digitsAlone : digitsForm.fields) as typeof digitsForm.fields }}
				box="stay"
				method="post"
				action={href("bookingConfirmation", { confirmationCode: code })}
				hidden={{ token }}
				submit={t("proof.submit")}
				beside={
					again && (
						<Button type="submit" name="again" value="yes" look="quiet">
							{t("proof.again")}
						</Button>
					)
				}
			>
				{children}
			</OpeningForm>
		</>
	);
}

export interface OwnProofProps extends ProofState {
	readonly code: string;
	readonly token: string;
	readonly email: string;
	/** Digits are on their way, and count. */
	readonly mailed: boolean;
}

/** First of all on the page of a booking whose seats wait for it. */
export function OwnProof({ email, mailed, ...digits }: OwnProofProps) {
	const { t } = usePage();
	return (
		<section className="booking-contact mb-10" id="proof">
			<h2>{t("proof.heading")}</h2>
			<div className="mt-4">
				<Digits {...digits} again kept>
					<div>
						<p className="wrap-anywhere">
							{t(mailed ? "proof.text" : "proof.text.none", { email, button: t("proof.again") })}
						</p>
						<p className="trip-small">
							{`${t("proof.wrong")} `}
							<a className="link" href="#contact">
								{t("correction.correct")}
							</a>
						</p>
					</div>
				</Digits>
			</div>
		</section>
	);
}

interface AskedProofProps extends ProofState {
	readonly code: string;
	readonly token: string;
	/** Told to who gave its code and a last name; undefined where too many names were tried to tell who is right. */
	readonly booking: Booking | undefined;
	/** The form for the name, which may be given again there; undefined where nothing can be looked up. */
	readonly nameForm: ReactNode;
}

/** What is not personal of a booking, and the digits that open the rest. */
export function AskedProof({ booking, nameForm, ...digits }: AskedProofProps) {
	const { t } = usePage();
	return (
		<div className="mb-10">
			<Digits {...digits} again={booking !== undefined} kept={false}>
				<div>
					<p>
						{`${t("lookup.code")} `}
						<strong>{groupReference(digits.code)}</strong>
					</p>
					{booking && <Told booking={booking} />}
					{(booking || nameForm) && <p className="mt-3">{t(booking ? "proof.asked" : "proof.asked.blind")}</p>}
				</div>
			</Digits>
			{!booking && nameForm && <div className="mt-6">{nameForm}</div>}
		</div>
	);
}

function Told({ booking }: { booking: Booking }) {
	const { t, language } = usePage();
	const { offer, search } = booking;
	const days = offer.slices.map(({ segments }) => formatDay(segments[0]?.departingAt.slice(0, 10) ?? "", language));
	return (
		<>
			<p className="mt-3 font-bold">{headlineOf(booking, { t, language })}</p>
			<p>{`${tripName({ ...offer, search }, { t, language })}, ${days.join(" – ")}`}</p>
		</>
	);
}

interface LinkViewProps {
	readonly code: string;
	readonly secret: string;
	/** The seats wait for it. */
	readonly holds: boolean;
}

/** The page that a mail's link opens: programs that look for bad links open it too, so only its button does something. */
export function LinkView({ code, secret, holds }: LinkViewProps) {
	const { t, href } = usePage();
	return (
		<PageWithAside head={{ heading: t(holds ? "proof.link.hold" : "proof.link.open") }}>
			<p>
				{`${t("lookup.code")} `}
				<strong>{groupReference(code)}</strong>
			</p>
			<p className="mt-3">{t(holds ? "proof.link.hold.text" : "proof.link.open.text")}</p>
			<div className="mt-5">
				<OpeningForm
					form={boxAlone}
					typed={blank(boxAlone)}
					method="post"
					action={href("bookingConfirmation", { confirmationCode: code })}
					hidden={{ [proofParameter]: secret }}
					submit={t(holds ? "proof.link.hold" : "proof.link.open")}
					box="stay"
				/>
			</div>
		</PageWithAside>
	);
}

interface HeldNoticeProps {
	readonly held: boolean;
}

/** What became of a proof that was just brought. */
export function ProvenNotice({ held }: HeldNoticeProps) {
	return <StepNotice heading="proof.done.heading" text={held ? "proof.done.held" : "proof.done.text"} tone="info" />;
}
