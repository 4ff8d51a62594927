// Modules that the build makes.
declare module "virtual:client-assets" {
	/** URLs of the client entry and its style sheet, hashed in a build. */
	export const clientAssets: { readonly script: string; readonly style: string };
}
