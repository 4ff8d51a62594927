// The children's ages: one text field that the server reads, and with script a stepper with a select for each child.
import { useEffect, useRef, useState } from "react";
import { Field } from "../../ui/controls/field.tsx";
import { type ChildAge, parseAges, readableAges, writeAges } from "./ages.ts";
import { ChildStepper } from "./child-stepper.tsx";
import { useControl, useForm } from "./form-context.tsx";

interface AgesFieldProps {
	readonly value: string;
	/** How many children may travel, given the adults. */
	readonly most: number;
	/** The ages have changed by a click, which no event of the text field tells. */
	readonly onWrite: () => void;
}

export function AgesField({ value, most, onWrite }: AgesFieldProps) {
	const { t } = useForm();
	const control = useControl("ages");
	const input = useRef<HTMLInputElement>(null);
	const [ages, setAges] = useState<readonly ChildAge[]>();
	// A refused text is mended where it was typed, as its message says.
	const refused = control.problem !== undefined;

	useEffect(() => {
		// Not while someone types in the field, and from what is in it: a browser may have restored an earlier text.
		if (!refused && input.current && input.current !== document.activeElement) setAges(parseAges(input.current.value));
	}, [refused]);

	function write(next: readonly ChildAge[]) {
		if (input.current) input.current.value = writeAges(next);
		setAges(next);
		onWrite();
	}

	return (
		<>
			<div className="fs-wide" hidden={ages !== undefined}>
				<Field
					{...control}
					ref={input}
					label={t("search.ages")}
					hint={t("search.agesHint")}
					defaultValue={readableAges(value)}
					maxLength={100}
				/>
			</div>
			{ages && <ChildStepper ages={ages} most={most} onChange={write} />}
		</>
	);
}
