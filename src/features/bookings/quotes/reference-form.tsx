// The field in which a reference is typed to open its trip, with what was wrong about the one before.
import { usePage } from "../../../page/page-context.tsx";
import { OpeningForm } from "../../../ui/form/opening-form.tsx";
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
	const search = (
		<a className="link py-2.5" href={href("flightResults")}>
			{t("reference.search")}
		</a>
	);
	return (
		<div className="mb-10">
			<OpeningForm
				form={referenceForm}
				typed={{ quote: typed }}
				problems={wrong}
				method="get"
				action={href("bookingReview")}
				submit={t("reference.open")}
				beside={problem === "unknown" && search}
			>
				{problem === "down" && <StepNotice heading="trip.down.heading" text="reference.down" call />}
			</OpeningForm>
		</div>
	);
}
