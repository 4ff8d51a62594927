// The modules that scripts/content/plugin.ts makes of content/.
declare module "virtual:guides" {
	export const guides: readonly import("../features/guides/guide.ts").GuideSummary[];
}

declare module "virtual:guide-files" {
	/** Where a build serves each language's file of texts and of the index. */
	export const guideFileUrls: import("../i18n/languages.ts").Localized<
		Readonly<Record<keyof import("../features/guides/guide-files.ts").GuideFile, string>>
	>;
	/** What stands in the files, where there are none: in dev and in tests. */
	export const inlineGuideFiles:
		| import("../i18n/languages.ts").Localized<import("../features/guides/guide-files.ts").GuideFile>
		| null;
}

declare module "virtual:prose" {
	export const prose: import("./prose.ts").ProseManifest;
}

declare module "virtual:place-texts" {
	export const placeTexts: import("./place-texts.ts").PlaceTexts;
}
