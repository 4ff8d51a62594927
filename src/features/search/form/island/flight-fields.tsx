// The fields origin, destination and date of one flight; the first one also has the swap button and the return date.
import { ArrowDownUp } from "lucide";
import { useState } from "react";
import { type FieldName, fieldNames, flightOf } from "../../../../flights/trip/form.ts";
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

const flight = (suffix: SliceSuffix) => <FlightFields key={suffix} suffix={suffix} />;

/**
 * Flights two and three of a multi-city trip are in every form, and the style sheet shows them for that trip only. The others
 * come with the script, or with the page that answers `<MoreButton>`.
 */
export function MoreFlights({ all }: { all: boolean }) {
	const { t, control, awake, onLater } = useForm();
	const [used] = useState(all || laterFields.map(control).some(({ defaultValue, problem }) => defaultValue || problem));
	return (
		<div className="fs-more">
			{sliceSuffixes.slice(1, shown).map(flight)}
			{(awake || used) && (
				<details ref={onLater} open={used} suppressHydrationWarning={true}>
					<summary className="fs-more-summary">{t("search.moreFlights", { number: maxSlices })}</summary>
					{sliceSuffixes.slice(shown).map(flight)}
				</details>
			)}
		</div>
	);
}

const laterFields = fieldNames.filter((name) => flightOf(name) > shown);

/** Without script: sends what was typed, and the page comes back with it and with all flights. */
export function MoreButton() {
	const { t } = useForm();
	return (
		<button type="submit" name="flights" value={maxSlices} className="button button-quiet fs-add">
			{t("search.moreFlights", { number: maxSlices })}
		</button>
	);
}

function Day({ field, className }: { readonly field: FieldName; readonly className: string }) {
	const { t, control, awake, openCalendar } = useForm();
	const day = control(field);
	const calendar = { label: t("calendar.open", { field: day.label }), onOpen: () => openCalendar(field) };
	return (
		<DateField
			{...day}
			frameClass={`fs-cell ${className}`}
			calendar={awake || flightOf(field) === 1 ? calendar : undefined}
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
