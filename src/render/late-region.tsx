// Where a page's late data appears: the fallback in the shell, then the content in the same place, in order, without script.
//
// React's own streaming moves late content into place with an inline script, so a visitor without JavaScript would wait
// for ever. Here the shell stops at the mark, the region is written there when its data is in, and the rest follows;
// a rule in site.css hides the fallback as soon as the region stands behind it. See docs/decisions/0003.
import { usePage } from "./page-context.tsx";

/** What the view below becomes in HTML. */
export const lateMark = '<template id="late"></template>';

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
