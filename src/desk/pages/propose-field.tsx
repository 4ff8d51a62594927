// One field of the desk's search: what is chosen from a few is a list in words, as on the site.
import { cabins } from "../../flights/offers/offer.ts";
import { type FieldKind, type FieldName, fieldKinds, flexes, kindOf, trips } from "../../flights/trip/form.ts";
import { maxTravelers } from "../../flights/trip/travelers.ts";
import type { MessageKey } from "../../i18n/messages.ts";
import { usePage } from "../../page/page-context.tsx";
import { Choice } from "../../ui/controls/choice.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { Select } from "../../ui/controls/select.tsx";

interface ProposeFieldProps {
	readonly name: FieldName;
	readonly typed: string;
	readonly problem: { readonly word: string; readonly text: string } | undefined;
}

const counts = Array.from({ length: maxTravelers + 1 }, (_, count) => `${count}`);
const isDate = (kind: FieldKind) => kind === "depart" || kind === "return";

export function ProposeField({ name, typed, problem }: ProposeFieldProps) {
	const { t } = usePage();
	const kind = kindOf(name);
	const label = t(fieldKinds[kind].label);
	const id = `propose-${name}`;
	if (kind === "nearby")
		return <Choice type="checkbox" name={name} value="1" label={label} defaultChecked={typed === "1"} />;
	const options = optionsOf(kind, typed, t);
	const shared = { id, name, label, problem, defaultValue: typed };
	if (options) return <Select {...shared} options={options} />;
	return <Field {...shared} type={isDate(kind) ? "date" : "text"} autoComplete="off" />;
}

function optionsOf(
	kind: FieldKind,
	typed: string,
	t: (key: MessageKey) => string,
): readonly (readonly [string, string])[] | undefined {
	switch (kind) {
		case "trip":
			// A multi-city trip brings its flights' fields along; there is no form for one that begins here.
			return trips
				.filter((trip) => trip !== "multi" || typed === "multi")
				.map((trip) => [trip, t(`search.trip.${trip}`)]);
		case "adults":
			return counts.slice(1).map((count) => [count, count]);
		case "bags":
			return counts.map((count) => [count, count]);
		case "cabin":
			return cabins.map((cabin) => [cabin, t(`search.cabin.${cabin}`)]);
		case "flex":
			return flexes.map((days) => [`${days}`, t(`search.flex.${days}`)]);
		default:
			return undefined;
	}
}
