// The field in which a reference is typed to open its trip, with what was wrong about the one before.

import { usePage } from "../../../page/page-context.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { Field } from "../../../ui/controls/field.tsx";
import { FormSummary } from "../../../ui/form/form-summary.tsx";
import { FormView } from "../../../ui/form/form-view.tsx";
import { useFields } from "../../../ui/form/use-fields.ts";
import { referenceForm, referenceProblems } from "../forms/code-forms.ts";
import { StepNotice } from "../step-notice.tsx";

interface ReferenceFormProps {
	/** The reference as it was typed. */
	readonly typed?: string;
	/** `down`: nothing is wrong with it, but nothing can be looked up now. */
	readonly problem?: keyof typeof referenceProblems | "down" | undefined;
}

export function ReferenceForm({ typed = "", problem }: ReferenceFormProps) {
	const { t, href } = usePage();
	const wrong = problem && problem !== "down" ? [{ field: "quote", key: referenceProblems[problem] } as const] : [];
	const { summary, control } = useFields(referenceForm, { typed: { quote: typed }, problems: wrong });
	return (
		<FormView
			form={referenceForm}
			method="get"
			action={href("bookingReview")}
			answer={problem && "again"}
			className="mb-10 grid justify-items-start gap-4"
			kept={false}
		>
			{problem === "down" && <StepNotice heading="trip.down.heading" text="reference.down" call />}
			<FormSummary lines={summary} />
			<Field {...control("quote")} />
			<p className="flex flex-wrap items-center gap-x-6 gap-y-3">
				<Button type="submit">{t("reference.open")}</Button>
				{problem === "unknown" && (
					<a className="link py-2.5" href={href("flightResults")}>
						{t("reference.search")}
					</a>
				)}
			</p>
		</FormView>
	);
}
