// A mail that was given up: which one, why, and what waits about it; never what it says, nor whom it goes to.
import type { WaitingMail } from "../../mail/dead-letters.ts";
import { decideMail as decide } from "../acts/mails.ts";
import { useDesk } from "../frame/desk-context.tsx";
import { type DeskHandler, leadTo } from "../frame/desk-page.ts";
import { Facts, Part } from "../frame/facts.tsx";
import { recordOpened } from "../frame/opened.ts";
import type { Task } from "../queue/read-queue.ts";
import { deskHref } from "../routes.ts";
import { wordFor } from "../texts/words.ts";
import { ActForm } from "./acts-part.tsx";
import { AskView, confirmed, isConfirmed } from "./ask-view.tsx";
import { Moment } from "./find.tsx";
import { missing } from "./quote.tsx";
import { refused } from "./refused.tsx";
import { TasksPart, tasksOf } from "./tasks-part.tsx";

export const mail: DeskHandler<"mail"> = async (input) => {
	const { params, services, d } = input;
	const row = await mailRow(services.db, params.id);
	if (!row) return missing(d);
	await recordOpened(input, { kind: "mail", id: row.id });
	return { title: d("mail.heading"), view: <MailView row={row} tasks={await tasksOf(input, [["mail", row.id]])} /> };
};

function mailRow(db: D1Database, id: string): Promise<WaitingMail | null> {
	return db
		.prepare("SELECT id, kind, lane, created_at, attempts, dead_at, next_attempt_at, failed FROM outbox WHERE id = ?")
		.bind(id)
		.first<WaitingMail>();
}

/** What it says is erased: nobody can send it any more. */
function AskDrop({ row: { id, kind, created_at } }: { readonly row: WaitingMail }) {
	const { d } = useDesk();
	return (
		<AskView
			heading={d("mail.drop.heading")}
			lead={d("mail.drop.lead")}
			action={deskHref("decideMail", { id })}
			fields={{ decision: "drop", confirm: confirmed }}
			yes={d("acts.drop")}
			back={deskHref("mail", { id })}
		>
			<Part id="about" heading={d("mail.heading")}>
				<Facts
					of={[
						[d("mail.kind"), wordFor("mail", kind, d)],
						[d("mail.id"), id],
						[d("mail.made"), <Moment key="made" of={created_at} />],
					]}
				/>
			</Part>
		</AskView>
	);
}

/** Sent again, or never: that is asked first. */
export const decideMail: DeskHandler<"decideMail"> = async (input) => {
	const { params, services, agent, now, form, d } = input;
	const decision = form.get("decision") === "drop" ? "drop" : "again";
	if (decision === "drop" && !isConfirmed(input)) {
		const row = await mailRow(services.db, params.id);
		if (!row) return missing(d);
		return { title: d("mail.drop.heading"), status: 409, view: <AskDrop row={row} /> };
	}
	if (input.showOnly) return leadTo(deskHref("mail", params));
	const made = await decide(services.db, { agent: agent.id }, { id: params.id, decision }, now);
	return made ? leadTo(deskHref("mail", params)) : refused(input, d("not.before"), deskHref("mail", params));
};

function MailView({ row, tasks }: { readonly row: WaitingMail; readonly tasks: readonly Task[] }) {
	const { d } = useDesk();
	const { id, kind, created_at, attempts, dead_at, next_attempt_at, failed } = row;
	const decision = { action: deskHref("decideMail", { id }) };
	return (
		<>
			<header className="desk-title">
				<h1>{d("mail.heading")}</h1>
			</header>
			<div className="desk-columns">
				<Part id="facts" heading={d("facts")}>
					<Facts
						of={[
							[d("mail.kind"), wordFor("mail", kind, d)],
							[d("mail.id"), id],
							[d("mail.made"), <Moment key="made" of={created_at} />],
							[d("mail.attempts"), `${attempts}`],
							[d("mail.failed"), failed && wordFor("failed", failed, d)],
							[d("mail.dead"), dead_at && <Moment key="dead" of={dead_at} />],
							[d("mail.next"), next_attempt_at && <Moment key="next" of={next_attempt_at} />],
						]}
					/>
				</Part>
				<div>
					<TasksPart tasks={tasks} />
					{dead_at && (
						<Part id="acts" heading={d("acts")}>
							<div className="desk-acts">
								<ActForm {...decision} of="email" label={d("acts.again")} fields={{ decision: "again" }} />
								<ActForm {...decision} label={d("acts.drop")} fields={{ decision: "drop" }} />
							</div>
						</Part>
					)}
				</div>
			</div>
		</>
	);
}
