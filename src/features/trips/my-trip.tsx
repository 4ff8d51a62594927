// "My trip": what this device has of bookings, quotes, searches and fare alerts, the way to each, and how to forget it here.

import { href } from "../../links.ts";
import { type Page, type PageData, seeOther } from "../../page/page.ts";
import { usePage } from "../../page/page-context.tsx";
import { pageText } from "../../page/page-text.ts";
import { sentParameter } from "../../parameters.ts";
import { Button } from "../../ui/controls/button.tsx";
import { ReferenceForm } from "../../ui/form/reference-form.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageWithAside } from "../../ui/page-with-aside.tsx";
import { Section } from "../../ui/section.tsx";
import { StepNotice } from "../bookings/step-notice.tsx";
import { KeptSearches } from "../search/recent/recent-searches.tsx";
import { forget, type KeptTrip, kindNames, kinds, listTrips, type TripInput, type TripPorts } from "./kept-trips.ts";

/** What the query says of one that was forgotten, and of all. */
const forgotten = ["one", "all"] as const;

export const myTrip: Page<"myTrip", TripPorts> = {
	load: (input) => pageOf(input),

	async action(input, posted) {
		const what = String(posted.get("forget") ?? "");
		let cookies: Awaited<ReturnType<typeof forget>>;
		try {
			cookies = await forget(input, what);
		} catch (error) {
			return away(error);
		}
		if (!cookies) return { ...(await pageOf(input)), status: 400 };
		const sent = what === "all" ? "all" : "one";
		return seeOther(href(input.language, "myTrip", {}, { [sentParameter]: sent }), cookies);
	},
};

async function pageOf(input: TripInput): Promise<PageData> {
	const said = forgotten.find((one) => one === input.query.get(sentParameter));
	const done = said && input.t(`myTrip.forgotten.${said}`);
	try {
		return { view: <MyTripView trips={await listTrips(input)} done={done} />, ...(done && { done }) };
	} catch (error) {
		return away(error, done);
	}
}

/** The list cannot be read, or what was to be forgotten cannot be ended. */
function away(error: unknown, done?: string): PageData {
	return { view: <MyTripView done={done} />, status: 503, degraded: `my trip: ${String(error)}` };
}

interface MyTripProps {
	/** Undefined while they cannot be read. */
	readonly trips?: Awaited<ReturnType<typeof listTrips>>;
	readonly done: string | undefined;
}

function MyTripView({ trips, done }: MyTripProps) {
	const page = usePage();
	const { t, href } = page;
	const some = trips && kindNames.some((kind) => trips[kind].length > 0);
	return (
		<PageWithAside head={{ heading: pageText("heading", page.id, page), lead: t("myTrip.lead") }}>
			{done && (
				<Notice focused>
					<p>{done}</p>
				</Notice>
			)}
			{!trips && <StepNotice heading="trip.down.heading" text="myTrip.down" call />}
			{trips && !some && <p>{t("myTrip.none")}</p>}
			{some ? (
				<form method="post" action={href("myTrip")}>
					{kindNames
						.filter((kind) => trips[kind].length > 0)
						.map((kind) => (
							<Section key={kind} id={kind} heading={t(kinds[kind].heading)}>
								<ul className="grid gap-3">
									{trips[kind].map((trip) => (
										<KeptItem key={trip.forget} trip={trip} />
									))}
								</ul>
							</Section>
						))}
					<KeptSearches>
						<p className="mt-8">
							<Button type="submit" look="quiet" name="forget" value="all">
								{t("myTrip.forgetAll")}
							</Button>
						</p>
					</KeptSearches>
				</form>
			) : (
				<KeptSearches />
			)}
			<p className="mt-3 text-sm text-muted">{t("myTrip.kept")}</p>
			<Section id="elsewhere" heading={t("myTrip.elsewhere")}>
				<ReferenceForm />
			</Section>
		</PageWithAside>
	);
}

function KeptItem({ trip: { forget, href, route, dates, state } }: { trip: KeptTrip }) {
	const { t } = usePage();
	return (
		<li className="card">
			<h3>
				<a className="link" href={href}>
					{route}, {dates}
				</a>
			</h3>
			<p>{state}</p>
			<Button type="submit" look="plain" name="forget" value={forget} className="text-sm">
				{t("myTrip.forget")}
				<span className="sr-only">
					: {route}, {dates}
				</span>
			</Button>
		</li>
	);
}
