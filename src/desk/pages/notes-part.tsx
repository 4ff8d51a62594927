// What agents noted about a booking, and the form that adds a note.
import { TextArea } from "../../ui/controls/text-area.tsx";
import { useDesk } from "../frame/desk-context.tsx";
import { DeskForm, useTyped } from "../frame/desk-form.tsx";
import { type DeskHandler, leadTo } from "../frame/desk-page.ts";
import { Part } from "../frame/facts.tsx";
import { KeyedSubmit } from "../frame/keyed.tsx";
import { type Note, noteLength, addNote as writeNote } from "../notes/notes.ts";
import { deskHref } from "../routes.ts";
import { Moment } from "./find.tsx";
import { missing } from "./quote.tsx";

export const addNote: DeskHandler<"addNote"> = async ({ params: { code }, form, services, agent, now, d }) => {
	const text = form.get("text");
	const answer = await writeNote(services, { agent: agent.id }, code, typeof text === "string" ? text : "", now);
	if (answer.kind === "unfit") return { mistyped: "text", text: d("not.note", { most: answer.most }) };
	return answer.kind === "gone" ? missing(d) : leadTo(`${deskHref("booking", { code })}#notes`);
};

interface NotesPartProps {
	readonly code: string;
	readonly notes: readonly Note[];
	/** Its people were erased: a note would bring them back. */
	readonly closed: boolean;
}

export function NotesPart({ code, notes, closed }: NotesPartProps) {
	const { d } = useDesk();
	const typed = useTyped(deskHref("addNote", { code }));
	return (
		<Part id="notes" heading={d("notes")}>
			{notes.length === 0 && <p>{d("notes.none")}</p>}
			<ul className="grid gap-2">
				{notes.map(({ id, agent, createdAt, text }) => (
					<li key={id}>
						<p className="text-sm text-muted">
							{agent} · <Moment of={createdAt} />
						</p>
						<p className="whitespace-pre-wrap">{text}</p>
					</li>
				))}
			</ul>
			{!closed && (
				<DeskForm action={deskHref("addNote", { code })} className="mt-3 grid gap-2">
					<TextArea
						id="note-text"
						name="text"
						label={d("notes.label")}
						hint={d("notes.hint")}
						rows={3}
						defaultValue={typed.of("text", "")}
						problem={typed.problem("text")}
						required
						maxLength={noteLength}
					/>
					<p>
						<KeyedSubmit of="note">{d("notes.add")}</KeyedSubmit>
					</p>
				</DeskForm>
			)}
		</Part>
	);
}
