// Reads all guides: content/guides/<group>/<slug>/<language>.md.
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { VFile } from "vfile";
import { type Guide, guideGroups } from "../../src/guides/guide.ts";
import { defaultLanguage } from "../../src/i18n/languages.ts";
import { type Run, readDocument } from "./document.ts";
import { foldersIn } from "./folders.ts";
import { check, complain, readMatter } from "./front-matter.ts";
import { heroHeight, heroPath, heroWidth } from "./hero.ts";
import { guideFacts, guideText } from "./schemas.ts";

type Facts = NonNullable<ReturnType<typeof check<typeof guideFacts>>>;

/** Every group and slug there is a folder for; a slug may hold `{agency}`. */
export function guideFolders(root: string) {
	const base = join(root, "content/guides");
	return guideGroups.flatMap((group) =>
		foldersIn(join(base, group)).map((slug) => ({ group, slug, folder: join(base, group, slug) })),
	);
}

/** All guides, by group and id; complaints are in `run.files`. */
export function readGuides(run: Run): Guide[] {
	const taken = new Map<string, string>();
	const guides = guideFolders(run.root).flatMap(({ group, slug, folder }) => {
		let facts: Facts | undefined;
		const texts = readDocument(run, folder, (file, language) => {
			const matter = readMatter(file);
			if (!matter) return undefined;
			if (language !== defaultLanguage) return check(file, guideText, matter);
			const [shared, own] = split(matter);
			facts = check(file, guideFacts, shared);
			if (facts) checkFacts(run, file, facts, { group, slug }, taken);
			return check(file, guideText, own);
		});
		if (!facts || !texts) return [];
		const image = { imageUrl: heroPath(slug), imageWidth: heroWidth, imageHeight: heroHeight };
		return [{ ...facts, group, slug, ...image, ...texts }];
	});
	const order = (guide: Guide) => guideGroups.indexOf(guide.group) * 1e6 + guide.id;
	return guides.sort((a, b) => order(a) - order(b));
}

/** The front matter of the default language holds both what all languages share and its own texts. */
function split(matter: Record<string, unknown>): [Record<string, unknown>, Record<string, unknown>] {
	const isShared = ([name]: [string, unknown]) => Object.hasOwn(guideFacts.entries, name);
	const entries = Object.entries(matter);
	return [
		Object.fromEntries(entries.filter(isShared)),
		Object.fromEntries(entries.filter((entry) => !isShared(entry))),
	];
}

function checkFacts(
	run: Run,
	file: VFile,
	facts: Facts,
	{ group, slug }: Pick<Guide, "group" | "slug">,
	taken: Map<string, string>,
): void {
	const names = { id: `id ${facts.id} in ${group}`, slug: `slug ${slug}` };
	for (const name of Object.values(names)) {
		const other = taken.get(name);
		if (other) complain(file, ["id"], `${name} is taken by ${other}`);
		taken.set(name, file.path);
	}
	if (facts.dateModified && facts.dateModified < facts.date) {
		complain(file, ["dateModified"], "dateModified is before date");
	}
	const image = join("public", heroPath(slug));
	if (!existsSync(join(run.root, image))) {
		complain(file, [], `no ${image}: run node scripts/content/heroes.ts`);
	}
}
