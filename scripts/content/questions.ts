// Checks the questions of a file: as many in every language, and where they are in groups, the same ones in the same order.
import type { VFile } from "vfile";
import { complain } from "./front-matter.ts";

interface Questions {
	readonly groups?: readonly { readonly id: string }[];
	readonly faq?: readonly { readonly id?: string | undefined; readonly group?: string | undefined }[];
}

/** Questions in groups stand in the groups' order, each with an id that nothing else on the page has. */
export function checkQuestions(file: VFile, { groups = [], faq = [] }: Questions): void {
	const names = groups.map(({ id }) => id);
	const taken = new Set<string>();
	let last = 0;
	faq.forEach(({ id, group }, index) => {
		if (names.length === 0) {
			if (id || group) complain(file, ["faq", index], `faq.${index}: id and group are for questions in groups`);
			return;
		}
		const at = names.indexOf(group ?? "");
		if (at < 0) complain(file, ["faq", index], `faq.${index}.group: is none of the groups: ${group}`);
		else if (at < last) complain(file, ["faq", index], `faq.${index}.group: stands after a later group: ${group}`);
		last = Math.max(last, at);
		if (!id || taken.has(id) || names.includes(id))
			complain(file, ["faq", index], `faq.${index}.id: is missing or taken: ${id}`);
		taken.add(id ?? "");
	});
	const empty = groups.findIndex(({ id }) => !faq.some(({ group }) => group === id));
	if (empty >= 0) complain(file, ["groups", empty], `groups.${empty}: has no question`);
}

/** Complains about a translation whose questions are others than the original's. */
export function compareQuestions(file: VFile, original: VFile): void {
	const [mine, theirs] = [questionsOf(file), questionsOf(original)];
	const [here, there] = [mine.faq.length, theirs.faq.length];
	if (here !== there) {
		complain(file, ["faq"], `faq has ${here} questions, ${original.path} has ${there}`);
		return;
	}
	const different = mine.faq.findIndex((name, index) => name !== theirs.faq[index]);
	if (different >= 0) {
		const reason = `${mine.faq[different]} here, ${theirs.faq[different]} in ${original.path}`;
		complain(file, ["faq", different], `faq.${different}: another question: ${reason}`);
	}
	if (`${mine.groups}` !== `${theirs.groups}`) complain(file, ["groups"], `groups differ from ${original.path}`);
}

function questionsOf(file: VFile): { readonly faq: readonly string[]; readonly groups: readonly string[] } {
	const { faq, groups } = (file.data.matter ?? {}) as Questions;
	return {
		faq: (faq ?? []).map(({ id, group }) => [group, id].join("/")),
		groups: (groups ?? []).map(({ id }) => id),
	};
}
