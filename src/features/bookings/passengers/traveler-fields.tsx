// One traveler's block: names, date of birth, gender, and the two numbers that few people have.
import type { FormProblem } from "../../../forms/problem.ts";
import { languages } from "../../../i18n/languages.ts";
import type { MessageKey } from "../../../i18n/messages.ts";
import { usePage } from "../../../page/page-context.tsx";
import { Field } from "../../../ui/controls/field.tsx";
import { RadioGroup } from "../../../ui/controls/radio-group.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { CheckField } from "../../../ui/form/check-field.tsx";
import type { Fields } from "../../../ui/form/use-fields.ts";
import type { PassengerKind } from "../booking.ts";
import { BirthDate } from "./birth-date-field.tsx";
import { fieldOf, kindOf, type PassengerField } from "./form/passenger-form.ts";
import { ageProblems, nameProblems, type TravelerField } from "./form/traveler-rules.ts";

const blockNames = {
	adult: "pax.adult",
	child: "pax.child",
	infant: "pax.infant",
} as const satisfies Record<PassengerKind, MessageKey>;

interface TravelerFieldsProps extends Pick<Fields<PassengerField>, "control" | "group"> {
	readonly index: number;
	/** The age that was searched for; undefined for an adult. */
	readonly age: number | undefined;
	/** Of the whole form. */
	readonly problems: readonly FormProblem<PassengerField>[];
	/** The day that counts for ages, written out; unknown where the trip cannot be read. */
	readonly lastDay: string | undefined;
	/** A search for those who really travel. */
	readonly searchHref: string;
	/** The trip touches an airport of the United States, whose authorities give the two numbers. */
	readonly screened: boolean;
}

export function TravelerFields({
	index,
	age,
	problems,
	lastDay,
	searchHref,
	screened,
	...fields
}: TravelerFieldsProps) {
	const { t, language } = usePage();
	const own = (name: TravelerField) => fields.control(fieldOf(index, name));
	/** Is one of these wrong with one of the traveler's fields? */
	const has = (keys: readonly MessageKey[], ...names: readonly TravelerField[]) =>
		problems.some(({ field, key }) => keys.includes(key) && names.some((name) => field === fieldOf(index, name)));
	const asis = own("asis");
	const numbers = [own("known"), own("redress")] as const;
	const given = numbers.some(({ defaultValue, problem }) => defaultValue || problem);
	return (
		<fieldset className="pax-block">
			<legend>{t(blockNames[kindOf(age)], { number: index + 1, age: age ?? 0 })}</legend>
			{age !== undefined && lastDay && <p className="control-hint">{t("pax.ages", { age, date: lastDay })}</p>}
			<div className="pax-pair">
				<Field {...own("given")} />
				<Field {...own("family")} />
			</div>
			{/* It stands only where a name does not fit the airlines' systems, so that others need not think about it. */}
			{(asis.defaultValue || has(nameProblems, "given", "family")) && <CheckField {...asis} />}
			<BirthDate
				parts={languages[language].dateParts.map(own)}
				searchHref={has(ageProblems, "day", "month", "year") ? searchHref : undefined}
			/>
			<RadioGroup
				{...fields.group(fieldOf(index, "gender"))}
				className="pax-gender"
				options={[
					{ value: "f", label: t("pax.gender.f") },
					{ value: "m", label: t("pax.gender.m") },
				]}
			/>
			{(screened || given) && (
				<Disclosure summary={t("pax.numbers")} open={given}>
					<div className="pax-pair">
						{numbers.map((number) => (
							<Field key={number.name} {...number} />
						))}
					</div>
				</Disclosure>
			)}
		</fieldset>
	);
}
