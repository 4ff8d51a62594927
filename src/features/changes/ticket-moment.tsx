// The fields of one moment of a ticket: day, time, and by whose clocks.
import { usePage } from "../../page/page-context.tsx";
import { zoneOptions } from "../../places/zone-options.ts";
import { DateField } from "../../ui/controls/date-field.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { Select } from "../../ui/controls/select.tsx";
import type { Fields } from "../../ui/form/use-fields.ts";
import type { TimeField } from "./forms/ticket-times.ts";

interface TicketMomentProps extends Pick<Fields<TimeField>, "control"> {
	readonly which: "booked" | "departs";
}

export function TicketMoment({ which, control }: TicketMomentProps) {
	const { t, language } = usePage();
	const time = control(`${which}time`);
	return (
		<fieldset className="grid items-end gap-4 sm:grid-cols-2">
			<legend className="mb-3 font-bold">{t(`change.${which}`)}</legend>
			<DateField {...control(which)} />
			{/* A time input would drop what is no time, and nothing that was typed may get lost. */}
			<Field {...time} type={/^$|^\d\d:\d\d$/.test(time.defaultValue) ? "time" : "text"} />
			<Select {...control(`${which}zone`)} options={zoneOptions(language)} />
		</fieldset>
	);
}
