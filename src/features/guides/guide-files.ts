// The files that hold the guides' texts, the index of their words, and the texts about help with airlines' bookings: bulk
// that the Worker reads when a page needs it.
import { guideFileUrls, inlineGuideFiles } from "virtual:guide-files";
import { Unavailable } from "../../edge/unavailable.ts";
import type { Language } from "../../i18n/languages.ts";
import type { AirlineText } from "../../prose/place-text.ts";
import type { GuideIndex } from "./browser/guide-index.ts";
import type { GuideTexts } from "./guide.ts";

export interface GuideFile {
	readonly texts: GuideTexts;
	readonly index: GuideIndex;
	/** By the slug of the airline. */
	readonly assistance: Readonly<Record<string, AirlineText>>;
}

export type ReadGuideFile = <Kind extends keyof GuideFile>(kind: Kind, language: Language) => Promise<GuideFile[Kind]>;

type Assets = Pick<Fetcher, "fetch">;

interface ReaderOptions {
	/** What the build made; a test brings its own. */
	readonly urls?: typeof guideFileUrls;
	readonly inline?: typeof inlineGuideFiles;
	/** A page says that it failed then, instead of loading until the visitor leaves. */
	readonly limitMs?: number;
}

/**
 * What was read once stays: the files change with a deploy only. Rejects with `Unavailable` when the assets do not answer in
 * time, or answer with something else: that is not kept, and the next request asks again.
 */
export function guideFileReader(
	assets: Assets,
	{ urls = guideFileUrls, inline = inlineGuideFiles, limitMs = 8_000 }: ReaderOptions = {},
): ReadGuideFile {
	const known = new Map<string, unknown>();
	return async function readGuideFile<Kind extends keyof GuideFile>(kind: Kind, language: Language) {
		// In dev and in tests there are no files: the compiled guides stand in the module.
		if (inline) return inline[language][kind];
		const url = urls[language][kind];
		// Not the promise: it would belong to the request that made it.
		if (!known.has(url)) known.set(url, await fetchFile(assets, url, kind, limitMs));
		return known.get(url) as GuideFile[Kind];
	};
}

async function fetchFile(assets: Assets, url: string, kind: keyof GuideFile, limitMs: number): Promise<unknown> {
	const failed = (error: unknown): never => {
		throw new Unavailable(`${url}: ${error}`);
	};
	const signal = AbortSignal.timeout(limitMs);
	const response = await assets.fetch(new URL(url, "https://assets.invalid"), { signal }).catch(failed);
	if (!response.ok) return failed(response.status);
	const file: unknown = await response.json().catch(failed);
	if (!isSound[kind](file)) return failed(`not the ${kind} of guides`);
	return file;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
	typeof value === "object" && value !== null && !Array.isArray(value);

const isSound: Readonly<Record<keyof GuideFile, (file: unknown) => boolean>> = {
	texts: (file) =>
		isFields(file) && Object.values(file).every((text) => isFields(text) && typeof text.html === "string"),
	assistance: (file) =>
		isFields(file) && Object.values(file).every((text) => isFields(text) && Array.isArray(text.sections)),
	index: (file) => isFields(file) && Array.isArray(file.guides) && typeof file.words === "string",
};
