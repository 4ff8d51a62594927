// The places that fit an ambiguous name, as radio buttons that work without script.
import type { FieldName } from "../../flights/form.ts";
import { ErrorText } from "./field-error.tsx";
import { useForm } from "./form-context.tsx";
import type { PlaceOption } from "./place-text.ts";

interface PlaceChoicesProps {
	readonly field: FieldName;
	readonly onChoose: (choice: PlaceOption) => void;
}

/**
 * The radios come before the text field and share its name: the server reads the first value, so a chosen radio
 * counts and the text does where none is chosen.
 */
export function PlaceChoices({ field, onChoose }: PlaceChoicesProps) {
	const { idOf, errorIdOf, choicesOf } = useForm();
	return (
		<fieldset className="fs-choices">
			<legend className="fs-error" id={errorIdOf(field)}>
				<ErrorText field={field} />
			</legend>
			{choicesOf(field).map((choice) => (
				<label key={choice.code} className="fs-radio">
					<input
						type="radio"
						name={field}
						id={`${idOf(field)}-${choice.code}`}
						value={choice.code}
						onChange={() => onChoose(choice)}
					/>
					<span>
						{choice.label} <span className="fs-detail">{choice.detail}</span>
					</span>
				</label>
			))}
		</fieldset>
	);
}
