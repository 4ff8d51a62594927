// A date of birth in three fields, in the order in which the language says it, after GOV.UK's date input.
import { usePage } from "../../../page/page-context.tsx";
import { ProblemText } from "../../../ui/controls/field-error.tsx";
import { controlOf } from "../../../ui/controls/frame.tsx";
import type { Fields } from "../../../ui/form/use-fields.ts";

interface BirthDateProps {
	/** Day, month and year in the language's order. */
	readonly parts: readonly ReturnType<Fields<string>["control"]>[];
	/** A search for those who really travel, where it is the age that is wrong. */
	readonly searchHref: string | undefined;
}

export function BirthDate({ parts, searchHref }: BirthDateProps) {
	const { t } = usePage();
	const hint = `${parts[0]?.id}-hint`;
	const wrong = parts.flatMap(({ id, problem }) => (problem ? [{ id: `${id}-error`, problem }] : []));
	// An age is said of the whole date, not of one of its parts; that there is none, too.
	const blank = parts.every(({ defaultValue }) => defaultValue === "");
	const whole = wrong.length > 0 && (blank || searchHref !== undefined);
	return (
		<fieldset className="choices" aria-describedby={[hint, ...wrong.map(({ id }) => id)].join(" ")}>
			<legend className="control-label">{t("pax.born")}</legend>
			<p className="control-hint" id={hint}>
				{t("pax.born.hint")}
			</p>
			{wrong.map(({ id, problem }) => (
				<p className="control-error" id={id} key={id}>
					<ProblemText {...problem} />
					{searchHref && (
						<a className="link pax-search" href={searchHref}>
							{t("pax.searchAges")}
						</a>
					)}
				</p>
			))}
			<div className="pax-date" data-parts="">
				{parts.map((part) => (
					<div className="form-field" key={part.id}>
						<label className="control-label" htmlFor={part.id}>
							{part.label}
						</label>
						<input type="text" {...controlOf(part)} aria-invalid={part.problem || whole ? true : undefined} />
					</div>
				))}
			</div>
		</fieldset>
	);
}
