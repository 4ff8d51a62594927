// What waits about the thing that is open: taken, passed on, let go or done, each by a key.
import { Field } from "../../ui/controls/field.tsx";
import { HiddenFields } from "../../ui/controls/hidden-fields.tsx";
import { useDesk } from "../frame/desk-context.tsx";
import { DeskForm, useTyped } from "../frame/desk-form.tsx";
import type { DeskInput } from "../frame/desk-page.ts";
import { Facts, Part } from "../frame/facts.tsx";
import { KeyedSubmit } from "../frame/keyed.tsx";
import { findTask, type Task } from "../queue/read-queue.ts";
import { deskHref } from "../routes.ts";
import { type TaskKind, taskKinds } from "../task-kinds.ts";
import { taskVersion } from "../versions/versions.ts";
import { Moment } from "./find.tsx";
import { toldOf } from "./told.ts";

/** Those of these that wait now, in their order. */
export async function tasksOf(
	{ services, now }: Pick<DeskInput, "services" | "now">,
	asked: readonly (readonly [TaskKind, string])[],
): Promise<readonly Task[]> {
	const found = await Promise.all(asked.map(([kind, id]) => findTask(services, kind, id, now)));
	return found.filter((task) => task !== undefined);
}

/** The first of several has the keys: the next one gets them once it is done. */
export function TasksPart({ tasks }: { readonly tasks: readonly Task[] }) {
	const { d } = useDesk();
	const [task, ...others] = tasks;
	if (!task) return null;
	return (
		<Part id="tasks" heading={d("tasks")}>
			<Facts
				of={[
					[d("queue.task"), d(`task.${task.kind}`)],
					[d("queue.waits"), <Moment key="since" of={task.since} />],
					[d("queue.due"), task.due && <Moment key="due" of={task.due} />],
					[d("queue.holder"), task.holder?.agent ?? d("queue.nobody")],
					[d("tasks.told"), toldOf(task, d)],
					[d("tasks.others"), others.map(({ kind }) => d(`task.${kind}`)).join(", ")],
				]}
			/>
			<Acts task={task} />
		</Part>
	);
}

function Acts({ task }: { readonly task: Task }) {
	const { d, agent } = useDesk();
	const typed = useTyped(deskHref("passTask"));
	const { kind, holder } = task;
	const { ends } = taskKinds[kind];
	const mine = holder?.agent === agent.id;
	const mayMove = !holder || mine || agent.role === "lead";
	const mayFinish = mayMove && (ends === "says" || (ends === "lead" && agent.role === "lead"));
	const named = <HiddenFields values={[["kind", kind] as const, ["id", task.id] as const]} />;
	const version = taskVersion(task);
	return (
		<>
			<div className="desk-acts mt-3">
				{!holder && (
					<DeskForm version={version} action={deskHref("takeTask")}>
						{named}
						<KeyedSubmit of="take" look="primary">
							{d("tasks.take")}
						</KeyedSubmit>
					</DeskForm>
				)}
				{mayFinish && (
					<DeskForm version={version} action={deskHref("finishTask")}>
						{named}
						<KeyedSubmit of="done">{d("tasks.finish")}</KeyedSubmit>
					</DeskForm>
				)}
				{holder && mayMove && (
					<DeskForm version={version} action={deskHref("releaseTask")}>
						{named}
						<KeyedSubmit of="letGo">{d("tasks.release")}</KeyedSubmit>
					</DeskForm>
				)}
			</div>
			{mayMove && (
				<DeskForm version={version} action={deskHref("passTask")} className="desk-acts mt-3">
					{named}
					<Field
						id="pass-to"
						name="to"
						type="email"
						label={d("tasks.passTo")}
						defaultValue={typed.of("to", "")}
						autoComplete="off"
						required
						maxLength={254}
					/>
					<KeyedSubmit of="passOn">{d("tasks.pass")}</KeyedSubmit>
				</DeskForm>
			)}
		</>
	);
}
