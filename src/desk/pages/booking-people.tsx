// Who travels on a booking, and how they are reached.
import type { Booking, Passenger } from "../../features/bookings/booking.ts";
import { formatDay } from "../../i18n/formats.ts";
import { usePage } from "../../page/page-context.tsx";
import { useDesk } from "../frame/desk-context.tsx";
import { Facts, Part, Table, useMoment } from "../frame/facts.tsx";
import { PhoneLink } from "../frame/phone-link.tsx";

interface OfBooking {
	readonly booking: Booking;
}

export function PeoplePart({ booking: { passengers, erasedAt } }: OfBooking) {
	const { d } = useDesk();
	return (
		<Part id="people" heading={d("people")}>
			{erasedAt ? (
				<Erased at={erasedAt} />
			) : (
				<Table
					label={d("people")}
					heads={[d("people.name"), d("people.kind"), d("people.born"), d("people.gender"), d("people.numbers")]}
					rows={passengers.map((one, index) => ({ key: `${index}`, cells: cellsOf(one) }))}
				/>
			)}
		</Part>
	);

	function cellsOf({ familyName, givenName, kind, bornOn, gender, ...numbers }: Passenger) {
		const told = [
			numbers.knownTravelerNumber && d("people.known", { number: numbers.knownTravelerNumber }),
			numbers.redressNumber && d("people.redress", { number: numbers.redressNumber }),
		];
		return [
			<strong key="name">{`${familyName}, ${givenName}`}</strong>,
			d(`people.${kind}`),
			<Day key="born" of={bornOn} />,
			d(`people.${gender}`),
			told.filter(Boolean).join(", "),
		];
	}
}

function Day({ of }: { readonly of: string }) {
	const { language } = usePage();
	return <time dateTime={of}>{formatDay(of, language, "spanDay")}</time>;
}

function Erased({ at }: { readonly at: string }) {
	const { d } = useDesk();
	const moment = useMoment();
	return <p>{d("erased", { time: moment(at) })}</p>;
}

export function ContactPart({ booking: { contact, proven, erasedAt } }: OfBooking) {
	const { d } = useDesk();
	const moment = useMoment();
	return (
		<Part id="contact" heading={d("contact")}>
			{erasedAt && <Erased at={erasedAt} />}
			{contact && (
				<Facts
					of={[
						[d("contact.phone"), <PhoneLink key="phone" phone={contact.phone} />],
						[d("contact.mail"), contact.email],
						[d("contact.call"), d(contact.callback ? "contact.call.yes" : "contact.call.no")],
						[
							d("contact.proven"),
							proven ? d(`contact.proven.${proven.by}`, { time: moment(proven.at) }) : d("contact.proven.no"),
						],
					]}
				/>
			)}
		</Part>
	);
}
