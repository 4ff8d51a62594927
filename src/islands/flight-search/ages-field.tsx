// The children's ages: one text field that the server reads, and with script a stepper with a select for each child.
import { useEffect, useRef, useState } from "react";
import { type ChildAge, parseAges, readableAges, writeAges } from "./ages.ts";
import { ChildStepper } from "./child-stepper.tsx";
import { FieldError } from "./field-error.tsx";
import { useControl, useForm } from "./form-context.tsx";

interface AgesFieldProps {
	readonly value: string;
	/** How many children may travel, given the adults. */
	readonly most: number;
	/** The ages have changed by a click, which no event of the text field tells. */
	readonly onWrite: () => void;
}

export function AgesField({ value, most, onWrite }: AgesFieldProps) {
	const { t, idOf, problemOf } = useForm();
	const hintId = `${idOf("ages")}-hint`;
	const control = useControl("ages", hintId);
	const input = useRef<HTMLInputElement>(null);
	const [ages, setAges] = useState<readonly ChildAge[]>();
	// A refused text is mended where it was typed, as its message says.
	const refused = problemOf("ages") !== undefined;

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
			<div className="fs-field fs-field-wide" data-invalid={control["aria-invalid"]} hidden={ages !== undefined}>
				<label htmlFor={control.id}>{t("search.ages")}</label>
				<span className="fs-detail" id={hintId}>
					{t("search.agesHint")}
				</span>
				<FieldError field="ages" />
				<input
					{...control}
					ref={input}
					type="text"
					className="fs-select"
					defaultValue={readableAges(value)}
					maxLength={100}
				/>
			</div>
			{ages && <ChildStepper ages={ages} most={most} onChange={write} />}
		</>
	);
}
