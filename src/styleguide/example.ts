// What a component of the style guide is: its examples, each of which renders alone in both languages.
import type { ReactNode } from "react";
import type { Localized } from "../i18n/languages.ts";
import { usePage } from "../render/page-context.tsx";

export interface Component {
	/** Part of the names of its pictures: kebab-case. */
	readonly id: string;
	readonly title: string;
	/**
	 * Examples by name, in kebab-case; each is rendered as a component, so it may use hooks. In one named `focus` (or `focus-…`)
	 * the picture is taken with the focus on the first control.
	 */
	readonly examples: Readonly<Record<string, () => ReactNode>>;
}

/** A sample text in the page's language. Samples stand beside their examples, since no visitor ever reads them. */
export function useSample<T>(texts: Localized<T>): T {
	return texts[usePage().language];
}
