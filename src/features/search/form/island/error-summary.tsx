// The problems of a search that came back, as links to their fields.
import type { Problem } from "../../../../flights/trip/problems.ts";
import { ErrorSummary as Summary } from "../../../../ui/controls/error-summary.tsx";
import { useForm } from "./form-context.tsx";

interface ErrorSummaryProps {
	readonly problems: readonly Problem[];
	/** Multi-city trips have a "From" for each flight, so a message says whose it is. */
	readonly multi: boolean;
}

export function ErrorSummary({ problems, multi }: ErrorSummaryProps) {
	const { t, idOf, choicesOf } = useForm();
	return (
		<Summary
			heading={t("search.problem")}
			problems={problems.map(({ field, key, values }) => {
				const [first] = choicesOf(field);
				const flight = multi && /^(from|to|depart)/.test(field);
				const whose = flight ? `${t("search.flight", { number: flightNumber(field) })}: ` : "";
				return {
					target: first ? `${idOf(field)}-${first.code}` : idOf(field),
					text: whose + t(key, values),
				};
			})}
		/>
	);
}

/** "from" belongs to flight 1, "from2" to flight 2. */
function flightNumber(field: string): number {
	return Number(/\d$/.exec(field)?.[0] ?? 1);
}
