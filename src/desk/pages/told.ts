// What is told of a task besides its kind, in words of ours.
import type { Task } from "../queue/read-queue.ts";
import type { DeskTranslate } from "../texts/texts.ts";
import { wordFor } from "../texts/words.ts";

const ofMoved = ["open", "another", "refund", "refused", "unread"] as const;

export function toldOf({ kind, told }: Pick<Task, "kind" | "told">, d: DeskTranslate): string | null {
	if (told === null) return null;
	const moved = kind === "moved" ? ofMoved.find((word) => word === told) : undefined;
	if (moved) return d(`moved.told.${moved}`);
	if (kind === "answered" && (told === "accepted" || told === "declined")) return d(`proposal.state.${told}`);
	if (kind === "exchange" && told === "sending") return d("exchange.told.sending");
	if (kind === "money") return wordFor("mismatch", told, d);
	if (kind !== "mail") return told;
	const [mail = "", why = ""] = told.split(": ");
	return [wordFor("mail", mail, d), why && wordFor("failed", why, d)].filter(Boolean).join(": ");
}
