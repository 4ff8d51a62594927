// The comparison as it is read: which itinerary costs the least and by how much, the table, what was counted, and the form that changes it.
import type { FlightQuery } from "../../../flights/query.ts";
import { headCount } from "../../../flights/quote.ts";
import { minutesToLeave, type Ride } from "../../../flights/ride.ts";
import type { Carried } from "../../../flights/trip-costs.ts";
import { useSeenAt } from "../../../flights/views/time-at.ts";
import { usePage } from "../../../page/page-context.tsx";
import { FactSource } from "../../../places/views/fact-source.tsx";
import type { IsoDate } from "../../../time/iso-date.ts";
import { CallLink } from "../../../ui/call-link.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { FeeLine } from "../../../ui/fee-line.tsx";
import { Notice, SampleNotice } from "../../../ui/notice.tsx";
import type { ReadCarried } from "./carried-form.ts";
import { CompareForm } from "./compare-form.tsx";
import type { Compared } from "./compared.ts";
import { useAmount } from "./cost-words.ts";
import { type ComparedTrip, CostsTable } from "./costs-table.tsx";
import { Verdict } from "./verdict.tsx";

export interface WholeTripViewProps extends Pick<Compared, "lost" | "options"> {
	readonly compared: readonly ComparedTrip[];
	readonly carried: ReadCarried;
	readonly loads: Carried;
	readonly query: FlightQuery;
	/** The query as canonical parameters. */
	readonly search: URLSearchParams;
	/** UTC */
	readonly today: IsoDate;
}

export function WholeTripView({ lost, options, compared, carried, loads, query, search, today }: WholeTripViewProps) {
	const { t, href } = usePage();
	const [first] = compared;
	if (!first) {
		return (
			<EmptyState
				heading={t("results.none.heading")}
				text={t("results.none.text")}
				actions={
					<>
						<CallLink />
						<a className="link" href={href("flightResults", {}, search)} rel="nofollow">
							{t("results.none.again")}
						</a>
					</>
				}
			/>
		);
	}
	const dated = query.flex > 0;
	return (
		<>
			<Lost lost={lost} />
			<div className="with-aside mt-4">
				<div>
					<Verdict compared={compared} loads={loads} />
					<div className="table-scroll mt-6">
						<CostsTable {...{ compared, loads, search, dated }} />
					</div>
					<Notes compared={compared} query={query} today={today} />
				</div>
				<div className="aside">
					<CompareForm {...{ compared, options, carried, search, dated }} />
				</div>
			</div>
		</>
	);
}

const lostTexts = { gone: "whole.lost.gone", unknown: "whole.lost.unknown" } as const;

/** What became of itineraries that the address asks for. */
function Lost({ lost }: Pick<Compared, "lost">) {
	const { t } = usePage();
	return [...new Set(lost)].map((kind) => (
		<div key={kind} className="mt-4">
			<Notice tone="problem" heading={t(`chosen.${kind}.heading`)}>
				<p>{t(lostTexts[kind])}</p>
			</Notice>
		</div>
	));
}

interface NotesProps {
	readonly compared: readonly ComparedTrip[];
	readonly query: FlightQuery;
	readonly today: IsoDate;
}

/** What holds for all of the table, and where its figures are from. */
function Notes({ compared, query, today }: NotesProps) {
	const { t } = usePage();
	const seenAt = useSeenAt(query.slices);
	const { offer } = compared[0] ?? {};
	const ways = new Map(compared.flatMap(({ rides }) => rides.map((ride) => [ride.way, ride] as const)));
	return (
		<div className="measure mt-4 grid gap-2 text-sm text-muted">
			{[...ways.values()].map((ride) => (
				<RideNote key={`${ride.airport}${ride.way.value.name}`} ride={ride} query={query} today={today} />
			))}
			<p>{t("whole.note.cabin")}</p>
			<p>{t("bags.note")}</p>
			{offer && <p>{t("results.seen", { time: seenAt(offer.seenAt) })}</p>}
			<FeeLine />
			{offer?.sample && <SampleNotice />}
		</div>
	);
}

function RideNote({ ride, query, today }: Omit<NotesProps, "compared"> & { readonly ride: Ride }) {
	const { t, language } = usePage();
	const amount = useAmount();
	const { airport, way } = ride;
	const { by, name, to } = way.value;
	return (
		<p>
			{t(by === "taxi" ? "whole.note.taxi" : "whole.note.ride", {
				airport,
				by: name ?? t(`town.${by}`),
				to: typeof to === "string" ? to : to[language],
				amount: amount(ride.amount),
				count: headCount(query),
				minutes: minutesToLeave,
			})}{" "}
			<FactSource fact={way} today={today} />
		</p>
	);
}
