// The list of problems above a form that came back: every one of them, as a link to its field.
import { usePage } from "../../page/page-context.tsx";
import { ErrorSummary } from "../controls/error-summary.tsx";
import type { SummaryLine } from "./use-fields.ts";

export function FormSummary({ lines }: { readonly lines: readonly SummaryLine[] }) {
	const { t } = usePage();
	return <ErrorSummary heading={t("search.problem")} problems={lines} />;
}
