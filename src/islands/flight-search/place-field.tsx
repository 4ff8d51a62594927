// A city or airport: a plain text field that becomes a combobox with suggestions.
import { type ReactNode, useEffect, useRef } from "react";
import type { FieldName } from "../../flights/form.ts";
import { FieldError } from "./field-error.tsx";
import { useControl, useForm } from "./form-context.tsx";
import { PlaceChoices } from "./place-choices.tsx";
import { codeInLabel } from "./place-text.ts";
import { useSuggestions } from "./use-suggestions.ts";

interface PlaceFieldProps {
	readonly field: FieldName;
	readonly label: string;
	readonly value: string;
	readonly className?: string;
	/** What follows the field within its cell: the swap button. */
	readonly children?: ReactNode;
}

export function PlaceField({ field, label, value, className = "", children }: PlaceFieldProps) {
	const { t, choicesOf } = useForm();
	const input = useRef<HTMLInputElement>(null);
	const cell = useRef<HTMLDivElement>(null);
	const { list, ask, choose, close, onKeyDown } = useSuggestions(input);
	const control = useControl(field);
	const listId = `${control.id}-list`;
	const open = list.places.length > 0;
	useEffect(() => {
		if (open && cell.current && matchMedia("(width < 48rem)").matches) makeRoom(cell.current);
	}, [open]);

	function forgetChoice() {
		for (const radio of cell.current?.querySelectorAll<HTMLInputElement>("[type=radio]") ?? []) radio.checked = false;
	}

	return (
		<div className={`fs-cell ${className}`} ref={cell} data-invalid={control["aria-invalid"]}>
			{choicesOf(field).length > 0 ? <PlaceChoices field={field} onChoose={choose} /> : <FieldError field={field} />}
			<div className="fs-control">
				<label htmlFor={control.id}>{label}</label>
				<input
					{...control}
					ref={input}
					type="text"
					role="combobox"
					aria-autocomplete="list"
					aria-expanded={open}
					aria-controls={listId}
					aria-activedescendant={list.active >= 0 ? `${listId}-${list.active}` : undefined}
					defaultValue={value}
					placeholder={t("search.place")}
					maxLength={100}
					spellCheck={false}
					onInput={(event) => {
						forgetChoice();
						ask(event.currentTarget.value);
					}}
					onFocus={({ currentTarget }) => {
						// Off only while suggestions may be open: a browser does not restore a field that is off for good.
						currentTarget.autocomplete = "off";
						if (codeInLabel(currentTarget.value)) currentTarget.select();
					}}
					onBlur={({ currentTarget }) => {
						currentTarget.removeAttribute("autocomplete");
						close();
					}}
					onKeyDown={onKeyDown}
				/>
				{/* Options are reached with the arrow keys from the field, which keeps the focus. */}
				<div className="fs-list" role="listbox" id={listId} aria-label={label} hidden={!open}>
					{list.places.map((place, index) => (
						// biome-ignore lint/a11y/useKeyWithClickEvents: the combobox handles the keys
						<div
							key={place.code}
							className="fs-option"
							role="option"
							tabIndex={-1}
							id={`${listId}-${index}`}
							aria-selected={index === list.active}
							ref={index === list.active ? showOption : undefined}
							onMouseDown={(event) => event.preventDefault()}
							onClick={() => {
								forgetChoice();
								choose(place);
							}}
						>
							{place.label} <span className="fs-detail">{place.detail}</span>
						</div>
					))}
				</div>
			</div>
			{children}
		</div>
	);
}

function showOption(option: HTMLElement | null) {
	option?.scrollIntoView({ block: "nearest" });
}

/** On a phone the keyboard covers half the screen: the field goes to the top, so that its list can be seen. */
function makeRoom(cell: HTMLElement) {
	const bottom = cell.querySelector("[role=listbox]")?.getBoundingClientRect().bottom ?? 0;
	if (bottom > (visualViewport?.height ?? innerHeight)) cell.scrollIntoView({ block: "start" });
}
