// The children's ages: one text field that the server reads, and with script a stepper with a select for each child.
import { useEffect, useRef, useState } from "react";
import type { problemKeys } from "../../../../flights/trip/problems.ts";
import { Field } from "../../../../ui/controls/field.tsx";
import { type ChildAge, isAgeList, parseAges, writeAges } from "./ages.ts";
import { ChildStepper } from "./child-stepper.tsx";
import { useForm } from "./form-context.tsx";

/** A type alone, so that the keys of all problems are no part of the island until the search is checked. */
const agesMissing: typeof problemKeys.agesMissing = "problem.agesMissing";

interface AgesFieldProps {
	/** How many children may travel, given the adults. */
	readonly max: number;
	/** The ages have changed by a click, which no event of the text field tells. */
	readonly onWrite: () => void;
}

export function AgesField({ max, onWrite }: AgesFieldProps) {
	const { control: controlOf, problems, mend } = useForm();
	const control = controlOf("ages");
	const missing = problems.some(({ key }) => key === agesMissing);
	const input = useRef<HTMLInputElement>(null);
	const [ages, setAges] = useState<readonly ChildAge[]>();

	useEffect(() => {
		// Not while someone types in the field, and from what is in it: a browser may have restored an earlier text. What
		// is no list of ages is mended where it was typed.
		const typed = input.current;
		if (typed && typed !== document.activeElement && isAgeList(typed.value)) setAges(parseAges(typed.value));
	}, []);

	function write(next: readonly ChildAge[]) {
		if (input.current) input.current.value = writeAges(next);
		setAges(next);
		onWrite();
		mend();
	}

	return (
		<>
			<div className="fs-wide" hidden={ages !== undefined}>
				<Field {...control} id={ages ? `${control.id}-text` : control.id} ref={input} />
			</div>
			{ages && (
				<ChildStepper
					ages={ages}
					max={max}
					problem={control.problem}
					missing={missing}
					refused={parseAges(control.defaultValue).map((age) => age === "")}
					onChange={write}
				/>
			)}
		</>
	);
}
