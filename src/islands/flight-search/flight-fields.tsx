// From, to and date of one flight; the first one also has the swap button and the return date.
import { type FormSlice, type SliceSuffix, sliceSuffixes } from "../../flights/form.ts";
import { DateField } from "./date-field.tsx";
import { useForm } from "./form-context.tsx";
import { PlaceField } from "./place-field.tsx";
import { SwapButton } from "./swap-button.tsx";

interface FlightFieldsProps {
	readonly suffix: SliceSuffix;
	readonly slice: FormSlice | undefined;
	/** The return date, on the first flight only. */
	readonly back?: string;
}

const blank: FormSlice = { from: "", to: "", depart: "" };

/** A trip that really is one: the fields of a third flight and later may stay empty. */
const required = 2;

export function FlightFields({ suffix, slice = blank, back }: FlightFieldsProps) {
	const { t, choicesOf } = useForm();
	const number = sliceSuffixes.indexOf(suffix) + 1;
	const swappable = suffix === "" && choicesOf("from").length + choicesOf("to").length === 0;
	return (
		<fieldset className="fs-flight">
			<legend className="fs-legend">
				{t("search.flight", { number })}{" "}
				{number > required && <span className="fs-detail">{t("search.optional")}</span>}
			</legend>
			<div className="fs-panel">
				<PlaceField field={`from${suffix}`} label={t("search.from")} value={slice.from} className="fs-from">
					{swappable && <SwapButton />}
				</PlaceField>
				<PlaceField field={`to${suffix}`} label={t("search.to")} value={slice.to} className="fs-to" />
				<DateField
					field={`depart${suffix}`}
					label={t("search.depart")}
					value={slice.depart}
					className={back === undefined ? "fs-depart fs-wide" : "fs-depart"}
				/>
				{back !== undefined && (
					<DateField
						field="return"
						label={t("search.return")}
						value={back}
						hint={t("search.returnHint")}
						className="fs-return"
					/>
				)}
			</div>
		</fieldset>
	);
}
