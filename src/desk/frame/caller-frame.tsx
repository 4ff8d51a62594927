// A line on every page of a trip that says whether the caller has it open, and by asking tells the caller that an agent has.
import { deskHref, sinceParameter } from "../routes.ts";
import { useDesk } from "./desk-context.tsx";

/** A page inside the page, since the desk runs no script: it asks again by itself for as long as the trip is open. */
export function CallerFrame() {
	const { d, shared, now } = useDesk();
	if (!shared) return null;
	const src = deskHref(shared.kind === "quote" ? "quoteCaller" : "bookingCaller", { code: shared.id });
	const since = new URLSearchParams({ [sinceParameter]: now.toISOString() });
	return <iframe className="desk-caller" title={d("caller")} src={`${src}?${since}`} tabIndex={-1} />;
}
