// The country that a visitor has us reckon with: chosen here without script too, and kept on the device.
import * as v from "valibot";
import { countryCookie } from "../../edge/visitor-country.ts";
import { blank, defineForm, type FieldOf, type FormState } from "../../forms/form.ts";
import { settingOf } from "../../forms/form-setting.ts";
import { isPhoneCountry, phoneCountries } from "../../forms/phone.ts";
import { say } from "../../forms/problem.ts";
import { readForm } from "../../forms/read-form.ts";
import { href } from "../../links.ts";
import { type Page, type PageData, type PageInput, seeOther } from "../../page/page.ts";
import { usePage } from "../../page/page-context.tsx";
import { countryName } from "../../places/labels.ts";
import { proseData } from "../../prose/views/prose-page.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Select } from "../../ui/controls/select.tsx";
import { FormSummary } from "../../ui/form/form-summary.tsx";
import { FormView } from "../../ui/form/form-view.tsx";
import { useFields } from "../../ui/form/use-fields.ts";
import { Notice } from "../../ui/notice.tsx";

/** Nothing chosen is a choice too: the country is as the platform sees it again. */
const countryForm = defineForm({
	id: "country",
	fields: { country: { label: "country.field", autoComplete: "off" } },
	shape: (typed) => typed,
	schema: () =>
		v.object({
			country: v.pipe(
				v.string(),
				v.check((code) => code === "" || isPhoneCountry(code), say("country.problem")),
			),
		}),
});

type State = FormState<FieldOf<typeof countryForm>>;

export const yourCountry: Page<"yourCountry"> = {
	load: (input) => pageAround(input, { typed: blank(countryForm, { country: input.visit.country ?? "" }) }),

	action(input, posted) {
		const reading = readForm(countryForm, posted, settingOf(input));
		if (reading.kind === "invalid") return { ...pageAround(input, reading), status: 400 };
		const response = seeOther(href(input.language, "yourCountry", {}, { sent: "1" }));
		response.headers.append("Set-Cookie", countryCookie(reading.value.country, input.visit.secure));
		return response;
	},
};

function pageAround(input: PageInput<"yourCountry">, state: State): PageData {
	const { t, language, query, visit } = input;
	const country = visit.country && countryName(visit.country, language);
	const known = country ? t("country.current", { country }) : t("country.none");
	const saved = query.has("sent") && !state.problems ? t("country.saved") : undefined;
	return {
		...proseData(input, { before: <CountryForm {...state} known={known} saved={saved} /> }),
		...(saved && { done: saved }),
	};
}

interface CountryFormProps extends State {
	/** Which country the pages go by now. */
	readonly known: string;
	readonly saved: string | undefined;
}

function CountryForm({ known, saved, ...state }: CountryFormProps) {
	const { t, href, language } = usePage();
	const { summary, control } = useFields(countryForm, state);
	return (
		<section className="card mt-6 max-w-[44rem]" aria-label={t("country.link")}>
			{saved && (
				<Notice focused>
					<p>{saved}</p>
				</Notice>
			)}
			<FormSummary lines={summary} />
			<p>{known}</p>
			<FormView
				form={countryForm}
				method="post"
				action={href("yourCountry")}
				answer={undefined}
				className="mt-4 grid gap-4"
				kept={false}
			>
				<Select {...control("country")} options={[["", t("country.choose")], ...phoneCountries(language)]} />
				<p>
					<Button type="submit">{t("country.save")}</Button>
				</p>
			</FormView>
		</section>
	);
}
