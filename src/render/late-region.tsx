// Where a page's late data appears: the fallback in the shell, then the content in the same place, in order, without script.
//
// React's own streaming moves late content into place with an inline script, so a visitor without JavaScript would wait
// for ever. Here the shell stops at the mark, the region is written there when its data is in, and the rest follows;
// a rule in site.css hides the fallback as soon as the region stands behind it. See docs/decisions/0003.
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { localize } from "../links.ts";
import { CallLink } from "../ui/call-link.tsx";
import { Notice } from "../ui/notice.tsx";
import { type PageContext, PageProvider, usePage } from "./page-context.tsx";

const mark = '<template id="late"></template>';

/** Put it once into the view of a page that answers with `late`. */
export function LateRegion() {
	const { t } = usePage();
	return (
		<>
			<p className="late-fallback" role="status">
				{t("loading.adventure")}
			</p>
			<template id="late" />
		</>
	);
}

/**
 * Splits a finished shell at its mark. A crawler's copy (`complete`) loses the fallback too, because nothing will
 * be waited for in front of it. Throws if the view forgot its LateRegion.
 */
export function splitAtLateRegion(html: string): { before: string; fallback: string; after: string } {
	const at = html.indexOf(mark);
	if (at < 0) throw new Error("a page with late data has no LateRegion in its view");
	const fallbackAt = html.lastIndexOf("<p ", at);
	return {
		before: html.slice(0, fallbackAt),
		fallback: html.slice(fallbackAt, at),
		after: html.slice(at + mark.length),
	};
}

/** Renders late content; a failure becomes a notice in its place and is reported to `onError`. Never rejects. */
export async function renderLate(
	late: Promise<ReactNode>,
	page: PageContext,
	onError: (error: unknown) => void,
): Promise<string> {
	const wrap = (content: ReactNode) =>
		renderToString(
			<PageProvider page={page}>
				<div className="late">{content}</div>
			</PageProvider>,
		);
	try {
		return wrap(await late);
	} catch (error) {
		onError(error);
		return wrap(<LateFailure />);
	}
}

function LateFailure() {
	const { t, target, language } = usePage();
	return (
		<Notice tone="problem" heading={t("late.failed.heading")}>
			<p>{t("late.failed.text")}</p>
			<p className="mt-3 flex flex-wrap gap-x-6 gap-y-3">
				<a className="link" href={localize(target, language)}>
					{t("late.failed.retry")}
				</a>
				<CallLink />
			</p>
		</Notice>
	);
}
