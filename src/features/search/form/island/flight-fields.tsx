// The fields origin, destination and date of one flight; the first one also has the swap button and the return date.

import { ArrowDownUp } from "lucide";
import type { FieldName, FormSlice } from "../../../../flights/trip/form.ts";
import { type SliceSuffix, sliceSuffixes } from "../../../../parameters.ts";
import { DateField } from "../../../../ui/controls/date-field.tsx";
import { Icon } from "../../../../ui/controls/icon.tsx";
import { useControl, useForm } from "./form-context.tsx";
import { PlaceField } from "./place-field.tsx";

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
				{number > required && <span className="control-hint">{t("search.optional")}</span>}
			</legend>
			<div className="fs-panel">
				<PlaceField field={`from${suffix}`} label={t("search.from")} value={slice.from} className="fs-from">
					{swappable && <SwapButton />}
				</PlaceField>
				<PlaceField field={`to${suffix}`} label={t("search.to")} value={slice.to} className="fs-to" />
				<Day
					field={`depart${suffix}`}
					label={t("search.depart")}
					value={slice.depart}
					className={back === undefined ? "fs-depart fs-alone" : "fs-depart"}
				/>
				{back !== undefined && (
					<Day
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

interface DayProps {
	readonly field: FieldName;
	readonly label: string;
	readonly value: string;
	readonly hint?: string;
	readonly className: string;
}

function Day({ field, label, value, hint, className }: DayProps) {
	const { t, openCalendar } = useForm();
	return (
		<DateField
			{...useControl(field)}
			label={label}
			hint={hint}
			defaultValue={value}
			frameClass={`fs-cell ${className}`}
			calendar={{ label: t("calendar.open", { field: label }), onOpen: () => openCalendar(field) }}
		/>
	);
}

/** Exchanges what stands in "From" and "To" of the first flight; there only with script. */
function SwapButton() {
	const { t, idOf, announce } = useForm();
	function swap() {
		const from = document.getElementById(idOf("from"));
		const to = document.getElementById(idOf("to"));
		if (!(from instanceof HTMLInputElement && to instanceof HTMLInputElement)) return;
		[from.value, to.value] = [to.value, from.value];
		announce(t("search.swapped"));
	}
	return (
		<button type="button" className="fs-swap" data-replay="" aria-label={t("search.swap")} onClick={swap}>
			<Icon of={ArrowDownUp} size={20} />
		</button>
	);
}
