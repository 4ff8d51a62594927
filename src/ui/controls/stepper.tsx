// A small number with a button on either side.
import { Minus, Plus } from "lucide";
import { FieldError, type FieldProblem } from "./field-error.tsx";
import { Icon, type IconNode } from "./icon.tsx";

interface StepperProps {
	readonly id: string;
	readonly label: string;
	readonly hint?: string | undefined;
	readonly problem?: FieldProblem | undefined;
	readonly value: number;
	readonly min: number;
	readonly max: number;
	/** What the buttons do, said in words. */
	readonly less: string;
	readonly more: string;
	readonly onChange: (value: number) => void;
}

/** Shows the number; something else sends it. */
export function Stepper({ id, label, hint, problem, value, min, max, less, more, onChange }: StepperProps) {
	// aria-disabled and not disabled: the button that was just pressed keeps the focus.
	const step = (icon: IconNode, text: string, next: number) => (
		<button
			type="button"
			className="step-button"
			aria-label={text}
			aria-disabled={next < min || next > max}
			data-replay=""
			onClick={() => next >= min && next <= max && onChange(next)}
		>
			<Icon of={icon} size={20} />
		</button>
	);
	return (
		<fieldset
			className="form-field"
			aria-describedby={problem && `${id}-error`}
			data-invalid={problem ? "" : undefined}
		>
			<legend className="control-label">
				{label} {hint && <span className="control-hint">{hint}</span>}
			</legend>
			<FieldError id={`${id}-error`} problem={problem} />
			<div className="stepper">
				{step(Minus, less, value - 1)}
				<output id={id}>{value}</output>
				{step(Plus, more, value + 1)}
			</div>
		</fieldset>
	);
}
