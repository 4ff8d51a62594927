// The acts of the queue: each takes one form, does one thing and leads on.

import { type DeskHandler, type DeskInput, type DeskView, leadTo } from "../frame/desk-page.ts";
import { findTask } from "../queue/read-queue.ts";
import { finish, passOn, release, type TaskAnswer, take } from "../queue/take.ts";
import { deskHref, subjectHref } from "../routes.ts";
import { type TaskKind, taskKindNames, taskKinds } from "../task-kinds.ts";
import { refused } from "./refused.tsx";

type Input = Pick<DeskInput, "form" | "agent" | "services" | "now" | "d">;

const text = (form: FormData, name: string) => {
	const value = form.get(name);
	return typeof value === "string" ? value.trim().slice(0, 300) : "";
};

function asked({ form }: Input): { readonly kind: TaskKind; readonly id: string } | undefined {
	const kind = taskKindNames.find((one) => one === form.get("kind"));
	const id = text(form, "id");
	return kind && id ? { kind, id } : undefined;
}

const worker = ({ agent }: Input) => ({ agent: agent.id, role: agent.role });

/** Who takes something works on it: its page is next. */
export const takeTask: DeskHandler<"takeTask"> = async (input) => {
	const task = asked(input);
	if (!task) return notDone(input, { kind: "gone" });
	const about = await findTask(input.services, task.kind, task.id, input.now);
	const answer = await take(input.services, worker(input), task, input.now);
	if (answer.kind !== "done") return notDone(input, answer);
	return leadTo(about ? subjectHref(about.subject) : deskHref("home"));
};

export const releaseTask: DeskHandler<"releaseTask"> = (input) => move(input, release);
export const finishTask: DeskHandler<"finishTask"> = (input) => move(input, finish);
export const passTask: DeskHandler<"passTask"> = (input) =>
	move(input, (store, who, task, now) =>
		passOn(store, who, { ...task, to: text(input.form, "to").toLowerCase() }, now),
	);

/** Who lets something go looks for the next. */
async function move(input: Input, act: typeof release): Promise<DeskView | Response> {
	const task = asked(input);
	const answer: TaskAnswer = task ? await act(input.services, worker(input), task, input.now) : { kind: "gone" };
	return answer.kind === "done" ? leadTo(deskHref("home")) : notDone(input, answer);
}

function notDone(input: Input, answer: Exclude<TaskAnswer, { kind: "done" }>): DeskView {
	const { d } = input;
	if (answer.kind === "taken") return refused(input, d("tasks.not.taken", { who: answer.by }));
	return refused(input, d(`tasks.not.${answer.kind === "unfinished" ? answer.ends : answer.kind}`));
}

/** Kinds of work that a booking may wait for under its own code. */
export const bookingTasks = taskKindNames.filter(
	(kind) => taskKinds[kind].about === "booking" && !["money", "refund"].includes(kind),
);
