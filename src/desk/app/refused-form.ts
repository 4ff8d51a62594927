// Whether a form of the desk may do what it asks: it has to carry the version that it showed, and no card's number.
import { findProposal } from "../../features/proposals/store.ts";
import { hasCardNumber, withoutCard } from "../frame/card-number.ts";
import { versionField } from "../frame/desk-form.tsx";
import type { DeskAnswer, DeskHandler, DeskInput } from "../frame/desk-page.ts";
import { textOf } from "../frame/typed.ts";
import { findTask } from "../queue/read-queue.ts";
import { type DeskRouteId, deskRouteOf, isDeskRoute } from "../routes.ts";
import type { Subject } from "../subject.ts";
import { taskKindNames } from "../task-kinds.ts";
import { versionOf, waitingVersion } from "../versions/versions.ts";

type Input = Pick<DeskInput, "params" | "form" | "services" | "now">;

/** Fields that hold no words of anybody: names of ours, and numbers that their own rules read. */
const unread: readonly string[] = [
	...[versionField, "confirm", "seen", "id", "once", "secret", "told", "prices", "search", "offer", "by"],
	...["payment", "refund", "change", "kind", "as", "decision", "answer", "phone", "tickets"],
];

/** The version of what a page or an act is about, as it is now; undefined where there is none. Read it before the page. */
export async function versionNow(id: DeskRouteId, { params, form, services, now }: Input): Promise<string | undefined> {
	const { changes } = deskRouteOf(id);
	const given: Readonly<Record<string, string>> = params;
	if (changes === "task") {
		const task = taskOf(form);
		return task && waitingVersion(services, task.kind, task.id, now);
	}
	const kind = changes ?? pageKindOf(id);
	return kind && versionOf(services.db, kind, given.code ?? given.number ?? given.id ?? "");
}

function pageKindOf(id: DeskRouteId): "booking" | "quote" | "message" | "mail" | undefined {
	const [, kind] = /^\/(booking|quote|message|mail)s\/:/.exec(deskRouteOf(id).path) ?? [];
	return kind as "booking" | "quote" | "message" | "mail" | undefined;
}

function taskOf(form: FormData) {
	const kind = taskKindNames.find((one) => one === form.get("kind"));
	const id = textOf(form, "id");
	return kind && id ? { kind, id } : undefined;
}

/** Why a form is refused before anything is done. What is not there (any more), its act says. */
export function whyRefused(id: DeskRouteId, { form }: Pick<Input, "form">, version: string | undefined) {
	const typed = [...form].some(
		([name, value]) => !unread.includes(name) && typeof value === "string" && hasCardNumber(value),
	);
	if (typed) return "card" as const;
	const seen = deskRouteOf(id).changes && version !== undefined;
	return seen && form.get(versionField) !== version ? ("stale" as const) : undefined;
}

interface Again {
	readonly page: DeskRouteId;
	readonly answer: DeskAnswer;
	readonly form: FormData;
	/** Of what the page is about. */
	readonly version: string | undefined;
}

/** The page that the form stands on, as it is now; undefined where there is none any more. */
export async function pageAgain(
	id: DeskRouteId,
	input: DeskInput,
	handlerOf: (id: DeskRouteId) => DeskHandler,
): Promise<Again | undefined> {
	const { asks, on } = deskRouteOf(id);
	const form = new FormData();
	for (const [name, value] of input.form) {
		if (typeof value !== "string") continue;
		form.append(name, unread.includes(name) ? value : withoutCard(value));
	}
	// What was asked is asked anew, of what it is about now.
	if (asks && input.form.has("confirm")) {
		const asked = await shown(id, input.params);
		if ("view" in asked.answer) return asked;
	}
	if (on !== undefined && isDeskRoute(on)) {
		const page = await shown(on, input.params);
		if ("view" in page.answer) return page;
	}
	const subject = await subjectOf(id, input);
	if (!subject) return undefined;
	return shown(subject.kind, { code: subject.id, number: subject.id, id: subject.id } as DeskInput["params"]);

	async function shown(page: DeskRouteId, params: DeskInput["params"]): Promise<Again> {
		const of = { ...input, params, form, showOnly: true };
		const version = await versionNow(page, of);
		return { page, form, version, answer: await handlerOf(page)(of) };
	}
}

async function subjectOf(id: DeskRouteId, { params, form, services, now }: Input): Promise<Subject | undefined> {
	const { changes } = deskRouteOf(id);
	const given: Readonly<Record<string, string>> = params;
	switch (changes) {
		case undefined:
			return undefined;
		case "task": {
			const task = taskOf(form);
			return task && (await findTask(services, task.kind, task.id, now))?.subject;
		}
		case "proposal":
			return (await findProposal(services.db, given.id ?? ""))?.subject;
		default:
			return { kind: changes, id: given.code ?? given.number ?? given.id ?? "" };
	}
}
