// Instead of a booking: it does not open in this browser, or nothing can be booked here now.
import { usePage } from "../../render/page-context.tsx";
import { CallLink } from "../call-link.tsx";
import { Button } from "../controls/button.tsx";
import { PageHead } from "../page-head.tsx";

/** Says the same of another visitor's booking and of one that does not exist. */
export function TripClosed({ code }: { code: string | undefined }) {
	const { t, href } = usePage();
	return (
		<div className="wrap py-8">
			<PageHead heading={t("trip.closed.heading")} lead={t("trip.closed.text")} />
			<p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
				{code && (
					<Button href={href("bookingConfirmation", { confirmationCode: code })}>{t("trip.closed.confirm")}</Button>
				)}
				<Button look="quiet" href={href("flightResults")}>
					{t("trip.closed.search")}
				</Button>
				<CallLink />
			</p>
		</div>
	);
}

export function TripDown() {
	const { t } = usePage();
	return (
		<div className="wrap py-8">
			<PageHead heading={t("trip.down.heading")} lead={t("trip.down.text")} />
			<p className="mt-6">
				<CallLink />
			</p>
		</div>
	);
}
