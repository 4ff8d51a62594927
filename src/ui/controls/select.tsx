// A choice from a few: the platform's own select.
import type { ComponentProps } from "react";
import { ControlFrame, controlOf, type FieldFrame } from "./frame.tsx";

interface Options {
	readonly options: readonly (readonly [value: string, text: string])[];
}

type SelectProps = FieldFrame & Options & Omit<ComponentProps<"select">, keyof FieldFrame | "className" | "children">;

/** What was submitted stays selected even if it is none of the options: nothing that came in gets lost. */
export function Select({ options, ...props }: SelectProps) {
	const value = props.value ?? props.defaultValue;
	const unknown = value !== undefined && !options.some(([option]) => option === value);
	return (
		<ControlFrame {...props}>
			<select {...controlOf(props)}>
				{unknown && <option value={value}>{value}</option>}
				{options.map(([option, text]) => (
					<option key={option} value={option === text ? undefined : option}>
						{text}
					</option>
				))}
			</select>
		</ControlFrame>
	);
}
