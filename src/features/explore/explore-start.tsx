// Before anything is asked: the form, and the cities that most people leave from, with how many places each one reaches.
import type { Schedule } from "../../flights/schedule.ts";
import type { FormState } from "../../forms/form.ts";
import { usePage } from "../../page/page-context.tsx";
import { pageText } from "../../page/page-text.ts";
import { busiestOrigins } from "../../parameters.ts";
import { findPlace } from "../../places/airports.ts";
import { CallBox } from "../../ui/call-box.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Section } from "../../ui/section.tsx";
import { candidatesFrom } from "./candidates.ts";
import { ExploreForm } from "./explore-form.tsx";
import type { ExploreField } from "./forms/explore-form.ts";

interface ExploreStartProps extends FormState<ExploreField> {
	readonly now: Date;
	readonly schedule: Schedule;
}

export function ExploreStart({ schedule, ...form }: ExploreStartProps) {
	const page = usePage();
	const { t } = page;
	return (
		<div className="wrap py-8">
			<PageHead heading={pageText("heading", page.id, page)} lead={t("explore.lead")} />
			<div className="mt-5">
				<ExploreForm {...form} sent={form.problems !== undefined} />
			</div>
			<Origins schedule={schedule} />
			<div className="measure mt-12">
				<CallBox />
			</div>
		</div>
	);
}

function Origins({ schedule }: { schedule: Schedule }) {
	const { t, language, href } = usePage();
	const places = busiestOrigins.flatMap((code) => findPlace(code) ?? []);
	return (
		<Section id="origins" heading={t("explore.origins")}>
			<ul className="reach-names">
				{places.map((place) => (
					<li key={place.code}>
						<a className="go" href={href("explore", {}, { from: place.code })} rel="nofollow">
							{place.city[language]}
						</a>{" "}
						<span className="text-sm text-muted">
							{t("explore.reached", { count: candidatesFrom(place, schedule, true).length })}
						</span>
					</li>
				))}
			</ul>
			<p className="mt-3 text-sm text-muted">{t("explore.schedule")}</p>
		</Section>
	);
}
