// Which airlines let a bag into the cabin, by its sides: the form, sent by GET, and its answer.
import type { FormState } from "../../forms/form.ts";
import { formatList } from "../../i18n/lists.ts";
import { usePage } from "../../page/page-context.tsx";
import { type AirlineFact, type BagSize, fitsIn } from "../../places/airlines/airline-facts.ts";
import type { Airline } from "../../places/airlines/airlines.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { Select } from "../../ui/controls/select.tsx";
import { FormSummary } from "../../ui/form/form-summary.tsx";
import { FormView } from "../../ui/form/form-view.tsx";
import { useFields } from "../../ui/form/use-fields.ts";
import { type BagField, bagForm, type Sides, units } from "./forms/bag-form.ts";

interface BagFormProps extends FormState<BagField> {
	readonly sides: Sides | undefined;
}

export function BagForm({ sides, ...state }: BagFormProps) {
	const { t, href } = usePage();
	const { summary, control } = useFields(bagForm, state);
	const sent = (state.problems?.length ?? 0) > 0 ? "again" : undefined;
	return (
		<section aria-labelledby="bag-heading" className="mt-5">
			<h3 id="bag-heading" className="text-lg font-bold">
				{t("bag.heading")}
			</h3>
			<FormSummary lines={summary} />
			<FormView
				form={bagForm}
				method="get"
				action={href("airlineList")}
				answer={sides ? "done" : sent}
				className="explore-form mt-3"
			>
				<Field {...control("long")} autoComplete="off" />
				<Field {...control("wide")} autoComplete="off" />
				<Field {...control("high")} autoComplete="off" />
				<Select {...control("unit")} options={units.map((unit) => [unit, t(`bag.unit.${unit}`)] as const)} />
				<p>
					<Button type="submit">{t("bag.submit")}</Button>
				</p>
			</FormView>
		</section>
	);
}

interface BagAnswerProps {
	readonly airlines: readonly { readonly airline: Airline; readonly facts: readonly AirlineFact[] }[];
	readonly sides: Sides;
}

/** By name: where it goes under the seat, where overhead, where it is too large; of whom no size was checked is not among them. */
export function BagAnswer({ airlines, sides }: BagAnswerProps) {
	const { t, language } = usePage();
	const sizeOf = (facts: readonly AirlineFact[], kind: BagSize["kind"]) =>
		facts.find((fact): fact is BagSize => fact.kind === kind);
	const under = airlines.filter(({ facts }) => {
		const size = sizeOf(facts, "personal-item");
		return size && fitsIn(size, sides);
	});
	const over = airlines.filter(({ facts }) => {
		const size = sizeOf(facts, "carry-on");
		return size && fitsIn(size, sides);
	});
	const neither = airlines.filter(
		(one) => sizeOf(one.facts, "carry-on") && !over.includes(one) && !under.includes(one),
	);
	const rows = [
		["personal", under],
		["carryOn", over],
		["none", neither],
	] as const;
	return (
		<section className="card mt-5" aria-labelledby="bag-answer">
			{/* biome-ignore lint/a11y/noAutofocus: the page was loaded to say this */}
			<h3 id="bag-answer" className="text-lg font-bold" tabIndex={-1} autoFocus>
				{t("bag.answer")}
			</h3>
			<dl className="facts mt-3">
				{rows.map(([name, found]) => (
					<div key={name} className="fact">
						<dt>{t(`bag.fits.${name}`)}</dt>
						<dd>
							{found.length > 0
								? formatList(
										found.map(({ airline }) => airline.name),
										language,
									)
								: t("bag.fits.nobody")}
						</dd>
					</div>
				))}
			</dl>
			<p className="mt-3 text-sm text-muted">{t("bag.note")}</p>
		</section>
	);
}
