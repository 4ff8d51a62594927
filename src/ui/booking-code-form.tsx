// The field in which a confirmation code is typed to open the booking behind it.
import { groupReference } from "../bookings/reference.ts";
import { defaultLanguage } from "../i18n/languages.ts";
import type { MessageKey } from "../i18n/messages.ts";
import { usePage } from "../render/page-context.tsx";
import { Button } from "./controls/button.tsx";
import { ErrorSummary } from "./controls/error-summary.tsx";
import { Field } from "./controls/field.tsx";
import { ProblemText } from "./controls/field-error.tsx";

const problems = {
	blank: "bookingcode.missing",
	malformed: "bookingcode.malformed",
	misheard: "bookingcode.misheard",
	quote: "bookingcode.quote",
} as const satisfies Record<string, MessageKey>;

interface BookingCodeFormProps {
	/** The code as it was typed. */
	readonly typed?: string;
	readonly problem?: CodeProblem | undefined;
}

/** What is wrong with what was typed; a quote reference is right in another place. */
export type CodeProblem =
	| { readonly kind: "blank" | "malformed" | "misheard" }
	| { readonly kind: "quote"; readonly code: string };

/** Leads to the booking help page, which leads on to the booking: without script no form can put a field into a path. */
export function BookingCodeForm({ typed = "", problem }: BookingCodeFormProps) {
	const { t, href, language } = usePage();
	const quote = problem?.kind === "quote" ? { code: groupReference(problem.code) } : undefined;
	const text = problem && t(problems[problem.kind], quote);
	const error = text ? { word: t("search.error"), text } : undefined;
	return (
		<section className="card mb-10 max-w-[44rem]" aria-labelledby="bookingcode-heading">
			<h2 id="bookingcode-heading" className="mb-3 text-xl">
				{t("bookingcode.heading")}
			</h2>
			{text && <ErrorSummary heading={t("search.problem")} problems={[{ target: "bookingcode", text }]} />}
			<form className="mt-4 grid justify-items-start gap-4" method="get" action={href("bookingHelp")}>
				<Field
					id="bookingcode"
					name="code"
					label={t("bookingcode.label")}
					hint={t("bookingcode.hint")}
					problem={error}
					problemView={
						error && problem?.kind === "quote" ? (
							<div className="control-error" id="bookingcode-error">
								<p>
									<ProblemText {...error} />
								</p>
								<a className="link" href={href("bookingReview", {}, { quote: problem.code })}>
									{t("bookingcode.quote.open", quote)}
								</a>
							</div>
						) : undefined
					}
					defaultValue={typed}
					autoComplete="off"
					autoCapitalize="characters"
					spellCheck={false}
				/>
				{language !== defaultLanguage && <input type="hidden" name="lng" value={language} />}
				<Button type="submit">{t("bookingcode.open")}</Button>
			</form>
		</section>
	);
}
