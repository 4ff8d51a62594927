// The field in which a reference is typed to open its trip, with what was wrong about the one before.
import { defaultLanguage } from "../i18n/languages.ts";
import type { MessageKey } from "../i18n/messages.ts";
import { usePage } from "../render/page-context.tsx";
import { StepNotice } from "./booking/step-notice.tsx";
import { Button } from "./controls/button.tsx";
import { ErrorSummary } from "./controls/error-summary.tsx";
import { Field } from "./controls/field.tsx";

const problems = {
	blank: "reference.missing",
	malformed: "reference.malformed",
	misheard: "reference.misheard",
	unknown: "reference.unknown",
} as const satisfies Record<string, MessageKey>;

interface ReferenceFormProps {
	/** The reference as it was typed. */
	readonly typed?: string;
	/** `down`: nothing is wrong with it, but nothing can be looked up now. */
	readonly problem?: keyof typeof problems | "down" | undefined;
}

export function ReferenceForm({ typed = "", problem }: ReferenceFormProps) {
	const { t, href, language } = usePage();
	const text = problem && problem !== "down" ? t(problems[problem]) : undefined;
	return (
		<form className="mb-10 grid justify-items-start gap-4" method="get" action={href("bookingReview")}>
			{problem === "down" && <StepNotice heading="trip.down.heading" text="reference.down" call />}
			{text && <ErrorSummary heading={t("search.problem")} problems={[{ target: "reference", text }]} />}
			<Field
				id="reference"
				name="quote"
				label={t("reference.label")}
				hint={t("reference.hint")}
				problem={text ? { word: t("search.error"), text } : undefined}
				defaultValue={typed}
				autoComplete="off"
				autoCapitalize="characters"
				spellCheck={false}
			/>
			{language !== defaultLanguage && <input type="hidden" name="lng" value={language} />}
			<p className="flex flex-wrap items-center gap-x-6 gap-y-3">
				<Button type="submit">{t("reference.open")}</Button>
				{problem === "unknown" && (
					<a className="link py-2.5" href={href("flightResults")}>
						{t("reference.search")}
					</a>
				)}
			</p>
		</form>
	);
}
