// Who travels and how: folded away under a line that says what is chosen, since most searches leave it as it is.
import { useEffect, useRef, useState } from "react";
import { type Cabin, cabins } from "../../../../flights/offers/offer.ts";
import { flexes, flightFields, type TypedSearch } from "../../../../flights/trip/form.ts";
import { maxTravelers } from "../../../../flights/trip/travelers.ts";
import type { MessageKey } from "../../../../i18n/messages.ts";
import { Choice } from "../../../../ui/controls/choice.tsx";
import { FieldError } from "../../../../ui/controls/field-error.tsx";
import { described } from "../../../../ui/controls/frame.tsx";
import { Select } from "../../../../ui/controls/select.tsx";
import { parseAges } from "./ages.ts";
import { AgesField } from "./ages-field.tsx";
import { useForm } from "./form-context.tsx";

const told = ["adults", "ages", "bags", "cabin"] as const;
const optionFields = [...told, "flex", "nearby"] as const;
const counts = Array.from({ length: maxTravelers + 1 }, (_, count) => [`${count}`, `${count}`] as const);

/** 0 for what is no number of travelers or bags: a link can say anything. */
const countOf = (text: string) => (/^\d{1,2}$/.test(text) ? Number(text) : 0);

/** What the line above the fields tells. */
type Chosen = Pick<TypedSearch, (typeof told)[number]>;

function chosenBy(read: (field: keyof Chosen) => unknown): Chosen {
	return Object.fromEntries(told.map((field) => [field, String(read(field) ?? "")])) as Chosen;
}

export function OptionsPanel() {
	const { t, control, language } = useForm();
	const panel = useRef<HTMLDetailsElement>(null);
	const [chosen, setChosen] = useState(chosenBy((field) => control(field).defaultValue));
	// As the page came: what is mended here does not fold it under the visitor's hands.
	const [opensItself] = useState(() =>
		optionFields.some((field) => {
			const { problem, defaultValue } = control(field);
			return problem !== undefined || defaultValue !== (flightFields[field].blank ?? "");
		}),
	);

	/** The fields themselves hold the values; this only reads them for the line above. */
	function read() {
		const element = panel.current?.closest("form");
		if (!element) return;
		const entries = new FormData(element);
		setChosen(chosenBy((field) => entries.get(field)));
	}
	// What was chosen before this code arrived, or restored by the browser.
	useEffect(read, []);

	const children = parseAges(chosen.ages).length;
	const bags = countOf(chosen.bags);
	const cabin = cabins.find((known) => known === chosen.cabin);
	const summary = [
		t("search.adultCount", { count: countOf(chosen.adults) }),
		children > 0 && t("search.childCount", { count: children }),
		bags > 0 && t("search.bagCount", { count: bags }),
		cabin && cabinName(cabin, t).toLocaleLowerCase(language),
	];
	return (
		// A visitor may have unfolded it before this code arrived, which is no mistake.
		<details className="fs-options" ref={panel} open={opensItself} onChange={read} suppressHydrationWarning={true}>
			<summary>
				<span>{t("search.options")}</span> <strong>{summary.filter(Boolean).join(", ")}</strong>
			</summary>
			<div className="fs-fields">
				<Select {...control("adults")} options={counts.slice(1)} />
				<AgesField max={maxTravelers - (countOf(chosen.adults) || 1)} onWrite={read} />
				<Select {...control("bags")} frameClass="fs-long" options={counts} />
				<Select
					{...control("cabin")}
					frameClass="fs-long"
					options={cabins.map((known) => [known, cabinName(known, t)])}
				/>
				<Select
					{...control("flex")}
					frameClass="fs-long"
					options={flexes.map((days) => [String(days), t(`search.flex.${days}`)])}
				/>
				<NearbyField />
			</div>
		</details>
	);
}

function cabinName(cabin: Cabin, t: (key: MessageKey) => string): string {
	return t(`search.cabin.${cabin}`);
}

function NearbyField() {
	const { id, name, label, problem, defaultValue } = useForm().control("nearby");
	return (
		<div className="form-field fs-long" data-invalid={problem ? "" : undefined}>
			<FieldError id={`${id}-error`} problem={problem} />
			<Choice
				{...described({ id, problem })}
				type="checkbox"
				name={name}
				value="1"
				defaultChecked={defaultValue === "1"}
				label={label}
			/>
		</div>
	);
}
