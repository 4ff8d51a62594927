// What is told of a task besides its kind, in words: those of a table of ours, where it has some; else as the row says it.
import type { Task } from "../queue/read-queue.ts";
import type { DeskTranslate } from "../texts/texts.ts";

const ofMoved = ["open", "another", "refund", "refused", "unread"] as const;

export function toldOf({ kind, told }: Pick<Task, "kind" | "told">, d: DeskTranslate): string | null {
	const moved = kind === "moved" ? ofMoved.find((word) => word === told) : undefined;
	if (kind === "answered" && (told === "accepted" || told === "declined")) return d(`proposal.state.${told}`);
	return moved ? d(`moved.told.${moved}`) : told;
}
