// The lists of the page of checklists: its text by headings, each under an id that is the same in every language.
import { checklistIds } from "../../parameters.ts";
import type { CompiledText } from "../../text/compiled-text.ts";

export interface Checklist {
	readonly id: (typeof checklistIds)[number];
	readonly name: string;
	readonly html: string;
}

const headingTag = /<h2[^>]*>.*?<\/h2>/s;

/** A test sees to it that there are as many headings as ids. */
export function checklistsIn({ html, contents }: Pick<CompiledText, "html" | "contents">): readonly Checklist[] {
	const [, ...parts] = html.split(headingTag);
	return checklistIds.map((id, index) => ({
		id,
		name: contents[index]?.text ?? "",
		html: parts[index]?.trim() ?? "",
	}));
}
