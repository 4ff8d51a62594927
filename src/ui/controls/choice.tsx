// One radio button or checkbox with its text, all of which is the target.
import type { ComponentProps } from "react";

type ChoiceProps = Omit<ComponentProps<"input">, "type" | "className"> & {
	readonly type: "radio" | "checkbox";
	readonly label: string;
	/** A second, quieter line. */
	readonly detail?: string | undefined;
};

export function Choice({ label, detail, ...input }: ChoiceProps) {
	return (
		<label className="choice">
			<input {...input} />
			<span>
				{label}
				{detail && <span className="control-hint"> {detail}</span>}
			</span>
		</label>
	);
}
