// Where a page's late data appears: the fallback in the shell, then the content in the same place, in order, without script.
//
// React's own streaming moves late content into place with an inline script, so a visitor without JavaScript would wait
// for ever. Here the shell stops at the mark, the region is written there when its data is in, and the rest follows;
// a rule in the style sheet hides the fallback as soon as its last mark is there. See docs/decisions/0003.
import type { ReactNode } from "react";
import { localize } from "../i18n/language-parameter.ts";
import { usePage } from "./page-context.tsx";

/** What the views below become in HTML. */
const fallbackStart = '<div class="late-fallback">';
const progressMark = '<template id="late-progress"></template>';
const lateMark = '<template id="late"></template>';

/**
 * Put it once into the view of a page that answers with `late`. The children take the place of the content while it is
 * awaited, in the same layout; the style sheet shows them only when the wait is long enough to be noticed.
 */
export function LateRegion({ children }: { children?: ReactNode }) {
	const { t, target, language } = usePage();
	return (
		<>
			<div className="late-fallback">
				<p role="status">{t("loading.adventure")}</p>
				{children}
				{/* A browser whose connection was cut shows what came as if it were all: this comes into sight by itself. */}
				<div className="late-cut notice notice-problem" role="alert">
					{t("late.cut")}{" "}
					<a className="link" href={localize(target, language)}>
						{t("late.failed.retry")}
					</a>
				</div>
				<template id="late-progress" />
			</div>
			<template id="late" />
		</>
	);
}

export interface CutShell {
	readonly before: string;
	/**
	 * The fallback up to where progress is told, and from there. The mark between them is sent with the second part, which
	 * comes with the region: a browser sees it at once, and the region itself, as what the fallback stands before, only when
	 * all of it has come.
	 */
	readonly fallback: readonly [start: string, end: string];
	readonly after: string;
}

/** Cuts a finished shell at its marks. Throws if the view forgot its LateRegion. */
export function cutAtLateRegion(html: string): CutShell {
	const start = html.indexOf(fallbackStart);
	const progress = html.indexOf(progressMark, start);
	const late = html.indexOf(lateMark, progress);
	if (start < 0 || progress < 0 || late < 0) throw new Error("a page with late data has no LateRegion in its view");
	return {
		before: html.slice(0, start),
		fallback: [html.slice(start, progress), html.slice(progress, late)],
		after: html.slice(late + lateMark.length),
	};
}
