// The view of a text field with a list of suggestions (APG: list autocomplete); what it does belongs to its island.
import type { ComponentProps, ReactNode } from "react";
import { ControlFrame, controlOf, type FieldFrame } from "./frame.tsx";

interface ComboboxOption {
	readonly key: string;
	readonly label: string;
	/** A second, quieter line. */
	readonly detail?: string | undefined;
}

type ComboboxProps = FieldFrame &
	Omit<ComponentProps<"input">, keyof FieldFrame | "className" | "type" | "role"> & {
		/** The suggestions; none closes the list. */
		readonly options: readonly ComboboxOption[];
		/** Index of the option that the arrow keys have reached; -1 while the caret is in the text. */
		readonly active: number;
		/** An option was clicked, by index. */
		readonly onPick: (index: number) => void;
		/** There is no script yet that could suggest anything: a text field, and nothing else. */
		readonly plain?: boolean;
		/** What follows the input in its box. */
		readonly children?: ReactNode;
	};

export function Combobox({ options, active, onPick, plain, children, ...props }: ComboboxProps) {
	const listId = `${props.id}-list`;
	const input = { ...controlOf(props), type: "text" };
	if (plain) {
		return (
			<ControlFrame {...props}>
				<input {...input} />
			</ControlFrame>
		);
	}
	return (
		<ControlFrame {...props}>
			<input
				{...input}
				role="combobox"
				aria-autocomplete="list"
				aria-expanded={options.length > 0}
				aria-controls={listId}
				aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
			/>
			{/* Options are reached with the arrow keys from the field, which keeps the focus. A box that scrolls would be a
			    stop of the Tab key by itself, and take the focus with it when it closes. */}
			<div
				className="listbox"
				role="listbox"
				id={listId}
				tabIndex={-1}
				aria-label={props.label}
				hidden={options.length === 0}
				onMouseDown={(event) => event.preventDefault()}
			>
				{options.map((option, index) => (
					// biome-ignore lint/a11y/useKeyWithClickEvents: the combobox handles the keys
					<div
						key={option.key}
						role="option"
						tabIndex={-1}
						id={`${listId}-${index}`}
						aria-selected={index === active}
						ref={index === active ? showOption : undefined}
						onClick={() => onPick(index)}
					>
						{option.label} <span className="control-hint">{option.detail}</span>
					</div>
				))}
			</div>
			{children}
		</ControlFrame>
	);
}

function showOption(option: HTMLElement | null) {
	option?.scrollIntoView({ block: "nearest" });
}
