// Reads a calendar file with an independent parser (ical.js): its zones, and each event with its instants.
import ICAL from "ical.js";

/** A parser that knows no zone but those of the file. */
export function readCalendar(file: string) {
	const calendar = new ICAL.Component(ICAL.parse(file));
	const zones = new Map(
		calendar
			.getAllSubcomponents("vtimezone")
			.map((component) => [
				String(component.getFirstPropertyValue("tzid")),
				new ICAL.Timezone({ component, tzid: String(component.getFirstPropertyValue("tzid")) }),
			]),
	);
	const instant = (component: ICAL.Component, name: string) => {
		const property = component.getFirstProperty(name);
		const time = property?.getFirstValue() as ICAL.Time;
		const tzid = property?.getParameter("tzid");
		const zone = tzid ? zones.get(String(tzid)) : time.zone;
		if (!zone || zone === ICAL.Timezone.localTimezone) throw new Error(`no zone for ${name}`);
		const copy = time.clone();
		copy.zone = zone;
		return copy.toUnixTime() * 1000;
	};
	const events = calendar.getAllSubcomponents("vevent").map((component) => ({
		value: (name: string) => String(component.getFirstPropertyValue(name)),
		start: instant(component, "dtstart"),
		end: instant(component, "dtend"),
	}));
	return { calendar, zones, events };
}
