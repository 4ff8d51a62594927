// The fields origin, destination and date of one flight; the first one also has the swap button and the return date.
import { ArrowDownUp } from "lucide";
import { useState } from "react";
import { type FieldName, fieldNames } from "../../../../flights/trip/form.ts";
import { maxSlices } from "../../../../flights/trip/limits.ts";
import { type SliceSuffix, sliceSuffixes } from "../../../../parameters.ts";
import { DateField } from "../../../../ui/controls/date-field.tsx";
import { Icon } from "../../../../ui/controls/icon.tsx";
import { useForm } from "./form-context.tsx";
import { PlaceField } from "./place-field.tsx";

/** A trip that really is one: the fields of a third flight and later may stay empty. */
const required = 2;
/** How many flights the form shows at once; the others are one click away, with or without script. */
const shown = 3;

export function FlightFields({ suffix }: { readonly suffix: SliceSuffix }) {
	const { t, choices } = useForm();
	const number = sliceSuffixes.indexOf(suffix) + 1;
	const first = number === 1;
	return (
		<fieldset className="fs-flight">
			<legend className="fs-legend">
				{t("search.flight", { number })}{" "}
				{number > required && <span className="control-hint">{t("search.optional")}</span>}
			</legend>
			<div className="fs-panel">
				<PlaceField field={`from${suffix}`} className="fs-from">
					{first && !choices.from && !choices.to && <SwapButton />}
				</PlaceField>
				<PlaceField field={`to${suffix}`} className="fs-to" />
				<Day field={`depart${suffix}`} className={first ? "fs-depart" : "fs-depart fs-alone"} />
				{first && <Day field="return" className="fs-return" />}
			</div>
		</fieldset>
	);
}

/** Flights two to six of a multi-city trip. They are in every form, and the style sheet shows them for that trip only. */
export function MoreFlights() {
	const { t, control } = useForm();
	const flight = (suffix: SliceSuffix) => <FlightFields key={suffix} suffix={suffix} />;
	const folded = fieldNames.filter((name) => /[4-6]$/.test(name)).map(control);
	const [used] = useState(folded.some(({ defaultValue, problem }) => defaultValue || problem));
	return (
		<div className="fs-more">
			{sliceSuffixes.slice(1, shown).map(flight)}
			<details open={used} suppressHydrationWarning={true}>
				<summary className="fs-more-summary">{t("search.moreFlights", { number: maxSlices })}</summary>
				{sliceSuffixes.slice(shown).map(flight)}
			</details>
		</div>
	);
}

function Day({ field, className }: { readonly field: FieldName; readonly className: string }) {
	const { t, control, openCalendar } = useForm();
	const day = control(field);
	return (
		<DateField
			{...day}
			frameClass={`fs-cell ${className}`}
			calendar={{ label: t("calendar.open", { field: day.label }), onOpen: () => openCalendar(field) }}
		/>
	);
}

/** Exchanges what stands in "From" and "To" of the first flight; there only with script. */
function SwapButton() {
	const { t, idOf, announce, mend } = useForm();
	function swap() {
		const from = document.getElementById(idOf("from"));
		const to = document.getElementById(idOf("to"));
		if (!(from instanceof HTMLInputElement && to instanceof HTMLInputElement)) return;
		[from.value, to.value] = [to.value, from.value];
		announce(t("search.swapped"));
		mend();
	}
	return (
		<button type="button" className="fs-swap" data-replay="" aria-label={t("search.swap")} onClick={swap}>
			<Icon of={ArrowDownUp} size={20} />
		</button>
	);
}
