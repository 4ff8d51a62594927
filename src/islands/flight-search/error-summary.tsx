// The list of problems at the top of the form, after GOV.UK's error summary.
import type { Problem } from "../../flights/problems.ts";
import { useForm } from "./form-context.tsx";

interface ErrorSummaryProps {
	readonly problems: readonly Problem[];
	/** Multi-city trips have a "From" for each flight, so a message says whose it is. */
	readonly multi: boolean;
}

export function ErrorSummary({ problems, multi }: ErrorSummaryProps) {
	const { t, idOf, choicesOf } = useForm();
	if (problems.length === 0) return null;
	const target = ({ field }: Problem) => {
		const [first] = choicesOf(field);
		return first ? `${idOf(field)}-${first.code}` : idOf(field);
	};
	return (
		// The attribute moves the focus here without any script, so that a screen reader starts with what went wrong.
		// biome-ignore lint/a11y/noAutofocus: the page was loaded to say this
		<div className="fs-summary" role="alert" tabIndex={-1} autoFocus>
			<h2>{t("search.problem")}</h2>
			<ul>
				{problems.map((problem) => (
					<li key={problem.field}>
						<a className="link" href={`#${target(problem)}`}>
							{multi && /^(from|to|depart)/.test(problem.field) && (
								<>{t("search.flight", { number: flightNumber(problem.field) })}: </>
							)}
							{t(`problem.${problem.code}`, problem.values)}
						</a>
					</li>
				))}
			</ul>
		</div>
	);
}

/** "from" belongs to flight 1, "from2" to flight 2. */
function flightNumber(field: string): number {
	return Number(/\d$/.exec(field)?.[0] ?? 1);
}
