// The published guides whole, and the files of guides that a test makes up.
import { guides as summaries } from "virtual:guides";
import { guideFiles, summaryOf } from "../../../scripts/content/guide-files.ts";
import type { Guide, GuideBody, GuideSummary } from "../../../src/features/guides/guide.ts";
import { guideFileReader, type ReadGuideFile } from "../../../src/features/guides/guide-files.ts";
import { createGuides, type Guides } from "../../../src/features/guides/guides.ts";
import { type Language, type Localized, languageCodes, perLanguage } from "../../../src/i18n/languages.ts";
import type { FillValues } from "../../../src/text/fill.ts";

/** Reads what the module has: in tests there are no files. */
export const readInline = guideFileReader({ fetch: () => Promise.reject(new Error("no assets in a test")) });

/** Of an agency of a test's own, which says the same of its hours and place in every language. */
export function inEveryLanguage(values: FillValues): Localized<FillValues> {
	return perLanguage(() => ({
		hours: "HOURS",
		hoursAlone: "HOURS",
		anyHour: "ANY HOUR",
		staffedIn: "PLACE",
		feeLine: "FEE",
		feeBack: "FEE BACK",
		feeBooking: "FEE",
		feeChange: "FEE OF A CHANGE",
		feeCharged: "CHARGED",
		feeRegistrations: "REGISTRATIONS",
		...values,
	}));
}

/** Lookup over guides of a test's own. */
export function guidesOf(values: Localized<FillValues>, guides: readonly Guide[]): Guides {
	const files = guideFiles({ guides, placeTexts: { assistance: perLanguage(() => ({})) } });
	const readFile: ReadGuideFile = async (kind, language) => files[language][kind];
	return createGuides(values, readFile, guides.map(summaryOf));
}

export type WholeGuide = Omit<GuideSummary, Language> & Localized<GuideSummary["en"] & GuideBody>;

/** Every published guide with its texts, newest first, for one agency. */
export async function publishedGuides(values: Localized<FillValues>): Promise<{ guides: Guides; whole: WholeGuide[] }> {
	const guides = createGuides(values, readInline, summaries);
	const whole = guides.listGuides().map(async (guide) => {
		const texts = new Map<Language, GuideBody>();
		for (const language of languageCodes) texts.set(language, await guides.readText(guide, language));
		return { ...guide, ...perLanguage((language) => ({ ...guide[language], ...(texts.get(language) as GuideBody) })) };
	});
	return { guides, whole: await Promise.all(whole) };
}

/** As the build compiles one: what the Worker does not keep of it, the count of its words, is made up. */
export function wholeGuide(guide: WholeGuide | undefined): Guide {
	if (!guide) throw new Error("no guide");
	return { ...guide, drawing: "", ...perLanguage((language) => ({ ...guide[language], words: 1000 })) };
}
