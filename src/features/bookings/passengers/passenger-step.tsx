// The step in which travelers are named: the form, the trip beside it, and what became of the form before.

import { type ChosenTrip, TripSummary } from "../../../flights/views/trip-summary.tsx";
import type { MessageKey } from "../../../i18n/messages.ts";
import { usePage } from "../../../page/page-context.tsx";
import { CallLink } from "../../../ui/call-link.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { Minors } from "../documents/minors.tsx";
import { FunnelStep } from "../funnel-step.tsx";
import { type PassengerFormProps, PassengerFormView } from "./passenger-form-view.tsx";

const notices = {
	/** The form's token. */
	expired: ["pax.expired.heading", "pax.expired.text"],
	cookies: ["pax.cookies.heading", "pax.cookies.text"],
	/** The database, or what else did not answer. */
	failed: ["pax.failed.heading", "pax.failed.text"],
	/** The quote. */
	ended: ["pax.ended.heading", "pax.ended.text"],
	/** The source no longer has the trip. */
	gone: ["review.gone.heading", "review.gone.text"],
} as const satisfies Record<string, readonly [MessageKey, MessageKey]>;

/** Why a form is not through, though nothing in it is wrong. */
export type PassengerNotice = keyof typeof notices;

interface PassengerStepProps extends PassengerFormProps {
	/** Undefined where it cannot be read; the form is shown nevertheless. */
	readonly trip?: ChosenTrip;
	/** The reference of the quote or the booking, as it is shown. */
	readonly reference?: string;
	/** The search that found the trip. */
	readonly search?: URLSearchParams;
	readonly notice?: PassengerNotice | undefined;
	/** It is filled in with what was typed for another trip. */
	readonly carried?: boolean | undefined;
}

export function PassengerStep({ trip, reference = "", search, notice, carried, ...form }: PassengerStepProps) {
	const { t, href } = usePage();
	const results = href("flightResults", {}, search);
	const about = t("pax.about", { number: reference });
	return (
		<div className="wrap py-8">
			<FunnelStep
				current="passengers"
				hrefOf={(step) => (step === "search" ? results : undefined)}
				heading={t("pax.heading")}
				lead={t("pax.lead")}
				summary={trip && <TripSummary trip={trip} search={search?.toString()} about={about} />}
			>
				<div className="grid gap-5">
					{notice && <FormNotice notice={notice} results={results} />}
					{carried && (
						<Notice>
							<p>{t("pax.carried")}</p>
						</Notice>
					)}
					<PassengerFormView {...form} papers={trip && <Minors {...trip} />}>
						{trip?.sample && (
							<Notice heading={t("sample.heading")}>
								<p>{t("sample.text")}</p>
							</Notice>
						)}
					</PassengerFormView>
					{search && (
						<p>
							<a className="link py-2.5" href={results}>
								{t("review.search")}
							</a>
						</p>
					)}
				</div>
			</FunnelStep>
		</div>
	);
}

/** What happened, and the two ways on: the same search again, and the call. */
function FormNotice({ notice, results }: { notice: PassengerNotice; results: string }) {
	const { t } = usePage();
	const [heading, text] = notices[notice];
	const over = notice === "ended" || notice === "gone";
	return (
		<Notice tone="problem" heading={t(heading)} focused={notice !== "gone"}>
			<p>{t(text)}</p>
			{over && (
				<p>
					<a className="link py-2.5" href={results}>
						{t("review.search")}
					</a>
				</p>
			)}
			{notice !== "expired" && (
				<p className="mt-2">
					<CallLink />
				</p>
			)}
		</Notice>
	);
}

/** Instead of the step where nothing can be booked on the pages. */
export function BookingOff() {
	const { t } = usePage();
	return (
		<div className="wrap py-8">
			<PageHead heading={t("pax.off.heading")} lead={t("pax.off.text")} />
			<p className="mt-6">
				<CallLink />
			</p>
		</div>
	);
}
