// The two fields that open a booking: the code where it is not known yet, then a traveler's last name.

import type { MessageKey } from "../../i18n/messages.ts";
import { usePage } from "../../page/page-context.tsx";
import { confirmationLength, groupReference } from "../../references/reference.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { FormSummary } from "../../ui/form/form-summary.tsx";
import { FormView } from "../../ui/form/form-view.tsx";
import { useFields } from "../../ui/form/use-fields.ts";
import { Notice } from "../../ui/notice.tsx";
import { codeForm, codeProblems, nameForm } from "./forms/code-forms.ts";
import { StepNotice } from "./step-notice.tsx";

const nameProblems = { blank: "lookup.missing", miss: "lookup.miss" } as const satisfies Record<string, MessageKey>;
const frame = "mb-10 grid justify-items-start gap-4";

export interface NameFormProps {
	readonly code: string;
	readonly token: string;
	/** The last name as it was typed. */
	readonly typed?: string;
	readonly problem?: keyof typeof nameProblems | undefined;
	/** The form was older than its token may be, or came from elsewhere. */
	readonly stale?: boolean;
	/** Nothing can be looked up now; what was typed may be right. */
	readonly down?: boolean;
}

/** Nothing of it is kept in the browser: a code and a name open a booking. */
export function NameForm({ code, token, typed = "", problem, stale = false, down = false }: NameFormProps) {
	const { t, href } = usePage();
	const wrong = problem ? [{ field: "surname", key: nameProblems[problem] } as const] : [];
	const { summary, control } = useFields(nameForm, { typed: { surname: typed }, problems: wrong });
	return (
		<FormView
			form={nameForm}
			method="post"
			action={href("bookingConfirmation", { confirmationCode: code })}
			hidden={{ token }}
			answer={problem && "again"}
			className={frame}
			kept={false}
		>
			{stale && (
				<Notice tone="problem" heading={t("lookup.stale.heading")} focused>
					<p>{t("lookup.stale.text")}</p>
				</Notice>
			)}
			{down && <StepNotice heading="lookup.off.heading" text="lookup.off.text" call />}
			<FormSummary lines={summary} />
			<p>
				{t("lookup.code")} <strong>{groupReference(code)}</strong>
			</p>
			<Field {...control("surname")} />
			<Button type="submit">{t("lookup.open")}</Button>
		</FormView>
	);
}

interface CodeFormProps {
	/** The code as it was typed, or as it stands in the URL. */
	readonly typed: string;
	readonly problem: keyof typeof codeProblems;
}

/** A code is not personal: the form needs no token, and is answered with the way to the code's page. */
export function CodeForm({ typed, problem }: CodeFormProps) {
	const { t, href } = usePage();
	const problems = [{ field: "code", key: codeProblems[problem] } as const];
	const { summary, control } = useFields(codeForm, { typed: { code: typed }, problems });
	return (
		<FormView
			form={codeForm}
			method="post"
			action={href("bookingConfirmation", { confirmationCode: "0".repeat(confirmationLength) })}
			answer="again"
			className={frame}
			kept={false}
		>
			<FormSummary lines={summary} />
			<Field {...control("code")} />
			<Button type="submit">{t("lookup.next")}</Button>
		</FormView>
	);
}
