// The page of an airline's change: old and new flights, what the law says, and three answers, each said twice before it counts.
import type { ReactNode } from "react";
import { sameSlice } from "../../../flights/airline-changes.ts";
import { TripSlice } from "../../../flights/views/trip-slice.tsx";
import { OtherAirports } from "../../../flights/views/trip-slices.tsx";
import { usePage } from "../../../page/page-context.tsx";
import { changeAnswerParameter, proofParameter } from "../../../parameters.ts";
import { groupReference } from "../../../references/reference.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { HiddenFields, type HiddenValues } from "../../../ui/controls/hidden-fields.tsx";
import { SampleNotice } from "../../../ui/notice.tsx";
import { PageWithAside } from "../../../ui/page-with-aside.tsx";
import type { Booking } from "../booking.ts";
import { tellTime } from "../headline.ts";
import { type ChangeAnswer, changeAnswers, type KeptChange, takeable } from "../kept-changes.ts";
import { StepNotice } from "../step-notice.tsx";
import { changedAirline, overlookedTexts, verdictTexts } from "./change-texts.ts";
import { helperQuery, type Judged } from "./judge.ts";

export type ChangeNotice = "token" | "newer";

const notices = {
	token: ["form.token.heading", "form.token.text"],
	newer: ["moved.newer.heading", "moved.newer.text"],
} as const;

interface ChangeViewProps {
	readonly booking: Booking;
	readonly change: KeptChange;
	readonly judged: Judged | undefined;
	readonly secret: string | undefined;
	readonly token: string;
	readonly notice: ChangeNotice | undefined;
	/** The page's own address, with the secret by which it was opened. */
	readonly page: string;
	/** The answer that was pressed, and is said again before it counts. */
	readonly asked: ChangeAnswer | undefined;
}

export function ChangeView(props: ChangeViewProps) {
	const { booking, change, judged, notice, asked, secret } = props;
	const { t, href } = usePage();
	const { state, after } = change;
	const airline = changedAirline(change);
	const can = changeAnswers.filter((one) => one !== "accepted" || takeable(change));
	const sure = state === "open" && asked && can.includes(asked) ? asked : undefined;
	const heading = sure
		? t(`moved.${sure}.sure`)
		: t(judged?.disruption.event === "canceled" ? "moved.heading.canceled" : "moved.heading", { airline });
	return (
		<PageWithAside head={{ heading, lead: `${t("lookup.code")} ${groupReference(booking.code)}` }}>
			{notice && <StepNotice heading={notices[notice][0]} text={notices[notice][1]} />}
			{booking.offer.sample && <SampleNotice />}
			{state !== "open" && <Answered change={change} booking={booking} />}
			{sure ? (
				<Sure {...props} answer={sure} />
			) : after ? (
				<>
					<Flights change={change} />
					<div className="mt-6">
						<OtherAirports slices={change.before.map((old, index) => after[index] ?? old)} />
					</div>
				</>
			) : (
				<p className="mt-6">{t("moved.unread")}</p>
			)}
			{!sure && judged && <Law judged={judged} change={change} offer={booking.offer} />}
			{state === "open" && !sure && after && (
				<section className="mt-8">
					<h2 className="text-xl">{t("moved.choose")}</h2>
					<p className="mt-2">{t("moved.choose.text")}</p>
					<ul className="mt-4 grid gap-5">
						{can.map((one) => (
							<li key={one}>
								<Button
									look={one === "accepted" ? "primary" : "quiet"}
									href={href(
										"airlineChange",
										{ confirmationCode: booking.code },
										{ [changeAnswerParameter]: one, ...(secret && { [proofParameter]: secret }) },
									)}
									rel="nofollow"
								>
									{t(`moved.${one}`)}
								</Button>
								<p className="trip-small mt-2">{t(`moved.${one}.text`)}</p>
							</li>
						))}
					</ul>
				</section>
			)}
		</PageWithAside>
	);
}

/** Where no database answers. */
ChangeView.Off = function Off() {
	const { t } = usePage();
	return (
		<PageWithAside head={{ heading: t("lookup.off.heading") }}>
			<p>{t("lookup.off.text")}</p>
		</PageWithAside>
	);
};

function Sure({ change, secret, token, page, answer }: ChangeViewProps & { readonly answer: ChangeAnswer }) {
	const { t } = usePage();
	const hidden: HiddenValues = [
		[changeAnswerParameter, answer],
		["change", `${change.number}`],
		secret ? [proofParameter, secret] : ["token", token],
	];
	return (
		<>
			<p>{t(`moved.${answer}.text`)}</p>
			<form method="post" action={page} className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
				<HiddenFields values={hidden} />
				<Button type="submit">{t(`moved.${answer}.yes`)}</Button>
				<a className="link" href={page}>
					{t("moved.back")}
				</a>
			</form>
		</>
	);
}

function Answered({ change: { state, answeredAt }, booking }: Pick<ChangeViewProps, "change" | "booking">) {
	const { t, language, href } = usePage();
	const tell = tellTime(booking, { t, language }, "exact");
	const told = state === "open" || state === "past" ? undefined : state;
	return (
		<section className="card">
			<h2 className="text-xl">{t(told ? `moved.${told}.told` : "moved.past")}</h2>
			<p className="mt-2">{t(told ? `moved.${told}.next` : "moved.past.text")}</p>
			{answeredAt && <p className="trip-small mt-2">{t("moved.when", { time: tell(answeredAt) })}</p>}
			<p className="mt-3">
				<a className="link" href={href("bookingConfirmation", { confirmationCode: booking.code })}>
					{t("mail.booking.open")}
				</a>
			</p>
		</section>
	);
}

/** Old and new of each way that is another now. */
function Flights({ change: { before, after } }: Pick<ChangeViewProps, "change">) {
	const words = usePage();
	const { t } = words;
	return before.map((old, index) => {
		const next = after?.[index] ?? null;
		if (sameSlice(old, next)) return null;
		return (
			<div key={old.origin + old.segments[0]?.departingAt} className="mt-6 grid gap-6">
				<Side heading={t("moved.before")}>
					<TripSlice slice={old} />
				</Side>
				<Side heading={t("moved.now")}>
					{next ? <TripSlice slice={next} /> : <p>{t("moved.notFlown")}</p>}
					{overlookedTexts(old, next, words).map((text) => (
						<p key={text} className="mt-2">
							{text}
						</p>
					))}
				</Side>
			</div>
		);
	});
}

function Side({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
	return (
		<section>
			<h2 className="mb-3 text-lg">{heading}</h2>
			{children}
		</section>
	);
}

interface LawProps {
	readonly judged: Judged;
	readonly change: KeptChange;
	readonly offer: Booking["offer"];
}

function Law({ judged, change, offer }: LawProps) {
	const page = usePage();
	const { t, href } = page;
	const { heading, texts } = verdictTexts(judged, offer, page);
	return (
		<section className="card mt-8">
			<h2 className="text-xl">{heading}</h2>
			{texts.map((text) => (
				<p key={text} className="mt-2">
					{text}
				</p>
			))}
			<p className="mt-3">
				<a
					className="link"
					rel="nofollow"
					href={`${href("flightChangeAssistance", {}, helperQuery(judged, change))}#change`}
				>
					{t("moved.helper")}
				</a>
			</p>
		</section>
	);
}
