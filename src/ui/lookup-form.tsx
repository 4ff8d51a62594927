// The two fields that open a booking: the code where it is not known yet, then a traveler's last name.
import { confirmationLength, groupReference } from "../bookings/reference.ts";
import type { MessageKey } from "../i18n/messages.ts";
import { usePage } from "../render/page-context.tsx";
import { StepNotice } from "./booking/step-notice.tsx";
import { Button } from "./controls/button.tsx";
import { ErrorSummary } from "./controls/error-summary.tsx";
import { Field } from "./controls/field.tsx";
import { Notice } from "./notice.tsx";

const nameProblems = { blank: "lookup.missing", miss: "lookup.miss" } as const satisfies Record<string, MessageKey>;
const codeProblems = {
	blank: "lookup.codeMissing",
	malformed: "lookup.codeMalformed",
	misheard: "lookup.codeMisheard",
} as const satisfies Record<string, MessageKey>;

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

export function NameForm({ code, token, typed = "", problem, stale = false, down = false }: NameFormProps) {
	const { t, href } = usePage();
	const text = problem && t(nameProblems[problem]);
	return (
		<form
			className="mb-10 grid justify-items-start gap-4"
			method="post"
			action={href("bookingConfirmation", { confirmationCode: code })}
			noValidate
		>
			{stale && (
				<Notice tone="problem" heading={t("lookup.stale.heading")}>
					<p>{t("lookup.stale.text")}</p>
				</Notice>
			)}
			{down && <StepNotice heading="lookup.off.heading" text="lookup.off.text" call />}
			{text && <ErrorSummary heading={t("search.problem")} problems={[{ target: "surname", text }]} />}
			<p>
				{t("lookup.code")} <strong>{groupReference(code)}</strong>
			</p>
			<input type="hidden" name="token" value={token} />
			<Field
				id="surname"
				name="surname"
				label={t("lookup.label")}
				hint={t("lookup.hint")}
				problem={text ? { word: t("search.error"), text } : undefined}
				defaultValue={typed}
				autoComplete="family-name"
				spellCheck={false}
				maxLength={100}
				required
			/>
			<Button type="submit">{t("lookup.open")}</Button>
		</form>
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
	const text = t(codeProblems[problem]);
	return (
		<form
			className="mb-10 grid justify-items-start gap-4"
			method="post"
			action={href("bookingConfirmation", { confirmationCode: "0".repeat(confirmationLength) })}
			noValidate
		>
			<ErrorSummary heading={t("search.problem")} problems={[{ target: "code", text }]} />
			<Field
				id="code"
				name="code"
				label={t("lookup.code")}
				hint={t("lookup.codeHint")}
				problem={{ word: t("search.error"), text }}
				defaultValue={typed}
				autoComplete="off"
				autoCapitalize="characters"
				spellCheck={false}
				maxLength={160}
				required
			/>
			<Button type="submit">{t("lookup.next")}</Button>
		</form>
	);
}
