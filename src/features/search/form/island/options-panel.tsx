// Who travels and how: folded away under a line that says what is chosen, since most searches leave it as it is.
import { useEffect, useRef, useState } from "react";
import { type Cabin, cabins } from "../../../../flights/offers/offer.ts";
import type { Flex } from "../../../../flights/query.ts";
import { maxTravelers } from "../../../../flights/trip/check-travelers.ts";
import { blankForm, type FlightForm } from "../../../../flights/trip/form.ts";
import type { MessageKey } from "../../../../i18n/messages.ts";
import { Choice } from "../../../../ui/controls/choice.tsx";
import { FieldError } from "../../../../ui/controls/field-error.tsx";
import { described } from "../../../../ui/controls/frame.tsx";
import { Select } from "../../../../ui/controls/select.tsx";
import { parseAges } from "./ages.ts";
import { AgesField } from "./ages-field.tsx";
import { useControl, useForm } from "./form-context.tsx";

const optionFields = ["adults", "ages", "cabin", "flex", "nearby"] as const;
const flexes = [0, 1, 2, 3] as const satisfies readonly Flex[];
const adultCounts = Array.from({ length: maxTravelers }, (_, index) => String(index + 1));

type Options = Pick<FlightForm, (typeof optionFields)[number]>;

export function OptionsPanel({ form }: { form: FlightForm }) {
	const { t, problemOf, language } = useForm();
	const panel = useRef<HTMLDetailsElement>(null);
	const [chosen, setChosen] = useState<Options>(form);
	const opensItself = optionFields.some((field) => problemOf(field) || form[field] !== blankForm[field]);

	/** The fields themselves hold the values; this only reads them for the line above. */
	function read() {
		const element = panel.current?.closest("form");
		if (!element) return;
		const entries = new FormData(element);
		const text = (field: string) => String(entries.get(field) ?? "");
		setChosen((before) => ({ ...before, adults: text("adults"), ages: text("ages"), cabin: text("cabin") }));
	}
	// What was chosen before this code arrived, or restored by the browser.
	useEffect(read, []);

	const children = parseAges(chosen.ages).length;
	const cabin = cabins.find((known) => known === chosen.cabin);
	const summary = [
		t("search.adultCount", { count: Number(chosen.adults) || 0 }),
		children > 0 && t("search.childCount", { count: children }),
		cabin && cabinName(cabin, t).toLocaleLowerCase(language),
	];
	return (
		// A visitor may have unfolded it before this code arrived, which is no mistake.
		<details className="fs-options" ref={panel} open={opensItself} onChange={read} suppressHydrationWarning={true}>
			<summary>
				<span>{t("search.options")}</span>
				<strong>{summary.filter(Boolean).join(", ")}</strong>
			</summary>
			<div className="fs-fields">
				<Select
					{...useControl("adults")}
					label={t("search.adults")}
					hint={t("search.adultsHint")}
					defaultValue={form.adults}
					options={adultCounts.map((count) => [count, count])}
				/>
				<AgesField value={form.ages} most={maxTravelers - (Number(chosen.adults) || 1)} onWrite={read} />
				<Select
					{...useControl("cabin")}
					label={t("search.cabin")}
					frameClass="fs-long"
					defaultValue={form.cabin}
					options={cabins.map((known) => [known, cabinName(known, t)])}
				/>
				<Select
					{...useControl("flex")}
					label={t("search.flex")}
					frameClass="fs-long"
					defaultValue={form.flex}
					options={flexes.map((days) => [String(days), t(`search.flex.${days}`)])}
				/>
				<NearbyField checked={form.nearby === "1"} />
			</div>
		</details>
	);
}

function cabinName(cabin: Cabin, t: (key: MessageKey) => string): string {
	return t(`search.cabin.${cabin}`);
}

function NearbyField({ checked }: { checked: boolean }) {
	const { t } = useForm();
	const { name, ...field } = useControl("nearby");
	return (
		<div className="form-field fs-long" data-invalid={field.problem ? "" : undefined}>
			<FieldError id={`${field.id}-error`} problem={field.problem} />
			<Choice
				{...described(field)}
				type="checkbox"
				name={name}
				value="1"
				defaultChecked={checked}
				label={t("search.nearby")}
			/>
		</div>
	);
}
