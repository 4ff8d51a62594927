// One of a few, all of them in sight: radio buttons under a legend.
import { Choice } from "./choice.tsx";
import { FieldError, type FieldProblem } from "./field-error.tsx";
import { described } from "./frame.tsx";

interface RadioGroupProps {
	/** The id of the first button, so that a link of the error summary leads to it; the others add their value. */
	readonly id: string;
	readonly name: string;
	readonly legend: string;
	/** The legend is heard only, where the buttons speak for themselves. */
	readonly quiet?: boolean;
	readonly hint?: string | undefined;
	readonly problem?: FieldProblem | undefined;
	readonly options: readonly { readonly value: string; readonly label: string; readonly detail?: string }[];
	/** The one that is chosen at first. */
	readonly value?: string | undefined;
	readonly required?: boolean;
	/** The browser does not keep it: a link has chosen. */
	readonly fleeting?: boolean;
	readonly className?: string;
}

export function RadioGroup(props: RadioGroupProps) {
	const { id, name, legend, quiet = false, hint, problem, options, value, required, fleeting, className = "" } = props;
	return (
		<fieldset className={`choices ${className}`.trim()} aria-describedby={described(props)["aria-describedby"]}>
			<legend className={quiet ? "sr-only" : "control-label"}>{legend}</legend>
			{hint && (
				<p className="control-hint" id={`${id}-hint`}>
					{hint}
				</p>
			)}
			<FieldError id={`${id}-error`} problem={problem} />
			{options.map((option, index) => (
				<Choice
					key={option.value}
					{...option}
					type="radio"
					name={name}
					id={index === 0 ? id : `${id}-${option.value}`}
					defaultChecked={option.value === value}
					required={required}
					data-fleeting={fleeting ? "anew" : undefined}
				/>
			))}
		</fieldset>
	);
}
