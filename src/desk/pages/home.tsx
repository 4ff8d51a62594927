// The first screen: the box, which the head of every page has, and beside it what waits for somebody, what is overdue first.

import { languages } from "../../i18n/languages.ts";
import { formatWait } from "../../i18n/waits.ts";
import { usePage } from "../../page/page-context.tsx";
import { formatDeadline } from "../../places/deadline.ts";
import { groupReference } from "../../references/reference.ts";
import { Badge } from "../../ui/badge.tsx";
import { useDesk } from "../frame/desk-context.tsx";
import type { DeskHandler } from "../frame/desk-page.ts";
import { Table, useMoment } from "../frame/facts.tsx";
import { KeyedLink } from "../frame/keyed.tsx";
import { digitKey } from "../frame/keys.ts";
import { type Queue, readQueue, type Task } from "../queue/read-queue.ts";
import { subjectHref } from "../routes.ts";
import { toldOf } from "./told.ts";

export const home: DeskHandler<"home"> = async ({ agent, services, now, d }) => ({
	title: d("home.heading"),
	view: <HomeView queue={await readQueue(services, { agent: agent.id }, now)} />,
});

function HomeView({ queue: { tasks, more } }: { readonly queue: Queue }) {
	const { d } = useDesk();
	const overdue = tasks.filter((task) => task.overdue).length;
	return (
		<>
			<header className="desk-title">
				<h1>{d("home.heading")}</h1>
				<p>{d("queue.count", { count: tasks.length })}</p>
				{overdue > 0 && <p>{d("queue.overdue", { count: overdue })}</p>}
			</header>
			{tasks.length === 0 ? (
				<p className="mt-4">{d("queue.empty")}</p>
			) : (
				<div className="mt-3">
					<Table
						label={d("home.heading")}
						heads={[d("queue.task"), d("queue.about"), d("queue.due"), d("queue.waits"), d("queue.holder")]}
						rows={tasks.map((task, index) => ({ key: `${task.kind} ${task.id}`, cells: cellsOf(task, index) }))}
					/>
				</div>
			)}
			{more.map((kind) => (
				<p key={kind} className="mt-2">
					{d("queue.more", { kind: d(`task.${kind}`) })}
				</p>
			))}
		</>
	);

	function cellsOf(task: Task, index: number) {
		return [
			<What key="what" of={task} />,
			<About key="about" of={task} index={index} />,
			<Due key="due" of={task} />,
			<Age key="age" since={task.since} />,
			<Holder key="holder" of={task} />,
		];
	}
}

function What({ of }: { readonly of: Task }) {
	const { d } = useDesk();
	const { kind, overdue, language } = of;
	const told = toldOf(of, d);
	return (
		<>
			<strong>{d(`task.${kind}`)}</strong> {overdue && <Badge>{d("queue.late")}</Badge>}
			{(told || language) && (
				<span className="desk-below">{[told, language && languages[language].name].filter(Boolean).join(" · ")}</span>
			)}
		</>
	);
}

function About({ of: { subject }, index }: { readonly of: Task; readonly index: number }) {
	const { d } = useDesk();
	const key = digitKey(index);
	const link = { className: "go desk-code", href: subjectHref(subject) };
	const name = `${d(`kind.${subject.kind}`)} ${subject.kind === "mail" ? "" : groupReference(subject.id)}`.trim();
	return key ? (
		<KeyedLink of={key} {...link}>
			{name}
		</KeyedLink>
	) : (
		<a {...link}>{name}</a>
	);
}

/** A call is due by the caller's clock, since that is what they were promised; all else by ours. */
function Due({ of: { due, call } }: { readonly of: Task }) {
	const { language } = usePage();
	const { d } = useDesk();
	const moment = useMoment();
	const hours = call?.when && d("queue.hours", { from: call.when.from, to: call.when.to, day: call.when.day });
	if (!due) return hours ?? d("queue.never");
	return (
		<>
			<time dateTime={due}>{call ? formatDeadline(due, call.zone, language) : moment(due)}</time>
			{hours && <span className="desk-below">{hours}</span>}
		</>
	);
}

function Age({ since }: { readonly since: string }) {
	const { language } = usePage();
	const { now } = useDesk();
	return <time dateTime={since}>{formatWait((now.getTime() - Date.parse(since)) / 1000, language)}</time>;
}

function Holder({ of: { holder } }: { readonly of: Task }) {
	const { d, agent } = useDesk();
	if (!holder) return <span className="text-muted">{d("queue.nobody")}</span>;
	return holder.agent === agent.id ? <strong>{d("queue.you")}</strong> : holder.agent;
}
