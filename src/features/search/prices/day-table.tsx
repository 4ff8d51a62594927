// The days of a graph as a table: what each costs, how dear that is, and which were not searched.
import { formatDay } from "../../../i18n/formats.ts";
import { languages } from "../../../i18n/languages.ts";
import { formatWholeMoney } from "../../../money/money.ts";
import { usePage } from "../../../page/page-context.tsx";
import type { IsoDate } from "../../../time/iso-date.ts";
import { levelName, type ShownDay } from "./shown-days.ts";

export interface DayTableProps {
	readonly days: readonly ShownDay[];
	readonly unsearched: readonly IsoDate[];
	/** Where a day leads, with or without a price. */
	readonly hrefOf?: ((day: IsoDate) => string | undefined) | undefined;
	/** When a day's price was seen, in words, where they were not all seen at once. */
	readonly seenOf?: ((day: IsoDate) => string | undefined) | undefined;
}

export function DayTable({ days, unsearched, hrefOf, seenOf }: DayTableProps) {
	const { t, language } = usePage();
	const priced = new Map(days.map((day) => [day.day, day]));
	return (
		<table className="table">
			<thead>
				<tr>
					<th scope="col">{t("price.day")}</th>
					<th scope="col">{t("price.amount")}</th>
					<th scope="col">{t("price.level")}</th>
				</tr>
			</thead>
			<tbody>
				{[...priced.keys(), ...unsearched].toSorted().map((day) => {
					const price = priced.get(day);
					return (
						<tr key={day}>
							<th scope="row">
								<DayName day={day} href={hrefOf?.(day)} />
							</th>
							<td>{price ? formatWholeMoney(price.price, languages[language].money) : "—"}</td>
							<td>
								{[t(price ? levelName(price) : "price.unsearched"), price && seenOf?.(day)].filter(Boolean).join(", ")}
							</td>
						</tr>
					);
				})}
			</tbody>
		</table>
	);
}

function DayName({ day, href }: { day: IsoDate; href: string | undefined }) {
	const name = formatDay(day, usePage().language);
	if (!href) return name;
	return (
		<a className="link" href={href} rel="nofollow">
			{name}
		</a>
	);
}
