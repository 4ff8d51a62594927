// A choice from a few: the platform's own select.
import type { ComponentProps } from "react";
import { ControlFrame, controlOf, type FieldFrame } from "./frame.tsx";

interface Options {
	readonly options: readonly (readonly [value: string, text: string])[];
}

type SelectProps = FieldFrame & Options & Omit<ComponentProps<"select">, keyof FieldFrame | "className" | "children">;

/** "12" where there are 9: a number this short is shown, since it carries no message. */
const shortNumber = /^\d{1,2}$/;

/** Any other value that is none of the options shows as no choice: it came from a link, and its text is not ours. */
export function Select({ options, value, defaultValue, ...props }: SelectProps) {
	const chosen = value ?? defaultValue;
	const unknown = chosen !== undefined && !options.some(([option]) => option === chosen);
	const given = unknown && !shortNumber.test(`${chosen}`) ? "" : chosen;
	const isListed = options.some(([option]) => option === given);
	return (
		<ControlFrame {...props}>
			<select {...controlOf(props)} {...(value === undefined ? { defaultValue: given } : { value: given })}>
				{unknown && !isListed && <option value={given}>{given || "–"}</option>}
				{options.map(([option, text]) => (
					// Also where it is its text: a translator changes that.
					<option key={option} value={option}>
						{text}
					</option>
				))}
			</select>
		</ControlFrame>
	);
}
