// How many children travel, by two buttons, and the age of each.
import { Select } from "../../ui/controls/select.tsx";
import { Stepper } from "../../ui/controls/stepper.tsx";
import { type ChildAge, oldestChild } from "./ages.ts";
import { useForm } from "./form-context.tsx";

interface ChildStepperProps {
	readonly ages: readonly ChildAge[];
	readonly most: number;
	readonly onChange: (ages: readonly ChildAge[]) => void;
}

const ageList = Array.from({ length: oldestChild + 1 }, (_, age) => String(age));

export function ChildStepper({ ages, most, onChange }: ChildStepperProps) {
	const { t, idOf } = useForm();
	const id = idOf("ages");
	return (
		<>
			<Stepper
				id={`${id}-count`}
				label={t("search.children")}
				hint={t("search.childrenHint")}
				value={ages.length}
				min={0}
				max={most}
				less={t("search.removeChild")}
				more={t("search.addChild")}
				onChange={(count) => onChange(count < ages.length ? ages.slice(0, count) : [...ages, ""])}
			/>
			{ages.length > 0 && (
				<div className="fs-wide">
					<p className="control-hint" id={`${id}-age-hint`}>
						{t("search.childAgeHint")}
					</p>
					<div className="fs-ages">
						{ages.map((age, index) => {
							const number = index + 1;
							return (
								<Select
									key={number}
									id={`${id}-${number}`}
									label={t("search.childAge", { number })}
									describedBy={`${id}-age-hint`}
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
