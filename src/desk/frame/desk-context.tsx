// What every view of the desk may read without passing it down: its texts, who sits there, the clock.
import { createContext, type ReactNode, useContext } from "react";
import type { ScreenSubject } from "../../features/bookings/ports.ts";
import type { Services } from "../../services.ts";
import type { Agent } from "../agent.ts";
import type { DeskRouteId } from "../routes.ts";
import type { DeskTranslate } from "../texts/texts.ts";

interface RefusedForm {
	/** Its address. */
	readonly action: string;
	readonly form: FormData;
	/** `stale`: somebody changed what it is about meanwhile; `card`: a card's number was typed; else what is wrong with a field. */
	readonly why: "stale" | "card" | "typed";
	readonly problem?: { readonly field: string; readonly text: string } | undefined;
}

export interface DeskReading {
	readonly agent: Agent;
	/** The desk's texts; the site's are `usePage().t`. */
	readonly d: DeskTranslate;
	readonly route: DeskRouteId;
	/** Path of this page; an act's is that of the page that it belongs to. */
	readonly path: string;
	readonly now: Date;
	/** The site's own in every language: what is read aloud is in the caller's. */
	readonly site: Pick<Services, "messages" | "variables">;
	/** The trip of this page, whose caller is told that it is open here. */
	readonly shared: ScreenSubject | undefined;
	/** Of what this page is about, read before the page was. */
	readonly version: string | undefined;
	/** A form that was refused, which stands on this page with what was typed. */
	readonly sent: RefusedForm | undefined;
}

const Context = createContext<DeskReading | null>(null);

export function DeskProvider({ desk, children }: { readonly desk: DeskReading; readonly children?: ReactNode }) {
	return <Context value={desk}>{children}</Context>;
}

export function useDesk(): DeskReading {
	const desk = useContext(Context);
	if (!desk) throw new Error("useDesk outside of DeskProvider");
	return desk;
}
