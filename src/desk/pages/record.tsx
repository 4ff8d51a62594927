// The record, for who looks after it: who did or read what, and when, by person, by thing, by day. Reading it is recorded too.
import { groupReference } from "../../references/reference.ts";
import { isIsoDate } from "../../time/iso-date.ts";
import { Field } from "../../ui/controls/field.tsx";
import { Select } from "../../ui/controls/select.tsx";
import { useDesk } from "../frame/desk-context.tsx";
import type { DeskHandler } from "../frame/desk-page.ts";
import { Table } from "../frame/facts.tsx";
import { KeyedSubmit } from "../frame/keyed.tsx";
import { type RecordPage, readRecord } from "../record/read-record.ts";
import { recordOf } from "../record/record.ts";
import { deskHref } from "../routes.ts";
import { type Subject, subjectKinds } from "../subject.ts";
import { useDetails } from "./details.ts";
import { Moment } from "./find.tsx";

/** What it is narrowed to, as typed; names of the fields. No traveler can be asked for: none is in the record. */
interface Asked {
	readonly agent: string;
	readonly kind: string;
	readonly id: string;
	readonly day: string;
}

export const record: DeskHandler<"record"> = async ({ query, services: { db }, agent, now, d }) => {
	const text = (name: string) => (query.get(name) ?? "").trim().slice(0, 254);
	const asked: Asked = { agent: text("agent").toLowerCase(), kind: text("kind"), id: text("id"), day: text("day") };
	const day = isIsoDate(asked.day) ? asked.day : undefined;
	const subject = subjectIn(asked);
	const page = await readRecord(db, {
		agent: asked.agent || undefined,
		subject,
		day,
		before: query.get("before") ?? undefined,
	});
	const by = asked.agent ? "agent" : subject ? "subject" : day ? "day" : "all";
	await recordOf(db, { agent: agent.id, act: "readRecord", detail: { by, rows: page.entries.length } }, now).run();
	return { title: d("record.heading"), view: <RecordView page={page} asked={asked} /> };
};

/** Hyphens of a reference are for the eye; a mail's id has some of its own. */
function subjectIn(asked: Asked): Subject | undefined {
	const kind = subjectKinds.find((one) => one === asked.kind);
	const id = kind === "mail" ? asked.id : asked.id.replace(/[\s-]/g, "").toUpperCase();
	return kind && id ? { kind, id } : undefined;
}

function RecordView({ page: { entries, next }, asked }: { readonly page: RecordPage; readonly asked: Asked }) {
	const { d } = useDesk();
	const details = useDetails();
	return (
		<>
			<header className="desk-title">
				<h1>{d("record.heading")}</h1>
				<p>{d("record.lead")}</p>
			</header>
			<form method="get" action={deskHref("record")} className="desk-acts mt-3">
				<Field id="record-agent" name="agent" label={d("record.agent")} defaultValue={asked.agent} autoComplete="off" />
				<Select
					id="record-kind"
					name="kind"
					label={d("record.about")}
					defaultValue={asked.kind}
					options={[["", d("record.anything")], ...subjectKinds.map((kind) => [kind, d(`kind.${kind}`)] as const)]}
				/>
				<Field id="record-id" name="id" label={d("record.id")} defaultValue={asked.id} autoComplete="off" />
				<Field id="record-day" name="day" type="date" label={d("record.day")} defaultValue={asked.day} />
				<KeyedSubmit of="submit" look="primary">
					{d("record.show")}
				</KeyedSubmit>
			</form>
			<div className="mt-4">
				{entries.length === 0 ? (
					<p>{d("record.empty")}</p>
				) : (
					<Table
						label={d("record.heading")}
						heads={[d("time"), d("history.who"), d("history.what"), d("record.about"), d("record.detail")]}
						rows={entries.map(({ id, at, agent, via, act, subject, detail }) => ({
							key: `${id}`,
							cells: [
								<Moment key="at" of={at} />,
								via === "shell" ? d("record.shell", { who: agent }) : agent,
								d(`act.${act}`),
								subject &&
									`${d(`kind.${subject.kind}`)} ${subject.kind === "mail" ? subject.id : groupReference(subject.id)}`,
								details(detail).join(", "),
							],
						}))}
					/>
				)}
			</div>
			{next && (
				<p className="mt-3">
					<a className="go" href={`${deskHref("record")}?${nextQuery(asked, next)}`}>
						{d("record.older")}
					</a>
				</p>
			)}
		</>
	);
}

function nextQuery(asked: Asked, before: string): URLSearchParams {
	return new URLSearchParams({ ...asked, before });
}
