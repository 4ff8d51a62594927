// What a component of the style guide is: its examples, each of which renders alone in every language.
import type { ReactNode } from "react";
import { usePage } from "../../page/page-context.tsx";
import { sampleTexts } from "./samples.ts";

/** How else an example is photographed than on a phone by day in English: where it looks different in kind. */
type Look = "wide" | "night" | "spanish";

export interface Component {
	/** Part of the names of its pictures: kebab-case. */
	readonly id: string;
	readonly title: string;
	/**
	 * Examples with more pictures than the one that each has: on a wide screen where the layout is another one there, at night
	 * where color is the subject, in Spanish where longer words may wrap.
	 */
	readonly pictures?: Readonly<Partial<Record<Look, "all" | readonly string[]>>>;
	/**
	 * Examples by name, in kebab-case; each is rendered as a component, so it may use hooks. In one named `focus` (or `focus-…`)
	 * the picture is taken with the focus on the first control.
	 */
	readonly examples: Readonly<Record<string, () => ReactNode>>;
}

/** The sample texts of a component in the page's language. */
export function useSample<Name extends keyof ReturnType<typeof sampleTexts>>(name: Name) {
	return sampleTexts(usePage().language)[name];
}
