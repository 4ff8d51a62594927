// A name as it stands on somebody's ID: written one way, never shortened, and refused only where no ID can say it.
import type { NameRule } from "../../../../flights/name-rule.ts";
import { oneLine } from "../../../../forms/typed-text.ts";

export type NameReading =
	/** `sendable`: the fare source takes it as it is; otherwise `long` says why not: its length, or else a letter. */
	| { readonly kind: "ok"; readonly name: string; readonly sendable: boolean; readonly long: boolean }
	| { readonly kind: "blank" }
	| { readonly kind: "digits" }
	/** `signs`: those that no name has, as typed. */
	| { readonly kind: "symbols"; readonly signs: string }
	/** `sign`: a hyphen, apostrophe or accent that no letter follows or goes before. */
	| { readonly kind: "loose"; readonly sign: string }
	/** The name is written in letters that are not Latin. */
	| { readonly kind: "script" }
	/** Longer than any ID has room for. */
	| { readonly kind: "endless" };

const apostrophes = /[‘’ʻʼ´`′]/g;
const hyphens = /[‐‑‒–−]/g;
/** The most characters that a name on an ID has. */
const maxLength = 100;
/** Latin letters with their marks, and signs between them; 't Hooft begins with one. */
const allowed = /^'?\p{Script=Latin}[\p{Script=Latin}\p{M}]*(?:[ '-]+[\p{Script=Latin}\p{M}]+)*'?$/u;

/** Reads a given or a family name. Accents, ñ, hyphens, apostrophes and several names stay as they are. Never throws. @param rule of the fare source, where it has one */
export function readName(text: string, rule?: NameRule): NameReading {
	const name = spell(text);
	if (!/[^\p{M} '-]/u.test(name)) return { kind: "blank" };
	if (/\p{N}/u.test(name)) return { kind: "digits" };
	const signs = [...new Set(name.match(/[^\p{L}\p{M} '-]/gu) ?? [])].join(" ");
	if (signs) return { kind: "symbols", signs };
	if (/[^\p{Script=Latin}\p{M} '-]/u.test(name)) return { kind: "script" };
	if (!allowed.test(name))
		return { kind: "loose", sign: /[ '-]+$|^(?!'\p{L})[\p{M} '-]+/u.exec(name)?.[0].trim() ?? "" };
	if (name.length > maxLength) return { kind: "endless" };
	return {
		kind: "ok",
		name,
		sendable: rule?.takes(name) ?? true,
		long: rule !== undefined && name.length > rule.maxLength,
	};
}

/** Periods and joiners of letters say nothing that a boarding pass could show: "Ma. Elena" is "Ma Elena" there. */
function spell(text: string): string {
	// Before it is composed: an acute accent by itself is a space with a mark.
	const spelled = text.replace(apostrophes, "'").replace(hyphens, "-").normalize("NFKC");
	return oneLine(spelled.replace(/[.\u200C\u200D]/g, " ")).replace(/ ?- ?/g, "-");
}
