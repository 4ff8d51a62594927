// How many children travel, by two buttons, and the age of each.
import { maxChildAge } from "../../../../flights/trip/travelers.ts";
import type { FieldProblem } from "../../../../ui/controls/field-error.tsx";
import { Select } from "../../../../ui/controls/select.tsx";
import { Stepper } from "../../../../ui/controls/stepper.tsx";
import type { ChildAge } from "./ages.ts";
import { useForm } from "./form-context.tsx";

interface ChildStepperProps {
	readonly ages: readonly ChildAge[];
	readonly max: number;
	/** What is wrong with the ages. */
	readonly problem: FieldProblem | undefined;
	/** It is that one has not been chosen. */
	readonly missing: boolean;
	/** Which of those that were sent, in their order, had not been chosen. */
	readonly refused: readonly boolean[];
	readonly onChange: (ages: readonly ChildAge[]) => void;
}

const ageList = Array.from({ length: maxChildAge + 1 }, (_, age) => String(age));

export function ChildStepper({ ages, max, problem, missing, refused, onChange }: ChildStepperProps) {
	const { t, idOf } = useForm();
	const id = idOf("ages");
	const besideAge = missing && refused.includes(true);
	const together = besideAge ? undefined : problem;
	// The summary of problems leads to the field's own id: here that is the first age that is missing.
	const target = Math.max(0, refused.indexOf(true));
	return (
		<>
			<Stepper
				id={`${id}-count`}
				label={t("search.children")}
				hint={t("search.kidsHint")}
				problem={together}
				value={ages.length}
				min={0}
				max={max}
				less={t("search.removeChild")}
				more={t("search.addChild")}
				onChange={(count) => onChange(count < ages.length ? ages.slice(0, count) : [...ages, ""])}
			/>
			{ages.length > 0 && (
				<div className="fs-wide">
					<p className="control-hint" id={`${id}-age-hint`}>
						{t("search.ageHint")}
					</p>
					<div className="fs-ages">
						{ages.map((age, index) => {
							const number = index + 1;
							return (
								<Select
									key={number}
									id={index === target ? id : `${id}-${number}`}
									label={t("search.childAge", { number })}
									describedBy={`${id}-age-hint${together ? ` ${id}-count-error` : ""}`}
									data-field="ages"
									problem={besideAge && refused[index] && age === "" ? problem : undefined}
									options={[
										["", t("search.ageChoose")],
										...ageList.map((years) => [years, years === "0" ? t("search.ageUnderOne") : years] as const),
									]}
									value={age}
									onChange={({ currentTarget }) => onChange(ages.with(index, currentTarget.value))}
								/>
							);
						})}
					</div>
				</div>
			)}
		</>
	);
}
