// Modules that the build makes.
declare module "virtual:client-assets" {
	/** URLs of the client entry, the style sheet of every page, those of some pages, and the font, hashed in a build. */
	export const clientAssets: {
		readonly script: string;
		readonly style: string;
		readonly sheets: Readonly<Record<"results" | "trip" | "explore", string>>;
		readonly font: string;
	};
}

declare module "virtual:first-screens" {
	/** The styles of each first screen (src/page/first-screen.ts), to stand in the document; none outside of a build. */
	export const firstScreens: Readonly<Partial<Record<"home" | "guide" | "results", string>>>;
	/** Their CSP sources, in single quotes. */
	export const firstScreenHashes: readonly string[];
}

declare module "virtual:inline-scripts" {
	/** CSP sources of the inline scripts of every page, in single quotes. */
	export const inlineScriptHashes: readonly string[];
	/** That of the script which brings boot where a page is measured. */
	export const bootHash: string;
}

declare module "virtual:colors" {
	/** The tokens that the code asks for by name. */
	type Color = "paper" | "card" | "ink" | "muted" | "rule" | "route" | "primary" | "call" | "on-call";
	/** The tokens of src/ui/styles/tokens.css as `#rrggbb`, for where no custom property reaches. */
	export const colors: Readonly<Record<"light" | "dark", Readonly<Record<Color, string>>>>;
}

// Made of src/islands/reload-once.ts, and fetched for what it does.
declare module "*/reload-once.js" {}
