// Where a page's late data appears: the fallback in the shell, then the content in the same place, in order, without script.
//
// React's own streaming moves late content into place with an inline script, so a visitor without JavaScript would wait
// for ever. Here the shell stops at the mark, the region is written there when its data is in, and the rest follows;
// a rule in the style sheet hides the fallback as soon as its last mark is there. See docs/decisions/0003.
import type { ReactNode } from "react";
import { localize } from "../i18n/language-parameter.ts";
import { usePage } from "./page-context.tsx";
import { type Piece, textOf } from "./pieces.ts";

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
	readonly before: readonly Piece[];
	/**
	 * The fallback up to where progress is told, and from there. The mark between them is sent with the second part, which
	 * comes with the region: a browser sees it at once, and the region itself, as what the fallback stands before, only when
	 * all of it has come.
	 */
	readonly fallback: readonly [start: readonly Piece[], end: readonly Piece[]];
	readonly after: readonly Piece[];
}

/** Cuts a finished shell at its marks. Throws if the view forgot its LateRegion. */
export function cutAtLateRegion(shell: readonly Piece[]): CutShell {
	const [before, fromStart] = cutAt(shell, fallbackStart);
	const [start, fromProgress] = cutAt(fromStart, progressMark);
	const [end, [mark = "", ...after]] = cutAt(fromProgress, lateMark);
	return { before, fallback: [start, end], after: [textOf([mark]).slice(lateMark.length), ...after] };
}

/** What stands before the mark, and what begins with it. What is kept as bytes stays so: the marks are no part of it. */
function cutAt(pieces: readonly Piece[], mark: string): [before: Piece[], from: Piece[]] {
	for (const [index, piece] of pieces.entries()) {
		if (typeof piece !== "string") continue;
		const at = piece.indexOf(mark);
		if (at >= 0)
			return [
				[...pieces.slice(0, index), piece.slice(0, at)],
				[piece.slice(at), ...pieces.slice(index + 1)],
			];
	}
	throw new Error("a page with late data has no LateRegion in its view");
}
