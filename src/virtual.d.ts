// Modules that the build makes.
declare module "virtual:client-assets" {
	/** URLs of the client entry, the style sheets of every page and of a booking's pages, and the font, hashed in a build. */
	export const clientAssets: {
		readonly script: string;
		readonly style: string;
		readonly tripStyle: string;
		readonly font: string;
	};
}

declare module "virtual:inline-scripts" {
	/** CSP sources of the inline scripts, in single quotes. */
	export const inlineScriptHashes: readonly string[];
}
