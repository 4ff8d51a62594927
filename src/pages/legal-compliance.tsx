// The rules that bind the agency, and its Seller of Travel registrations where it has any.
import { usePage } from "../render/page-context.tsx";
import type { Page } from "./page.ts";
import { proseData } from "./prose-page.tsx";

export const legalCompliance: Page<"legalCompliance"> = {
	load: (input) => proseData(input, { after: <Licenses /> }),
};

/** What is not configured is not shown. */
function Licenses() {
	const { t, config } = usePage();
	const { licenses } = config.agency;
	if (licenses.length === 0) return null;
	return (
		<section className="prose" aria-labelledby="licences">
			<h2 id="licences">{t("licences.heading")}</h2>
			<ul>
				{licenses.map(({ state, number }) => (
					<li key={state}>
						{state}: {number}
					</li>
				))}
			</ul>
		</section>
	);
}
