// The form that asks for how many nights the prices of a month are, with what is wrong above it and beside its field.
import { pathOf } from "../../../links.ts";
import { usePage } from "../../../page/page-context.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { Field } from "../../../ui/controls/field.tsx";
import { HiddenFields } from "../../../ui/controls/hidden-fields.tsx";
import { FormSummary } from "../../../ui/form/form-summary.tsx";
import { FormView } from "../../../ui/form/form-view.tsx";
import { useFields } from "../../../ui/form/use-fields.ts";
import { type StayState, stayForm } from "../prices/stay-form.ts";

interface NightsFormProps {
	readonly state: StayState;
	/** The parameters of the page, which the form sends along. */
	readonly search: URLSearchParams;
}

export function NightsForm({ state, search }: NightsFormProps) {
	const { t } = usePage();
	const { summary, control } = useFields(stayForm, state);
	const stay = control("stay");
	return (
		<>
			<FormSummary lines={summary} />
			<FormView
				form={stayForm}
				method="get"
				action={pathOf("flightResults")}
				answer="again"
				label={stay.label}
				kept={false}
				className="flex flex-wrap items-end gap-3"
			>
				{/* A filter may have several values, and of two stays the server would read the first. */}
				<HiddenFields values={[...search].filter(([name]) => name !== stay.name)} />
				<Field {...stay} />
				<Button type="submit">{t("open.stay.show")}</Button>
			</FormView>
		</>
	);
}
