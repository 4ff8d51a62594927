// nspell has no types of its own: what the spelling check uses of it.
declare module "nspell" {
	interface Speller {
		correct(word: string): boolean;
		suggest(word: string): string[];
	}
	export default function nspell(dictionary: { readonly aff: Uint8Array; readonly dic: Uint8Array }): Speller;
}
