// The field into which a reference of any kind is typed; its answer is a page of its own, so it stands wherever somebody may look.
import type { ReactNode } from "react";
import { blank, type FieldOf, type FormState } from "../../forms/form.ts";
import { referenceForm } from "../../forms/reference-form.ts";
import { usePage } from "../../page/page-context.tsx";
import { OpeningForm } from "./opening-form.tsx";
import type { FieldControl } from "./use-fields.ts";

export type ReferenceState = FormState<FieldOf<typeof referenceForm>>;

interface ReferenceFormProps extends Partial<ReferenceState> {
	/** A way out of a problem, in place of its text. */
	readonly instead?: ((control: FieldControl) => ReactNode) | undefined;
	/** It stands in a card, which has its own room below. */
	readonly inCard?: boolean;
	/** Beside the button. */
	readonly beside?: ReactNode;
	/** Above the field. */
	readonly children?: ReactNode;
}

/** Sent by POST: a reference that is typed here, an airline's too, stands in no address and no log. It is no secret, and needs no token. */
export function ReferenceForm({ typed = blank(referenceForm), inCard = false, ...props }: ReferenceFormProps) {
	const { t, href } = usePage();
	return (
		<div className={inCard ? undefined : "mb-10"}>
			<OpeningForm
				{...props}
				form={referenceForm}
				typed={typed}
				method="post"
				action={href("yourReference")}
				submit={t("reference.open")}
			/>
		</div>
	);
}
