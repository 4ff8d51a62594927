// Says beside the phone number of a guide about airlines that we are none of them, and links the page of each.
import type { Airline } from "../places/airlines.ts";
import { usePage } from "../render/page-context.tsx";
import { IndependenceNotice } from "./airline-facts.tsx";

export function GuideAirlines({ airlines }: { airlines: readonly Airline[] }) {
	const { t, href } = usePage();
	if (airlines.length === 0) return null;
	return (
		<>
			<IndependenceNotice airlines={airlines} />
			<nav aria-label={t("guide.airlines")} className="mt-3 border-t border-rule">
				<ul className="aside-links">
					{airlines.map(({ code, name }) => (
						<li key={code}>
							<a href={href("airline", { airline: code })}>{t("guide.airline", { airline: name })}</a>
						</li>
					))}
				</ul>
			</nav>
		</>
	);
}
