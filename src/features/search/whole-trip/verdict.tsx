// Which of the itineraries costs the least with all that is known of them, by how much, and what may still turn that around.
import type { Carried, CostName, OpenCost } from "../../../flights/trip-costs.ts";
import { formatList } from "../../../i18n/lists.ts";
import { travelersText } from "../../../i18n/travelers.ts";
import { usePage } from "../../../page/page-context.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { useAmount, useGaps, useOpenText } from "./cost-words.ts";
import type { ComparedTrip } from "./costs-table.tsx";

interface VerdictProps {
	readonly compared: readonly ComparedTrip[];
	readonly loads: Carried;
}

export function Verdict({ compared, loads }: VerdictProps) {
	const { t } = usePage();
	const heading = useHeading(compared);
	const openText = useOpenText();
	const [first] = compared;
	if (!first) return null;
	const risk = riskOf(compared);
	return (
		<section className="card" aria-labelledby="whole-verdict">
			<h2 id="whole-verdict" className="text-xl">
				{heading}
			</h2>
			<p className="mt-2">
				<Counted loads={loads} travelers={first.offer.travelers} />{" "}
				{risk && t("whole.risk", { names: openText({ ...first, ...risk }) ?? "" })}
			</p>
			<p className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-2">
				{first.offer.sample && <Badge>{t("sample.badge")}</Badge>}{" "}
				<a className="link screen-only" href="#whole-form">
					{t("whole.form.link")}
				</a>
			</p>
		</section>
	);
}

function useHeading(compared: readonly ComparedTrip[]): string {
	const { t } = usePage();
	const amount = useAmount();
	const gaps = useGaps()(compared.map(({ total }) => total));
	const [first] = compared;
	if (!first) return "";
	if (!gaps) return t("whole.verdict.single", { total: amount(first.total) });
	const least = compared[gaps.least[0] ?? 0] ?? first;
	const values = { count: gaps.least.length, total: amount(least.total), names: gaps.names, less: gaps.less };
	if (!gaps.less) return t("whole.verdict.same", values);
	const whole = compared.every(({ open }) => open.length === 0);
	return whole ? t("whole.verdict.all", values) : t("whole.verdict.known", values);
}

/** What the cheapest lacks and another has: with it, the order may be another one. */
function riskOf(compared: readonly ComparedTrip[]): Pick<ComparedTrip, "open" | "costs"> | undefined {
	const [least, ...others] = compared.toSorted((one, other) => one.total.minor - other.total.minor);
	if (!least) return undefined;
	const named = (name: OpenCost) => others.some(({ open }) => !open.includes(name));
	const open = least.open.filter((name): name is CostName => name !== "fee" && named(name));
	return open.length > 0 ? { open, costs: least.costs } : undefined;
}

/** "For 2 adults, with 2 carry-ons and 1 checked bag." */
function Counted({ loads, travelers }: Pick<VerdictProps, "loads"> & Pick<ComparedTrip["offer"], "travelers">) {
	const { t, language } = usePage();
	const bags = [
		...(loads.carryOns > 0 ? [t("whole.carryOn", { count: loads.carryOns })] : []),
		...(loads.checked > 0 ? [t("whole.checked", { count: loads.checked })] : []),
	];
	const who = travelersText(t, travelers);
	return bags.length > 0
		? t("whole.counted", { travelers: who, bags: formatList(bags, language) })
		: t("whole.counted.none", { travelers: who });
}
