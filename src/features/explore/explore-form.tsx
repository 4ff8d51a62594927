// The form: where from, when, how long, for how much. It is sent by GET, so that its answer has an address.

import { monthsAhead } from "../../flights/trip/months-ahead.ts";
import type { FormState } from "../../forms/form.ts";
import { formatMonth } from "../../i18n/formats.ts";
import { usePage } from "../../page/page-context.tsx";
import { worldRegions } from "../../places/browser/world-regions.ts";
import { placeDetail, placeLabel } from "../../places/labels.ts";
import type { Place } from "../../places/place.ts";
import { placesMeant, shownText } from "../../places/resolve.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Choice } from "../../ui/controls/choice.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { ProblemText } from "../../ui/controls/field-error.tsx";
import { RadioGroup } from "../../ui/controls/radio-group.tsx";
import { Select } from "../../ui/controls/select.tsx";
import { CheckField } from "../../ui/form/check-field.tsx";
import { FormSummary } from "../../ui/form/form-summary.tsx";
import { FormView } from "../../ui/form/form-view.tsx";
import { type FieldControl, useFields } from "../../ui/form/use-fields.ts";
import { exploreForm } from "./form.ts";
import type { ExploreField } from "./forms/explore-form.ts";

interface ExploreFormProps extends FormState<ExploreField> {
	readonly now: Date;
	/** It shows what a URL asked for. */
	readonly sent?: boolean;
}

export function ExploreForm({ now, sent = false, ...state }: ExploreFormProps) {
	const { t, href, language } = usePage();
	const { summary, control, group } = useFields(exploreForm, state);
	const from = control("from");
	const origins = from.problem ? placesMeant(from.defaultValue, language) : [];
	const months = monthsAhead(now).map((month) => [month, formatMonth(month, language)] as const);
	const regions = worldRegions.map((region) => [region, t(`region.${region}`)] as const);
	return (
		<>
			<FormSummary lines={summary} />
			<FormView
				form={exploreForm}
				method="get"
				action={href("explore")}
				answer={sent ? "again" : undefined}
				className="explore-form"
			>
				<Field
					{...from}
					defaultValue={shownText(from.defaultValue, language)}
					autoComplete="off"
					problemView={origins.length > 0 ? <Origins control={from} places={origins} /> : undefined}
				/>
				<Select {...control("month")} options={[["", t("explore.month.any")], ...months]} />
				<Select {...control("region")} options={[["", t("explore.region.any")], ...regions]} />
				<Field {...control("budget")} />
				<RadioGroup
					{...group("trip")}
					options={(["round", "oneway"] as const).map((value) => ({ value, label: t(`search.trip.${value}`) }))}
				/>
				<Field {...control("nights")} />
				<CheckField {...control("nonstop")} />
				<p>
					<Button type="submit">{t("explore.submit")}</Button>
				</p>
			</FormView>
		</>
	);
}

interface OriginsProps {
	readonly control: FieldControl;
	readonly places: readonly Place[];
}

/** They come before the text field and share its name: the server reads the first value, so a chosen one counts. */
function Origins({ control: { id, name, problem }, places }: OriginsProps) {
	const { language } = usePage();
	return (
		<fieldset className="choices fs-choices">
			<legend className="control-error" id={`${id}-error`}>
				{problem && <ProblemText {...problem} />}
			</legend>
			{places.map((place) => (
				<Choice
					key={place.code}
					type="radio"
					name={name}
					id={`${id}-${place.code}`}
					value={place.code}
					label={placeLabel(place, language)}
					detail={placeDetail(place, language)}
				/>
			))}
		</fieldset>
	);
}
