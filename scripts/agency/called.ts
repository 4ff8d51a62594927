// `agency called`: an agent reached the traveler at the number of the booking, which is as good as a confirmed address.

import { prove } from "../../src/features/bookings/holds/hold.ts";
import { isReviewStale } from "../../src/features/bookings/price-now.ts";
import { isUnderWay } from "../../src/features/bookings/states.ts";
import { findBooking } from "../../src/features/bookings/store.ts";
import { groupReference } from "../../src/references/reference.ts";
import type { AgencyTool } from "./tool.ts";

/** False, with the reason said, where there is nobody to reach; nothing is written then. */
export async function provenByCall(tool: AgencyTool, code: string): Promise<boolean> {
	const name = groupReference(code);
	const booking = await findBooking(tool, code);
	if (!booking?.contact || !isUnderWay(booking.state)) {
		tool.complain(`${booking ? `${name} is ${booking.state}` : "No booking has this code"}. Nothing was changed.`);
		return false;
	}
	await prove(tool, code, "agent", tool.now());
	tool.say(`${name}: its traveler was reached by phone.`);
	if (booking.state !== "requested" || booking.order.state !== "none" || booking.offer.payment.instant) return true;
	const late = isReviewStale(booking, tool.now());
	tool.say(
		late
			? "Its price was agreed to too long ago to be asked for by itself: hold the seats at the source."
			: "If its seats wait for that, they are asked for within seven minutes.",
	);
	return true;
}
