// What an airline did to the flights of a booking that is open, what its traveler answered, and their answer on the phone written down.
import { answerChange } from "../../features/bookings/airline-changes/answer.ts";
import { verdictTexts } from "../../features/bookings/airline-changes/change-texts.ts";
import { judge } from "../../features/bookings/airline-changes/judge.ts";
import type { Booking } from "../../features/bookings/booking.ts";
import {
	type ChangeAnswer,
	changeAnswers,
	changesOf,
	currentOf,
	type KeptChange,
	takeable,
} from "../../features/bookings/kept-changes.ts";
import { findBooking } from "../../features/bookings/store.ts";
import { usePage } from "../../page/page-context.tsx";
import { useDesk } from "../frame/desk-context.tsx";
import { type DeskHandler, leadTo } from "../frame/desk-page.ts";
import { Facts, Part, useMoment } from "../frame/facts.tsx";
import { Flights } from "../frame/flights.tsx";
import { recordOf } from "../record/record.ts";
import { deskHref } from "../routes.ts";
import { ActForm } from "./acts-part.tsx";
import { AboutBooking, AskView, confirmed, isConfirmed } from "./ask-view.tsx";
import { missing } from "./quote.tsx";
import { refused } from "./refused.tsx";

interface MovedPartProps {
	readonly booking: Booking;
	/** The newest first. */
	readonly changes: readonly KeptChange[];
}

export function MovedPart({ booking: { code, offer }, changes }: MovedPartProps) {
	const { d } = useDesk();
	const page = usePage();
	const moment = useMoment();
	const change = currentOf(changes);
	if (!change) return null;
	const { before, after, cabin, state, foundAt, answeredAt, answeredBy, passed } = change;
	const judged = after && judge({ before, after, cabins: [offer.cabin, cabin] }, new Date(foundAt));
	const law = judged ? verdictTexts(judged, offer, page) : undefined;
	const answers = changeAnswers.filter((one) => one !== "accepted" || takeable(change));
	return (
		<Part id="moved" heading={d("moved")}>
			<Facts
				of={[
					[d("moved.state"), d(`moved.${state}`)],
					[d("moved.found"), moment(foundAt)],
					[d("moved.before"), <Flights key="before" of={before} none={d("moved.none")} />],
					[d("moved.after"), after ? <Flights key="after" of={after} none={d("moved.none")} /> : d("moved.unread")],
					[d("moved.law"), law && [`${law.heading}.`, ...law.texts].join(" ")],
					[d("moved.answered"), answeredAt && answeredBy && `${moment(answeredAt)}, ${d(`moved.by.${answeredBy}`)}`],
					[d("moved.passed"), passed && d(`moved.passed.${passed}`)],
				]}
			/>
			{state === "open" && (
				<>
					<p className="mt-4">{d("moved.phone")}</p>
					<div className="desk-acts mt-2">
						{answers.map((answer) => (
							<ActForm
								key={answer}
								action={deskHref("answerMoved", { code })}
								label={d(`moved.say.${answer}`)}
								fields={{ answer, change: `${change.number}` }}
							/>
						))}
					</div>
				</>
			)}
		</Part>
	);
}

export const answerMoved: DeskHandler<"answerMoved"> = async ({
	params: { code },
	form,
	agent,
	services,
	now,
	d,
	...rest
}) => {
	const input = { ...rest, form, agent, services, now, d };
	const { db, bookings } = services;
	const page = deskHref("booking", { code });
	const answer = changeAnswers.find((one) => one === form.get("answer"));
	if (!answer) return refused(input, d("not.unread"), page);
	const booking = await findBooking(bookings, code);
	if (!booking) return missing(d);
	const number = Number(form.get("change"));
	const change = currentOf(await changesOf(db, code));
	if (change?.number === number && change.state === "open" && !isConfirmed(input)) {
		return { title: d("moved.ask"), status: 409, view: <AskMoved {...{ booking, change, answer }} /> };
	}
	if (input.showOnly) return leadTo(page);
	const subject = { kind: "booking", id: code } as const;
	const entry = { agent: agent.id, act: "answeredChange", subject, detail: { answer } } as const;
	const taken = await answerChange(
		bookings,
		code,
		{
			...{ number, answer, by: "agency" },
			also: (made) => [recordOf(db, entry, now, made)],
		},
		now,
	);
	switch (taken.kind) {
		case "made":
			return leadTo(page);
		case "answered":
			return refused(input, d("moved.not.answered", { answer: d(`moved.${taken.change.state}`) }), page);
		default:
			return taken.kind === "gone" ? missing(d) : refused(input, d("not.unread"), page);
	}
};

interface AskMovedProps {
	readonly booking: Booking;
	readonly change: KeptChange;
	readonly answer: ChangeAnswer;
}

/** It counts once, and is passed on to the airline. */
function AskMoved({ booking, change: { number, before, after }, answer }: AskMovedProps) {
	const { d } = useDesk();
	const { code } = booking;
	return (
		<AskView
			heading={d("moved.ask")}
			lead={d("moved.ask.lead")}
			action={deskHref("answerMoved", { code })}
			fields={{ answer, change: `${number}`, confirm: confirmed }}
			yes={d(`moved.say.${answer}`)}
			back={deskHref("booking", { code })}
		>
			<AboutBooking
				booking={booking}
				more={[
					[d("moved.before"), <Flights key="before" of={before} none={d("moved.none")} />],
					[d("moved.after"), after ? <Flights key="after" of={after} none={d("moved.none")} /> : d("moved.unread")],
				]}
			/>
		</AskView>
	);
}
