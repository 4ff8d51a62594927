// A message or a request to be called, opened: what was written, how its writer is reached, and what waits about it.
import type { CallbackRequest, Message } from "../../features/contact/forms/message.ts";
import { sealedColumn } from "../../features/contact/store.ts";
import { formatDay } from "../../i18n/formats.ts";
import { type Language, languages } from "../../i18n/languages.ts";
import { usePage } from "../../page/page-context.tsx";
import { formatDeadline } from "../../places/deadline.ts";
import { defaultZone } from "../../places/zones.ts";
import { groupReference } from "../../references/reference.ts";
import { answered, calledBack } from "../acts/messages.ts";
import { useDesk } from "../frame/desk-context.tsx";
import { type DeskHandler, leadTo } from "../frame/desk-page.ts";
import { type Fact, Facts, Part } from "../frame/facts.tsx";
import { recordOpened } from "../frame/opened.ts";
import { PhoneLink } from "../frame/phone-link.tsx";
import type { Task } from "../queue/read-queue.ts";
import { deskHref, subjectHref } from "../routes.ts";
import { ActForm } from "./acts-part.tsx";
import { Moment } from "./find.tsx";
import { missing } from "./quote.tsx";
import { refused } from "./refused.tsx";
import { TasksPart, tasksOf } from "./tasks-part.tsx";

interface Row {
	readonly number: string;
	readonly kind: Message["kind"];
	readonly language: Language;
	readonly sealed: string | null;
	readonly created_at: string;
	readonly handled_at: string | null;
	readonly promised_at: string | null;
	readonly called_at: string | null;
}

export const message: DeskHandler<"message"> = async (input) => {
	const { params, services, d } = input;
	const { db, vault } = services;
	const row = await db.prepare("SELECT * FROM messages WHERE number = ?").bind(params.number).first<Row>();
	if (!row) return missing(d);
	// First: what cannot be opened is not recorded as opened.
	const written = row.sealed ? (JSON.parse(await vault.open(row.sealed, sealedColumn, row.number)) as Message) : null;
	await recordOpened(input, { kind: "message", id: row.number });
	const tasks = await tasksOf(input, [[row.kind === "callback" ? "callback" : "message", row.number]]);
	const title = d(`message.heading.${row.kind}`, { number: groupReference(row.number) });
	return { title, view: <MessageView row={row} written={written} tasks={tasks} title={title} /> };
};

/** Somebody was called, or a message is answered: once, whoever presses first. */
export const messageDone: DeskHandler<"messageDone"> = async (input) => {
	const { params, services, agent, now, d } = input;
	const back = deskHref("message", params);
	const called = await calledBack(services.db, { agent: agent.id }, params.number, now);
	if (called.kind === "unknown") return missing(d);
	if (called.kind === "before") return refused(input, d("not.before"), back);
	if (called.kind === "called") return leadTo(back);
	const answer = await answered(services.db, { agent: agent.id }, params.number, now);
	return answer.kind === "before" ? refused(input, d("not.before"), back) : leadTo(back);
};

interface MessageViewProps {
	readonly row: Row;
	/** Null once it was erased. */
	readonly written: Message | null;
	readonly tasks: readonly Task[];
	readonly title: string;
}

function MessageView({ row, written, tasks, title }: MessageViewProps) {
	const { d } = useDesk();
	return (
		<>
			<header className="desk-title">
				<h1>{title}</h1>
				<p>{languages[row.language].name}</p>
			</header>
			<div className="desk-columns">
				<div>
					<Part id="written" heading={d("message.written")}>
						{written ? <Written of={written} /> : <p>{d("message.erased")}</p>}
					</Part>
				</div>
				<div>
					<TasksPart tasks={tasks} />
					{!row.handled_at && (
						<Part id="acts" heading={d("acts")}>
							<div className="desk-acts">
								<ActForm
									action={deskHref("messageDone", { number: row.number })}
									{...(row.kind === "callback" && { of: "reached" })}
									label={d(row.kind === "callback" ? "acts.called" : "acts.answered")}
								/>
							</div>
						</Part>
					)}
					<Part id="facts" heading={d("facts")}>
						<Facts
							of={[
								[d("find.came"), <Moment key="came" of={row.created_at} />],
								[d("message.promised"), row.promised_at && <Promised at={row.promised_at} written={written} />],
								[d("message.called"), row.called_at && <Moment key="called" of={row.called_at} />],
								[d("message.done"), row.handled_at && <Moment key="done" of={row.handled_at} />],
							]}
						/>
					</Part>
				</div>
			</div>
		</>
	);
}

/** By the caller's clock, and by ours. */
function Promised({ at, written }: { readonly at: string; readonly written: Message | null }) {
	const { language } = usePage();
	const zone = written?.kind === "callback" ? zoneOf(written) : undefined;
	return (
		<>
			{zone && <strong>{formatDeadline(at, zone, language)}</strong>}
			<span className={zone && "desk-below"}>
				<Moment of={at} />
			</span>
		</>
	);
}

function zoneOf({ when, zone }: CallbackRequest): string {
	return when?.zone ?? zone ?? defaultZone;
}

function Written({ of }: { readonly of: Message }) {
	const { language } = usePage();
	const { d } = useDesk();
	const both: readonly Fact[] = [
		[d("people.name"), of.name],
		[d("contact.phone"), of.phone && <PhoneLink key="phone" phone={of.phone} />],
		[d("contact.mail"), of.email],
		[d("message.topic"), d(`topic.${of.topic}`)],
	];
	const own: readonly Fact[] =
		of.kind === "contact"
			? [
					[d("message.code"), of.code],
					[
						d("message.text"),
						<span key="text" className="whitespace-pre-wrap">
							{of.text}
						</span>,
					],
				]
			: [
					[d("message.speaks"), languages[of.speaks].name],
					[
						d("message.when"),
						of.when
							? d("queue.hours", { from: of.when.from, to: of.when.to, day: formatDay(of.when.day, language) })
							: d("message.soon"),
					],
					[d("kind.quote"), of.trip?.quote && <Trip kind="quote" id={of.trip.quote} />],
					[d("kind.booking"), of.trip?.booking && <Trip kind="booking" id={of.trip.booking} />],
				];
	return <Facts of={[...both, ...own]} />;
}

function Trip(subject: { readonly kind: "quote" | "booking"; readonly id: string }) {
	return (
		<a className="link desk-code" href={subjectHref(subject)}>
			{groupReference(subject.id)}
		</a>
	);
}
