// Several lines of text to type: a textarea with its label, hint and error.
import type { ComponentProps } from "react";
import { ControlFrame, controlOf, type FieldFrame } from "./frame.tsx";

type TextAreaProps = FieldFrame & Omit<ComponentProps<"textarea">, keyof FieldFrame | "className">;

export function TextArea(props: TextAreaProps) {
	return (
		<ControlFrame {...props}>
			<textarea rows={6} {...controlOf(props)} />
		</ControlFrame>
	);
}
