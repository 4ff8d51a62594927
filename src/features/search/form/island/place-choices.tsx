// The places that fit an ambiguous name, as radio buttons that work without script.
import type { FieldName } from "../../../../flights/trip/form.ts";
import type { PlaceOption } from "../../../../places/browser/place-text.ts";
import { Choice } from "../../../../ui/controls/choice.tsx";
import { ProblemText } from "../../../../ui/controls/field-error.tsx";
import { useForm } from "./form-context.tsx";

interface PlaceChoicesProps {
	readonly field: FieldName;
	readonly onChoose: (choice: PlaceOption) => void;
}

/**
 * The radios come before the text field and share its name: the server reads the first value, so a chosen radio
 * counts and the text does where none is chosen.
 */
export function PlaceChoices({ field, onChoose }: PlaceChoicesProps) {
	const { idOf, problemOf, choicesOf } = useForm();
	const problem = problemOf(field);
	return (
		<fieldset className="choices fs-choices">
			<legend className="control-error" id={`${idOf(field)}-error`}>
				{problem && <ProblemText {...problem} />}
			</legend>
			{choicesOf(field).map((choice) => (
				<Choice
					key={choice.code}
					type="radio"
					name={field}
					id={`${idOf(field)}-${choice.code}`}
					value={choice.code}
					label={choice.label}
					detail={choice.detail}
					onChange={() => onChoose(choice)}
				/>
			))}
		</fieldset>
	);
}
