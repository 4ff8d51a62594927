// What an agent types once tickets were issued, first or anew: the airline's code and the numbers.
import type { Booking } from "../../features/bookings/booking.ts";
import { Field } from "../../ui/controls/field.tsx";
import { TextArea } from "../../ui/controls/text-area.tsx";
import { useDesk } from "../frame/desk-context.tsx";
import { useTyped } from "../frame/desk-form.tsx";

interface IssuedFieldsProps {
	/** Before the ids of the two. */
	readonly id: string;
	/** Of the form. */
	readonly action: string;
	readonly reference: Booking["order"]["airlineReference"];
	/** Of the numbers. */
	readonly label: string;
	/** Those that are known; none where they become others. */
	readonly tickets?: readonly string[];
}

export function IssuedFields({ id, action, reference, label, tickets = [] }: IssuedFieldsProps) {
	const { d } = useDesk();
	const typed = useTyped(action);
	return (
		<>
			<Field
				id={`${id}-pnr`}
				name="pnr"
				label={d("order.reference")}
				defaultValue={typed.of("pnr", reference ?? "")}
				problem={typed.problem("pnr")}
				autoComplete="off"
				autoCapitalize="characters"
				spellCheck={false}
				maxLength={8}
			/>
			<TextArea
				id={`${id}-tickets`}
				name="tickets"
				label={label}
				hint={d("acts.tickets.hint")}
				defaultValue={typed.of("tickets", tickets.join("\n"))}
				problem={typed.problem("tickets")}
				rows={2}
				spellCheck={false}
			/>
		</>
	);
}
