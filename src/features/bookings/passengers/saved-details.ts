// A form of passengers as a saved booking fills it in.
import type { NameRule } from "../../../flights/name-rule.ts";
import { blank, type Typed } from "../../../forms/form.ts";
import { phoneFieldsOf } from "../../../forms/phone.ts";
import { checked } from "../../../forms/rules.ts";
import type { Contact, Passenger } from "../booking.ts";
import { fieldOf, type PassengerField, type PassengerForm } from "./form/passenger-form.ts";
import type { TravelerField } from "./form/traveler-rules.ts";

interface Details {
	readonly passengers: readonly Passenger[];
	/** Null once it was erased. */
	readonly contact: Contact | null | undefined;
}

/** @param names of the fare source, where it has a rule */
export function savedDetails(
	form: PassengerForm,
	{ passengers, contact }: Details,
	names?: NameRule,
): Typed<PassengerField> {
	if (!contact) return blank(form);
	return blank(form, {
		...Object.fromEntries(
			passengers.flatMap((one, index) =>
				Object.entries(textsOf(one, names)).map(([name, text]) => [fieldOf(index, name as TravelerField), text]),
			),
		),
		...{ email: contact.email, ...phoneFieldsOf(contact.phone), callback: contact.callback ? checked : "" },
	});
}

function textsOf(one: Passenger, names: NameRule | undefined): Record<TravelerField, string> {
	const [year = "", month = "", day = ""] = one.bornOn.split("-");
	const sendable = !names || (names.takes(one.givenName) && names.takes(one.familyName));
	return {
		...{ given: one.givenName, family: one.familyName, asis: sendable ? "" : checked },
		...{ day: String(Number(day)), month: String(Number(month)), year, gender: one.gender },
		...{ known: one.knownTravelerNumber ?? "", redress: one.redressNumber ?? "" },
	};
}
