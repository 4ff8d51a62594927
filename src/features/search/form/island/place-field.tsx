// A city or airport: a plain text field that becomes a combobox with suggestions.
import { type ReactNode, useEffect, useRef } from "react";
import { type FieldName, flightOf } from "../../../../flights/trip/form.ts";
import type { PlaceOption } from "../../../../places/browser/place-text.ts";
import { Choice } from "../../../../ui/controls/choice.tsx";
import { Combobox } from "../../../../ui/controls/combobox.tsx";
import { ProblemText } from "../../../../ui/controls/field-error.tsx";
import { useForm } from "./form-context.tsx";
import { useSuggestions } from "./use-suggestions.ts";

interface PlaceFieldProps {
	readonly field: FieldName;
	readonly className?: string;
	/** What follows the field within its cell: the swap button. */
	readonly children?: ReactNode;
}

export function PlaceField({ field, className = "", children }: PlaceFieldProps) {
	const { control, choices, awake } = useForm();
	const props = control(field);
	const input = useRef<HTMLInputElement>(null);
	const { list, ask, offerNearest, choose, close, onKeyDown } = useSuggestions(input);
	const open = list.places.length > 0;
	useEffect(() => {
		if (open && input.current && matchMedia("(width < 48rem)").matches) makeRoom(input.current);
	}, [open]);

	/** Someone who has typed nothing yet may leave from near by; what they type is never touched. */
	function suggestOrigin() {
		const element = input.current;
		if (field === "from" && element === document.activeElement && !element?.value) offerNearest();
	}
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, for a field that had the focus before this code was there
	useEffect(suggestOrigin, []);

	function forgetChoice() {
		const radios = input.current?.form?.querySelectorAll<HTMLInputElement>(`[type=radio][name=${field}]`);
		for (const radio of radios ?? []) radio.checked = false;
	}

	return (
		<Combobox
			{...props}
			ref={input}
			// Somebody has chosen several cities by then, and woken the form.
			plain={!awake && flightOf(field) > 1}
			frameClass={`fs-cell ${className}`}
			problemView={props.problem && choices[field] && <PlaceChoices field={field} onChoose={choose} />}
			options={list.places.map(({ code, label, detail }) => ({ key: code, label, detail }))}
			active={list.active}
			onPick={(index) => {
				forgetChoice();
				const place = list.places[index];
				if (place) choose(place);
			}}
			onInput={(event) => {
				forgetChoice();
				ask(event.currentTarget.value);
			}}
			onFocus={({ currentTarget }) => {
				// Off only while suggestions may be open: a browser does not restore a field that is off for good.
				currentTarget.autocomplete = "off";
				if (currentTarget.value.endsWith(")")) currentTarget.select();
				suggestOrigin();
			}}
			onBlur={({ currentTarget }) => {
				currentTarget.removeAttribute("autocomplete");
				close();
			}}
			onKeyDown={onKeyDown}
		>
			{children}
		</Combobox>
	);
}

/** On a phone the keyboard covers half the screen: the field goes to the top, so that its list can be seen. */
function makeRoom(input: HTMLInputElement) {
	const bottom = input.parentElement?.querySelector("[role=listbox]")?.getBoundingClientRect().bottom ?? 0;
	const field = input.closest(".form-field");
	if (bottom > (visualViewport?.height ?? innerHeight)) field?.scrollIntoView({ block: "start" });
}

interface PlaceChoicesProps {
	readonly field: FieldName;
	readonly onChoose: (choice: PlaceOption) => void;
}

/**
 * The places that fit an ambiguous name, as radio buttons that work without script.
 * The radios come before the text field and share its name: the server reads the first value, so a chosen radio
 * counts and the text does where none is chosen.
 */
function PlaceChoices({ field, onChoose }: PlaceChoicesProps) {
	const { control, choices } = useForm();
	const { id, problem } = control(field);
	return (
		<fieldset className="choices fs-choices">
			<legend key={problem?.text} className="control-error" id={`${id}-error`}>
				{problem && <ProblemText {...problem} />}
			</legend>
			{choices[field]?.map((choice) => (
				<Choice
					key={choice.code}
					type="radio"
					name={field}
					id={`${id}-${choice.code}`}
					value={choice.code}
					label={choice.label}
					detail={choice.detail}
					onChange={() => onChoose(choice)}
				/>
			))}
		</fieldset>
	);
}
