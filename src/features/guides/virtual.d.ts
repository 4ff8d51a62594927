// The modules that scripts/content/plugin.ts makes of content/guides.
declare module "virtual:guides" {
	export const guides: readonly import("./guide.ts").GuideSummary[];
}

declare module "virtual:guide-files" {
	/** Where a build serves each language's file of texts and of the index. */
	export const guideFileUrls: import("../../i18n/languages.ts").Localized<
		Readonly<Record<keyof import("./guide-files.ts").GuideFile, string>>
	>;
	/** What stands in the files, where there are none: in dev and in tests. */
	export const inlineGuideFiles:
		| import("../../i18n/languages.ts").Localized<import("./guide-files.ts").GuideFile>
		| null;
}
