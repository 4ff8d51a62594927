// A line of text to type: an input with its label, hint and error.
import type { ComponentProps } from "react";
import { ControlFrame, controlOf, type FieldFrame } from "./frame.tsx";

type FieldProps = FieldFrame & Omit<ComponentProps<"input">, keyof FieldFrame | "className">;

/** Every other property is the input's own: type, name, autoComplete, inputMode, defaultValue. */
export function Field(props: FieldProps) {
	return (
		<ControlFrame {...props}>
			<input type="text" {...controlOf(props)} />
		</ControlFrame>
	);
}
