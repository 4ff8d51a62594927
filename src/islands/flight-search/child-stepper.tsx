// How many children travel, by two buttons, and the age of each.
import { type ChildAge, oldestChild } from "./ages.ts";
import { useForm } from "./form-context.tsx";

interface ChildStepperProps {
	readonly ages: readonly ChildAge[];
	readonly most: number;
	readonly onChange: (ages: readonly ChildAge[]) => void;
}

const ageList = Array.from({ length: oldestChild + 1 }, (_, age) => age);

export function ChildStepper({ ages, most, onChange }: ChildStepperProps) {
	const { t, idOf } = useForm();
	const hintId = `${idOf("ages")}-age-hint`;
	// aria-disabled and not disabled: the button that was just pressed keeps the focus.
	const step = (sign: string, label: string, allowed: boolean, next: () => readonly ChildAge[]) => (
		<button
			type="button"
			className="fs-step"
			aria-label={label}
			aria-disabled={!allowed}
			onClick={() => allowed && onChange(next())}
		>
			{sign}
		</button>
	);
	return (
		<>
			<fieldset className="fs-field">
				<legend>
					{t("search.children")} <span className="fs-detail">{t("search.childrenHint")}</span>
				</legend>
				<div className="fs-stepper">
					{step("−", t("search.removeChild"), ages.length > 0, () => ages.slice(0, -1))}
					<output>{ages.length}</output>
					{step("+", t("search.addChild"), ages.length < most, () => [...ages, ""])}
				</div>
			</fieldset>
			{ages.length > 0 && (
				<div className="fs-field-wide">
					<p className="fs-detail" id={hintId}>
						{t("search.childAgeHint")}
					</p>
					<div className="fs-ages">
						{ages.map((age, index) => {
							const id = `${idOf("ages")}-${index + 1}`;
							return (
								<div key={id} className="fs-field">
									<label htmlFor={id}>{t("search.childAge", { number: index + 1 })}</label>
									<select
										id={id}
										className="fs-select"
										aria-describedby={hintId}
										value={age}
										onChange={({ currentTarget }) => onChange(ages.with(index, currentTarget.value))}
									>
										<option value="">{t("search.ageChoose")}</option>
										{ageList.map((years) => (
											<option key={years} value={years}>
												{years === 0 ? t("search.ageUnderOne") : years}
											</option>
										))}
									</select>
								</div>
							);
						})}
					</div>
				</div>
			)}
		</>
	);
}
