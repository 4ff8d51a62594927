// The list of problems above a form that came back: no longer than a phone's screen, however much is wrong.
import { usePage } from "../../page/page-context.tsx";
import { ErrorSummary } from "../controls/error-summary.tsx";
import type { SummaryLine } from "./use-fields.ts";

/** More than these nobody keeps in mind; what is wrong stands beside each field too. */
const maxLines = 5;
/** Characters of all of them: some sentences are long, and a phone has some thirty in a line. */
const maxLength = 400;

/** The first ones that fit; what is left out is led to by one line more. */
function summaryOf(lines: readonly SummaryLine[]): { first: readonly SummaryLine[]; next?: SummaryLine } {
	let length = 0;
	const fitting = lines.findIndex(({ text }, index) => {
		length += text.length;
		return index >= maxLines || (index > 0 && length > maxLength);
	});
	const [next] = fitting < 0 ? [] : lines.slice(fitting);
	return { first: next ? lines.slice(0, fitting) : lines, ...(next && { next }) };
}

export function FormSummary({ lines }: { readonly lines: readonly SummaryLine[] }) {
	const { t } = usePage();
	const { first, next } = summaryOf(lines);
	const count = lines.length - first.length;
	const more = next ? [{ target: next.target, text: t("form.more", { count }) }] : [];
	return <ErrorSummary heading={t("search.problem")} problems={[...first, ...more]} />;
}
