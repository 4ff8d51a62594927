// The list of problems above a form that came back.
import { usePage } from "../../render/page-context.tsx";
import { ErrorSummary } from "../controls/error-summary.tsx";
import type { SummaryLine } from "./use-fields.ts";

export function FormSummary({ lines }: { readonly lines: readonly SummaryLine[] }) {
	const { t } = usePage();
	return <ErrorSummary heading={t("search.problem")} problems={lines} />;
}
