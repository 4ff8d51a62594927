// What an airline did to the flights of a booking that is open, what its traveler answered, and their answer on the phone written down.
import { answerChange } from "../../features/bookings/airline-changes/answer.ts";
import { verdictTexts } from "../../features/bookings/airline-changes/change-texts.ts";
import { judge } from "../../features/bookings/airline-changes/judge.ts";
import {
	type ChangeAnswer,
	changeAnswers,
	currentOf,
	type KeptChange,
	takeable,
} from "../../features/bookings/airline-changes/store.ts";
import type { Booking } from "../../features/bookings/booking.ts";
import { usePage } from "../../page/page-context.tsx";
import { useDesk } from "../frame/desk-context.tsx";
import { type DeskHandler, leadTo } from "../frame/desk-page.ts";
import { Facts, Part, useMoment } from "../frame/facts.tsx";
import { Flights } from "../frame/flights.tsx";
import type { Key } from "../frame/keyed.tsx";
import { recordOf } from "../record/record.ts";
import { deskHref } from "../routes.ts";
import { ActForm } from "./acts-part.tsx";
import { missing } from "./quote.tsx";
import { refused } from "./refused.tsx";

/** Digits: the letters of a booking's page are those of what is done on any day. */
const keys = { accepted: "2", another: "3", refund: "4" } as const satisfies Record<ChangeAnswer, Key>;

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
								of={keys[answer]}
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
	const subject = { kind: "booking", id: code } as const;
	const entry = { agent: agent.id, act: "answeredChange", subject, detail: { answer } } as const;
	const taken = await answerChange(
		bookings,
		code,
		{
			...{ number: Number(form.get("change")), answer, by: "agency" },
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
