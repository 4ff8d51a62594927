// Several lines of text to type: a textarea with its label, hint and error.
import type { ComponentProps } from "react";
import { ControlFrame, controlOf, type Frame } from "./frame.tsx";

type TextAreaProps = Frame & Omit<ComponentProps<"textarea">, keyof Frame | "className">;

export function TextArea(props: TextAreaProps) {
	return (
		<ControlFrame {...props}>
			<textarea rows={6} {...controlOf(props)} />
		</ControlFrame>
	);
}
