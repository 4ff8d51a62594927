// The module that scripts/content/plugin.ts makes of the front matter in content/pages.
declare module "virtual:page-texts" {
	export const pageTexts: import("./page-text.ts").PageTextManifest;
}
