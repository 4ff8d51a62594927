// Writes down that somebody opened something, before they see it: what is not written down is not shown.
import { recordOf } from "../record/record.ts";
import type { Subject } from "../subject.ts";
import type { DeskInput } from "./desk-page.ts";

/** Throws when the database does. */
export async function recordOpened(
	{ agent, services: { db }, now }: Pick<DeskInput, "agent" | "services" | "now">,
	subject: Subject,
): Promise<void> {
	await recordOf(db, { agent: agent.id, act: "opened", subject }, now).run();
}
