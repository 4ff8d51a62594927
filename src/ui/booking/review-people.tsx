// Who travels, as it was typed, and how they are reached; with the way to change both.
import type { Booking, Passenger, PassengerKind } from "../../bookings/booking.ts";
import { formatPhoneNumber } from "../../forms/phone.ts";
import { formatDay } from "../../i18n/formats.ts";
import type { MessageKey } from "../../i18n/messages.ts";
import { usePage } from "../../render/page-context.tsx";
import { ReviewPart } from "./review-part.tsx";

const kinds = {
	adult: "review.kind.adult",
	child: "review.kind.child",
	infant: "review.kind.infant",
} as const satisfies Record<PassengerKind, MessageKey>;

export function ReviewPeople({ booking: { code, passengers, contact } }: { booking: Booking }) {
	const { t, href } = usePage();
	return (
		<>
			<ReviewPart heading={t("review.passengers")}>
				<p>{t("review.passengers.text")}</p>
				<ul>
					{passengers.map((passenger, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: the list never changes on the page
						<Person key={index} {...passenger} />
					))}
				</ul>
				<p>
					<a className="link inline-flex min-h-11 items-center" href={href("passengerDetails", {}, { booking: code })}>
						{t("review.passengers.edit")}
					</a>
				</p>
			</ReviewPart>
			{contact && (
				<ReviewPart heading={t("review.contact")}>
					<p className="wrap-anywhere">{contact.email}</p>
					<p>{formatPhoneNumber(contact.phone)}</p>
					<p>{contact.callback ? t("review.callback") : t("review.callback.no")}</p>
				</ReviewPart>
			)}
		</>
	);
}

function Person({ kind, givenName, familyName, bornOn, gender, knownTravelerNumber, redressNumber }: Passenger) {
	const { t, language } = usePage();
	const facts = [
		t(kinds[kind]),
		t("review.born", { date: formatDay(bornOn, language, "longDay") }),
		gender === "f" ? t("review.gender.f") : t("review.gender.m"),
		...(knownTravelerNumber ? [t("review.known", { number: knownTravelerNumber })] : []),
		...(redressNumber ? [t("review.redress", { number: redressNumber })] : []),
	];
	return (
		<li>
			<strong className="wrap-anywhere">
				{givenName} {familyName}
			</strong>
			<br />
			<span className="trip-small">{facts.join(" · ")}</span>
		</li>
	);
}
