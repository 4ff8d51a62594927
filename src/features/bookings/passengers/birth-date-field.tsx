// A date of birth in three fields, in the order in which the language says it, after GOV.UK's date input.

import type { MessageKey } from "../../../i18n/messages.ts";
import { usePage } from "../../../page/page-context.tsx";
import { ProblemText } from "../../../ui/controls/field-error.tsx";
import type { DatePart } from "./birth-date.ts";
import type { Control } from "./passenger-fields.ts";
import { datePartsOf } from "./passenger-form.ts";
import { fieldOf, type TravelerTexts } from "./passenger-texts.ts";

const partNames = {
	day: "pax.born.day",
	month: "pax.born.month",
	year: "pax.born.year",
} as const satisfies Record<DatePart, MessageKey>;

interface BirthDateProps {
	readonly index: number;
	readonly texts: TravelerTexts;
	readonly control: Control;
	readonly searchHref: string;
	/** The visitor's own: the browser may know it. */
	readonly own: boolean;
}

export function BirthDate({ index, texts, control, searchHref, own }: BirthDateProps) {
	const { t, language } = usePage();
	const parts = datePartsOf(language).map((part) => ({ part, ...control(fieldOf(index, part)) }));
	const hint = `${parts[0]?.id}-hint`;
	// An age is said of the whole date, not of one of its parts; that there is none, too.
	const blank = parts.every(({ part }) => texts[part] === "");
	const whole = parts.some(({ problem }) => problem && (blank || problem.offers === "search"));
	const error = (id: string) => `${id}-error`;
	const problems = parts.flatMap(({ id, problem }) => (problem ? [{ id: error(id), problem }] : []));
	return (
		<fieldset className="choices" aria-describedby={[hint, ...problems.map(({ id }) => id)].join(" ")}>
			<legend className="control-label">{t("pax.born")}</legend>
			<p className="control-hint" id={hint}>
				{t("pax.born.hint")}
			</p>
			{problems.map(({ id, problem }) => (
				<p className="control-error" id={id} key={id}>
					<ProblemText {...problem} />
					{problem.offers === "search" && (
						<a className="link pax-search" href={searchHref}>
							{t("pax.searchAges")}
						</a>
					)}
				</p>
			))}
			<div className="pax-date">
				{parts.map(({ part, id, name, problem }) => (
					<div className="form-field" key={part}>
						<label className="control-label" htmlFor={id}>
							{t(partNames[part])}
						</label>
						<input
							className="control"
							type="text"
							id={id}
							name={name}
							inputMode="numeric"
							defaultValue={texts[part]}
							autoComplete={own ? `bday-${part}` : "off"}
							aria-invalid={problem || whole ? true : undefined}
							aria-describedby={problem ? error(id) : undefined}
						/>
					</div>
				))}
			</div>
		</fieldset>
	);
}
