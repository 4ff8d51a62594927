// The form under a comparison: how many bags go along, and which itineraries stand beside the first.

import { wholePrice } from "../../../flights/offers/bags.ts";
import type { Offer } from "../../../flights/offers/offer.ts";
import { stopCountText } from "../../../flights/views/stops-text.ts";
import { formatClock } from "../../../i18n/clocks.ts";
import { formatDay } from "../../../i18n/formats.ts";
import { formatList } from "../../../i18n/lists.ts";
import { pathOf } from "../../../links.ts";
import { usePage } from "../../../page/page-context.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { HiddenFields } from "../../../ui/controls/hidden-fields.tsx";
import { Select } from "../../../ui/controls/select.tsx";
import { FormSummary } from "../../../ui/form/form-summary.tsx";
import { FormView } from "../../../ui/form/form-view.tsx";
import { useFields } from "../../../ui/form/use-fields.ts";
import { noOffer, type ReadCarried } from "./carried-form.ts";
import { useAmount } from "./cost-words.ts";
import type { ComparedTrip } from "./costs-table.tsx";

interface CompareFormProps {
	readonly compared: readonly ComparedTrip[];
	readonly options: readonly Offer[];
	readonly carried: ReadCarried;
	/** The query as canonical parameters. */
	readonly search: URLSearchParams;
	/** They are of several days. */
	readonly dated: boolean;
}

export function CompareForm({ compared, options, carried, search, dated }: CompareFormProps) {
	const { t } = usePage();
	const { summary, control } = useFields(carried.form, carried);
	const optionText = useOptionText(dated);
	const [first, second, third] = compared.map(({ offer }) => offer.id);
	const upTo = Array.from({ length: carried.seats + 1 }, (_, count) => [`${count}`, `${count}`] as const);
	const others = options.map((offer) => [offer.id, optionText(offer)] as const);
	const kept = [...search].filter(([name]) => name !== "bags");
	return (
		<section className="card" aria-labelledby="whole-form">
			<h2 id="whole-form" className="text-lg font-bold">
				{t("whole.form.heading")}
			</h2>
			<FormSummary lines={summary} />
			<FormView
				form={carried.form}
				method="get"
				action={pathOf("wholeTrip")}
				answer="again"
				kept={false}
				className="mt-3 grid gap-4"
			>
				<HiddenFields values={[...kept, ["offer", first ?? ""]]} />
				<div className="grid items-end gap-4 sm:grid-cols-2">
					<Select {...control("carryon")} options={upTo} />
					<Select {...control("bags")} options={upTo} />
				</div>
				{others.length > 0 && (
					<>
						<Select {...control("second")} defaultValue={second} options={others} />
						<Select
							{...control("third")}
							defaultValue={third ?? noOffer}
							options={[[noOffer, t("whole.form.none")], ...others]}
						/>
					</>
				)}
				<p>
					<Button type="submit">{t("bag.submit")}</Button>
				</p>
			</FormView>
		</section>
	);
}

/** "$396, Avianca, Nonstop, 7:05 AM, Basic" */
function useOptionText(dated: boolean): (offer: Offer) => string {
	const { t, language } = usePage();
	const amount = useAmount();
	return (offer) => {
		const { slices, total } = offer;
		const airlines = slices.flatMap(({ segments }) => segments.map(({ marketingCarrier }) => marketingCarrier.name));
		const stops = Math.max(...slices.map((slice) => slice.stops));
		const leaves = slices[0]?.segments[0]?.departingAt ?? "";
		return [
			amount(wholePrice(offer) ?? total),
			formatList([...new Set(airlines)], language),
			stopCountText(stops, t),
			...(dated ? [formatDay(leaves.slice(0, 10), language, "shortDay")] : []),
			formatClock(leaves, language),
			...new Set(slices.flatMap(({ fareBrand }) => fareBrand ?? [])),
		].join(" · ");
	};
}
