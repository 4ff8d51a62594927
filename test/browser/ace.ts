// What IBM's accessibility engine finds on a page, without what was judged not to apply to this site.
import source from "accessibility-checker-engine/ace.js?raw";
import type { Page } from "playwright-core";
import { layOutAll } from "../../scripts/lay-out-all.ts";
import { type Excuse, excuses } from "./ace-excuses.ts";

/** Of the engine, what is called here. */
interface Ace {
	readonly Checker: new () => {
		check(root: Document, rules: readonly string[]): Promise<{ results: readonly Result[] }>;
	};
}

interface Result {
	readonly ruleId: string;
	/** What kind of rule it is, and what became of it. */
	readonly value: readonly [kind: string, outcome: string];
	readonly path: { readonly dom: string };
	readonly message: string;
	/** The element's opening tag. */
	readonly snippet: string;
}

/** Pages that have it, also when they go on to another address. */
const equipped = new WeakSet<Page>();

const used = new Set<Excuse>();

/** Which excuses have excused nothing in this process. */
export function unusedExcuses(): string[] {
	return excuses.filter((excuse) => !used.has(excuse)).map(({ rule, within }) => `${rule} ${within}`);
}

/** Each failure as rule, element and message, recommendations among them; what it asks a person to look at is none. */
export async function aceViolations(page: Page): Promise<string[]> {
	if (!equipped.has(page)) {
		// Its name is a variable, which would be known to the script alone.
		const shared = `${source}; window.ace = ace;`;
		await page.addInitScript(shared);
		await page.evaluate(shared);
		equipped.add(page);
	}
	await layOutAll(page);
	const found = await page.evaluate(async (excused) => {
		const { ace } = window as unknown as { ace: Ace };
		const { results } = await new ace.Checker().check(document, ["IBM_Accessibility"]);
		return results
			.filter(({ value: [, outcome] }) => outcome === "FAIL")
			.map(({ ruleId, value, path, message, snippet }) => {
				const element = document.evaluate(path.dom, document).iterateNext() as Element | null;
				const by = excused.findIndex(({ rule, within }) => rule === ruleId && element?.closest(within));
				return { by, text: `${ruleId} (${value.join(" ")}): ${snippet.slice(0, 160)}: ${message}` };
			});
	}, excuses as Excuse[]);
	for (const { by } of found) {
		const excuse = excuses[by];
		if (excuse) used.add(excuse);
	}
	return found.filter(({ by }) => by < 0).map(({ text }) => text);
}
