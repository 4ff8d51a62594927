// The search form alone: nothing was asked yet, or something has to be put right first.
import type { FlightForm } from "../../../flights/trip/form.ts";
import type { Choices, Problem } from "../../../flights/trip/problems.ts";
import { usePage } from "../../../page/page-context.tsx";
import { CallBox } from "../../../ui/call-box.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { FlightSearch } from "../form/flight-search.tsx";

interface SearchStartProps {
	readonly form: FlightForm;
	readonly problems?: readonly Problem[];
	readonly choices?: Choices;
}

export function SearchStart({ form, problems = [], choices = {} }: SearchStartProps) {
	const { t } = usePage();
	return (
		<div className="wrap py-8">
			<PageHead heading={t("heading.flightResults")} lead={t("results.form.lead")} />
			<div className="mt-8">
				<FlightSearch form={form} problems={problems} choices={choices} />
			</div>
			<div className="measure mt-12">
				<CallBox />
			</div>
		</div>
	);
}
