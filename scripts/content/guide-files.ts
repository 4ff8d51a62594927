// What becomes of the compiled guides: summaries in the Worker; texts and search index in files, one of each a language,
// and beside them the texts about help with airlines' bookings.
import { createHash } from "node:crypto";
import type { Guide, GuideSummary, GuideTexts } from "../../src/features/guides/guide.ts";
import type { GuideFile } from "../../src/features/guides/guide-files.ts";
import { type Language, type Localized, languageCodes, perLanguage } from "../../src/i18n/languages.ts";
import type { Content } from "./content.ts";
import { guideIndex } from "./guide-index.ts";
import type { AllPlaceTexts } from "./place-texts.ts";

/** What lists show, without the texts. */
export function summaryOf(guide: Guide): GuideSummary {
	const texts = perLanguage((language) => {
		const { title, excerpt, description, imageAlt, minutes } = guide[language];
		return { title, excerpt, description, imageAlt, minutes };
	});
	// The facts, and in the place of each language's text its short form. The drawing is a file.
	const { drawing: _, ...facts } = guide;
	return { ...facts, ...texts };
}

/** By slug, with the placeholders open. */
export function guideTexts(guides: readonly Guide[], language: Language): GuideTexts {
	return Object.fromEntries(
		guides.map(({ slug, [language]: { html, contents, faq, sources } }) => [slug, { html, contents, faq, sources }]),
	);
}

/** What of the content stands in files. */
export type FiledContent = Pick<Content, "guides"> & { readonly placeTexts: Pick<AllPlaceTexts, "assistance"> };

/** The files' contents by language. */
export function guideFiles({ guides, placeTexts }: FiledContent): Localized<GuideFile> {
	return perLanguage((language) => ({
		texts: guideTexts(guides, language),
		index: guideIndex(guides, language),
		assistance: placeTexts.assistance[language],
	}));
}

export interface NamedFile {
	readonly language: Language;
	readonly kind: keyof GuideFile;
	/** Below the client's folder: it follows from the content, so that it may be kept for ever. */
	readonly file: string;
	readonly json: string;
}

export function namedFiles(content: FiledContent): NamedFile[] {
	const files = guideFiles(content);
	return languageCodes.flatMap((language) =>
		(["texts", "index", "assistance"] as const).map((kind) => {
			const json = JSON.stringify(files[language][kind]);
			const hash = createHash("sha256").update(json).digest("base64url").slice(0, 8);
			return { language, kind, file: `assets/guides-${kind}-${language}-${hash}.json`, json };
		}),
	);
}
