// One traveler's block: names, date of birth, gender, and the two numbers that few people have.

import { checked } from "../../../forms/rules.ts";
import type { MessageKey } from "../../../i18n/messages.ts";
import { usePage } from "../../../page/page-context.tsx";
import { Choice } from "../../../ui/controls/choice.tsx";
import { Field } from "../../../ui/controls/field.tsx";
import { RadioGroup } from "../../../ui/controls/radio-group.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import type { PassengerKind } from "../booking.ts";
import { BirthDate } from "./birth-date-field.tsx";
import type { Control } from "./passenger-fields.ts";
import { kindOf } from "./passenger-form.ts";
import { fieldOf, type TravelerTexts } from "./passenger-texts.ts";

const blockNames = {
	adult: "pax.adult",
	child: "pax.child",
	infant: "pax.infant",
} as const satisfies Record<PassengerKind, MessageKey>;

export interface TravelerFieldsProps {
	readonly index: number;
	/** The age that was searched for; undefined for an adult. */
	readonly age: number | undefined;
	readonly texts: TravelerTexts;
	readonly control: Control;
	/** The day that counts for ages, written out; unknown where the trip cannot be read. */
	readonly lastDay: string | undefined;
	/** A search for those who really travel. */
	readonly searchHref: string;
}

export function TravelerFields({ index, age, texts, control, lastDay, searchHref }: TravelerFieldsProps) {
	const { t } = usePage();
	const own = (name: Parameters<typeof fieldOf>[1]) => control(fieldOf(index, name));
	const autoComplete = (token: string) => (index === 0 ? token : `section-t${index + 1} ${token}`);
	const numbers = [own("known"), own("redress")] as const;
	return (
		<fieldset className="pax-block">
			<legend>{t(blockNames[kindOf(age)], { number: index + 1, age: age ?? 0 })}</legend>
			{age !== undefined && lastDay && <p className="control-hint">{t("pax.ages", { age, date: lastDay })}</p>}
			<div className="pax-pair">
				<Field
					{...own("given")}
					label={t("pax.given")}
					defaultValue={texts.given}
					autoComplete={autoComplete("given-name")}
					autoCapitalize="words"
					spellCheck={false}
				/>
				<Field
					{...own("family")}
					label={t("pax.family")}
					defaultValue={texts.family}
					autoComplete={autoComplete("family-name")}
					autoCapitalize="words"
					spellCheck={false}
				/>
			</div>
			<AsItIs control={control} index={index} texts={texts} />
			<BirthDate index={index} texts={texts} control={control} searchHref={searchHref} own={index === 0} />
			<RadioGroup
				{...own("gender")}
				className="pax-gender"
				legend={t("pax.gender")}
				hint={t("pax.gender.hint")}
				options={[
					{ value: "f", label: t("pax.gender.f") },
					{ value: "m", label: t("pax.gender.m") },
				]}
				value={texts.gender}
			/>
			<Disclosure
				summary={t("pax.numbers")}
				open={texts.known !== "" || texts.redress !== "" || numbers.some(({ problem }) => problem)}
			>
				<div className="pax-pair">
					<Field
						{...numbers[0]}
						label={t("pax.known")}
						hint={t("pax.known.hint")}
						defaultValue={texts.known}
						autoComplete="off"
						autoCapitalize="characters"
						spellCheck={false}
					/>
					<Field
						{...numbers[1]}
						label={t("pax.redress")}
						hint={t("pax.redress.hint")}
						defaultValue={texts.redress}
						autoComplete="off"
						autoCapitalize="characters"
						spellCheck={false}
					/>
				</div>
			</Disclosure>
		</fieldset>
	);
}

/** Stands only where a name does not fit the airlines' systems, so that others need not think about it. */
function AsItIs({ index, texts, control }: Pick<TravelerFieldsProps, "index" | "texts" | "control">) {
	const { t } = usePage();
	const offered = (["given", "family"] as const).some(
		(name) => control(fieldOf(index, name)).problem?.offers === "asis",
	);
	if (!offered && !texts.asis) return null;
	const { id, name } = control(fieldOf(index, "asis"));
	return (
		<Choice
			type="checkbox"
			id={id}
			name={name}
			value={checked}
			label={t("pax.asis")}
			detail={t("pax.asis.detail")}
			defaultChecked={texts.asis !== ""}
		/>
	);
}
