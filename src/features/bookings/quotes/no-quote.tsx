// The page of a reference that opens no trip: the field again, with what was typed and what can be done.
import { maxCodeLength } from "../../../forms/contact-rules.ts";
import { blank } from "../../../forms/form.ts";
import { referenceForm } from "../../../forms/reference-form.ts";
import type { PageData, PageInput } from "../../../page/page.ts";
import { usePage } from "../../../page/page-context.tsx";
import { proseData } from "../../../prose/views/prose-page.tsx";
import { ReferenceForm } from "../../../ui/form/reference-form.tsx";
import { StepNotice } from "../step-notice.tsx";

/** `down`: nothing is wrong with it, but nothing can be looked up now. */
type Why = "unknown" | "down";

/** @param typed a sound reference, as it was typed */
export function noQuote(input: PageInput, typed: string, why: Why): PageData {
	const view = <NoQuote typed={typed.slice(0, maxCodeLength)} why={why} />;
	return { ...proseData(input, { before: view }), status: why === "down" ? 503 : 404 };
}

function NoQuote({ typed, why }: { typed: string; why: Why }) {
	const { t, href } = usePage();
	const shown = { typed: blank(referenceForm, { code: typed }) };
	if (why === "down") {
		return (
			<ReferenceForm {...shown}>
				<StepNotice heading="trip.down.heading" text="reference.down" call />
			</ReferenceForm>
		);
	}
	return (
		<ReferenceForm
			{...shown}
			problems={[{ field: "code", key: "reference.unknown" }]}
			beside={
				<a className="link py-2.5" href={href("flightResults")}>
					{t("reference.search")}
				</a>
			}
		/>
	);
}
