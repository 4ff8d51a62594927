// What we use of subset-font, which comes without types.
declare module "subset-font" {
	export interface SubsetOptions {
		readonly targetFormat: "sfnt" | "woff" | "woff2";
		/** OpenType features that stay; all of them unless given. */
		readonly keepFeatures?: readonly string[];
		/** An axis pinned to one value, or limited to a range. */
		readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
	}
	export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
