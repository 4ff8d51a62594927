// A fare alert opened: what it watches. Whose it is stays sealed: only the link in its mail ends it.
import type { AlertRow } from "../../features/alerts/rows.ts";
import { termsOfKey, termsText } from "../../flights/price-terms.ts";
import { languages } from "../../i18n/languages.ts";
import { usePage } from "../../page/page-context.tsx";
import { groupReference } from "../../references/reference.ts";
import { useDesk } from "../frame/desk-context.tsx";
import type { DeskHandler } from "../frame/desk-page.ts";
import { Facts, Part } from "../frame/facts.tsx";
import { recordOpened } from "../frame/opened.ts";
import { Moment } from "./find.tsx";
import { missing } from "./quote.tsx";

export const alert: DeskHandler<"alert"> = async (input) => {
	const { params, services, d } = input;
	const statement = services.db.prepare("SELECT * FROM fare_alerts WHERE number = ?").bind(params.number);
	const row = await statement.first<AlertRow>();
	if (!row) return missing(d);
	await recordOpened(input, { kind: "alert", id: params.number });
	const title = d("alert.heading", { number: groupReference(params.number) });
	return { title, view: <AlertView row={row} title={title} /> };
};

function AlertView({ row, title }: { readonly row: AlertRow; readonly title: string }) {
	const { d } = useDesk();
	const page = usePage();
	const { state, origin, destination, depart, stay, language, created_at } = row;
	return (
		<>
			<header className="desk-title">
				<h1>{title}</h1>
			</header>
			<div className="desk-columns">
				<Part id="facts" heading={d("facts")}>
					<Facts
						of={[
							[d("find.state"), d(`alert.${state}`)],
							[d("trip"), `${origin} – ${destination}`],
							[d("alert.depart"), depart],
							[d("alert.stay"), stay],
							[d("travelers"), termsText(termsOfKey(row.terms), page)],
							[d("language"), languages[language].name],
							[d("find.came"), <Moment key="came" of={created_at} />],
						]}
					/>
				</Part>
			</div>
		</>
	);
}
