// The box of a consent, which nobody ticks for the visitor, and beside it what is done with the answer.
import { usePage } from "../../page/page-context.tsx";
import { CheckField } from "./check-field.tsx";
import type { FieldControl } from "./use-fields.ts";

export function Consent(control: FieldControl) {
	const { t, href } = usePage();
	return (
		<CheckField {...control} required fleeting>
			<a className="link inline-flex min-h-11 items-center text-sm" href={href("privacyPolicy")}>
				{t("alert.privacy")}
			</a>
		</CheckField>
	);
}
