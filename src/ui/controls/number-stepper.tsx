// A stepper that a form sends: a number input between the buttons, which needs no script.
import { described } from "./frame.tsx";
import { Stepper, type StepperProps } from "./stepper.tsx";

/** On a server page `value` is the first value and there are no buttons; in an island `onChange` makes it controlled. */
export function NumberStepper({ name, ...stepper }: Omit<StepperProps, "children"> & { readonly name: string }) {
	const { id, label, problem, value, min, max, onChange } = stepper;
	const now = onChange
		? {
				value,
				onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => onChange(Number(currentTarget.value)),
			}
		: { defaultValue: value };
	return (
		<Stepper {...stepper}>
			<input
				{...described({ id, problem })}
				{...now}
				className="control"
				type="number"
				inputMode="numeric"
				name={name}
				min={min}
				max={max}
				aria-label={label}
			/>
		</Stepper>
	);
}
