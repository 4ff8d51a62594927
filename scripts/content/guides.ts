// Reads all guides: content/guides/<group>/<slug>/<language>.md.
import { join } from "node:path";
import type { VFile } from "vfile";
import type { Guide, GuideText } from "../../src/features/guides/guide.ts";
import { isGroup } from "../../src/features/guides/labels.ts";
import { defaultLanguage, type Localized, languageCodes } from "../../src/i18n/languages.ts";
import { guideGroups } from "../../src/routes.ts";
import { drawingHeight, drawingWidth } from "../pictures/drawings/drawing.ts";
import { drawGuides } from "../pictures/drawings/guide-drawings.ts";
import { type Compiled, type Run, readDocument } from "./document.ts";
import { drawingPath } from "./drawings.ts";
import { foldersIn, refuse } from "./folders.ts";
import { check, complain, readMatter } from "./front-matter.ts";
import { guideFacts, guideText } from "./schemas.ts";

type Facts = NonNullable<ReturnType<typeof check<typeof guideFacts>>>;
type Text = NonNullable<ReturnType<typeof check<typeof guideText>>>;

/** A guide without its drawing. */
interface Written {
	readonly facts: Omit<Facts, "drawing">;
	readonly family: Facts["drawing"];
	readonly place: Pick<Guide, "group" | "slug">;
	readonly texts: Localized<Compiled<Text>>;
}

/** Every group and slug there is a folder for; a slug may hold `{agency}`. */
export function guideFolders(root: string) {
	const base = join(root, "content/guides");
	return guideGroups.flatMap((group) =>
		foldersIn(join(base, group)).map((slug) => ({ group, slug, folder: join(base, group, slug) })),
	);
}

/** The page asks for it in lower case, as one segment of an address. */
const slugShape = /^(?:[a-z0-9]+|\{agency\})(?:-(?:[a-z0-9]+|\{agency\}))*$/;

/** All guides, by group and id; complaints are in `run.files`. */
export function readGuides(run: Run): Guide[] {
	const base = join(run.root, "content/guides");
	for (const group of foldersIn(base)) {
		if (!isGroup(group)) refuse(run, join(base, group), "is none of the groups of src/features/guides/labels.ts");
	}
	const taken = new Map<string, string>();
	const guides = guideFolders(run.root).flatMap<Written>(({ group, slug, folder }) => {
		if (!slugShape.test(slug))
			refuse(run, folder, "the name is no slug: a-z, digits and {agency}, with hyphens between");
		let facts: Facts | undefined;
		const texts = readDocument(run, folder, (file, language) => {
			const matter = readMatter(file);
			if (!matter) return undefined;
			if (language !== defaultLanguage) return check(file, guideText, matter);
			const [shared, own] = split(matter);
			facts = check(file, guideFacts, shared);
			if (facts) checkFacts(file, facts, { group, slug }, taken);
			return check(file, guideText, own);
		});
		if (!facts || !texts) return [];
		const { drawing: family, ...rest } = facts;
		return [{ facts: rest, family, place: { group, slug }, texts }];
	});
	const order = ({ facts, place }: Written) => guideGroups.indexOf(place.group) * 1e6 + facts.id;
	return withDrawings(guides.sort((a, b) => order(a) - order(b)));
}

function withDrawings(guides: readonly Written[]): Guide[] {
	const drawings = drawGuides(guides.map(({ facts, family, place }) => ({ ...facts, ...place, family })));
	return guides.flatMap(({ facts, place, texts }) => {
		const drawing = drawings.get(place.slug);
		if (!drawing) return [];
		const image = { imageUrl: drawingPath(place.slug), imageWidth: drawingWidth, imageHeight: drawingHeight };
		const blocks = languageCodes.map((language) => [language, { ...texts[language], imageAlt: drawing.alt[language] }]);
		return [
			{ ...facts, ...place, ...image, drawing: drawing.body, ...(Object.fromEntries(blocks) as Localized<GuideText>) },
		];
	});
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
	if (!facts.reviewed) return;
	if (facts.reviewed.by === facts.author) complain(file, ["reviewed"], "reviewed is by the desk that wrote it");
	if (facts.reviewed.date < (facts.dateModified ?? facts.date)) {
		complain(file, ["reviewed"], "reviewed is before the last change: somebody has to read it again");
	}
}
