// What is wrong with the typed limits of the filters, above the list that they were not applied to.
import { usePage } from "../../../page/page-context.tsx";
import { FormSummary } from "../../../ui/form/form-summary.tsx";
import { useFields } from "../../../ui/form/use-fields.ts";
import { type Limits, limitsForm } from "./limits.ts";
import { filtersId } from "./list-links.ts";
import type { FilterNames } from "./option-label.ts";

export function LimitsSummary({ limits, slices }: { readonly limits: Limits } & Pick<FilterNames, "slices">) {
	const { t, language } = usePage();
	const { summary } = useFields(limitsForm({ t, language, slices }), limits);
	if (summary.length === 0) return null;
	return (
		<div className="py-4">
			{/* On a phone the filters are a sheet, which only its own name opens. */}
			<FormSummary lines={summary.map(({ text }) => ({ text, target: filtersId }))} />
		</div>
	);
}
