// The files that hold the guides' texts and the index of their words: bulk that the Worker reads when a page needs it.
import { guideFileUrls, inlineGuideFiles } from "virtual:guide-files";
import type { Language } from "../i18n/languages.ts";
import type { GuideTexts } from "./guide.ts";
import type { GuideIndex } from "./guide-index.ts";

export interface GuideFile {
	readonly texts: GuideTexts;
	readonly index: GuideIndex;
}

export type ReadGuideFile = <Kind extends keyof GuideFile>(kind: Kind, language: Language) => Promise<GuideFile[Kind]>;

/** What was read once stays: the files change with a deploy only. Rejects when the assets do not answer. */
export function guideFileReader(assets: Pick<Fetcher, "fetch">): ReadGuideFile {
	const known = new Map<string, unknown>();
	return async function readGuideFile<Kind extends keyof GuideFile>(kind: Kind, language: Language) {
		// In dev and in tests there are no files: the compiled guides stand in the module.
		if (inlineGuideFiles) return inlineGuideFiles[language][kind];
		const url = guideFileUrls[language][kind];
		// Not the promise: it would belong to the request that made it.
		if (!known.has(url)) {
			const response = await assets.fetch(new URL(url, "https://assets.invalid"));
			if (!response.ok) throw new Error(`${url}: ${response.status}`);
			known.set(url, await response.json());
		}
		return known.get(url) as GuideFile[Kind];
	};
}
