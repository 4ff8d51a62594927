// `agency moved`: invents that the airline moved or canceled the first flights of a sample booking, so that all that follows can be walked.
import { recordOf } from "../../src/desk/record/record.ts";
import { keepChange } from "../../src/features/bookings/airline-changes/follow.ts";
import { changesOf } from "../../src/features/bookings/kept-changes.ts";
import { outcomeOf } from "../../src/features/bookings/states.ts";
import { findBooking } from "../../src/features/bookings/store.ts";
import type { Slice } from "../../src/flights/offers/offer.ts";
import { groupReference } from "../../src/references/reference.ts";
import { hourMs } from "../../src/time/iso-date.ts";
import { localToWallMs, wallMsToLocal } from "../../src/time/local-time.ts";
import type { AgencyTool } from "./tool.ts";

export interface Invented {
	readonly code: string;
	/** Later by so many hours; null: not flown any more. */
	readonly hours: number | null;
}

/** False, with the reason said, where nothing may be invented; nothing is written then. */
export async function inventChange(tool: AgencyTool, { code, hours }: Invented): Promise<boolean> {
	const { db, say, complain, doer } = tool;
	const name = groupReference(code);
	const booking = await findBooking(tool, code);
	const [slice] = booking?.offer.slices ?? [];
	if (!booking || !slice) {
		complain("No booking has this code. Nothing was changed.");
		return false;
	}
	if (booking.offer.source !== "sample") {
		complain(
			`${name} has flights of ${booking.offer.source}: what its airline does, the source tells. Nothing was changed.`,
		);
		return false;
	}
	if (!outcomeOf("airlineChanged", booking.state)) {
		complain(`${name} is ${booking.state}: no airline keeps its seats. Nothing was changed.`);
		return false;
	}
	const now = tool.now();
	const id = `sample-${code}-${(await changesOf(db, code)).length + 1}`;
	const flights = { removed: [slice], added: hours === null ? [] : [laterBy(slice, hours)] };
	const change = { id, detectedAt: now.toISOString(), flights, cabin: undefined, acceptable: false, accepted: false };
	await keepChange(tool, code, change, now);
	const detail = hours === null ? { canceled: true } : { hours };
	await recordOf(db, { ...doer, act: "movedSample", subject: { kind: "booking", id: code }, detail }, now).run();
	say(
		`${name}: ${hours === null ? "its first flights are canceled" : `its first flights leave ${hours} h later`}, as an airline would tell.`,
	);
	say("The traveler's mail with the link to answer is in the outbox, and the desk has the task.");
	return true;
}

function laterBy(slice: Slice, hours: number): Slice {
	const later = (local: string) => wallMsToLocal(localToWallMs(local) + hours * hourMs);
	const segments = slice.segments.map((one) => ({
		...one,
		...{ departingAt: later(one.departingAt), arrivingAt: later(one.arrivingAt) },
	}));
	return { ...slice, segments };
}
