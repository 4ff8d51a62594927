// Tells of a number that was pressed and, of one visit in ten, of the page's core web vitals; no cookie, nobody's data.

import type { Mount } from "../../../islands/island.ts";
import { beaconPath, type Measures } from "./visit.ts";

interface BeaconProps {
	readonly route: string;
}

const share = 0.1;

/** As far as an entry of any of the types is read. */
interface Entry extends PerformanceEntry {
	readonly value: number;
	readonly hadRecentInput: boolean;
	readonly interactionId: number;
}

export const mount: Mount<BeaconProps> = (_, { route }, { causes }) => {
	if ((navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl) return;
	const tell = (what: object) => void navigator.sendBeacon(beaconPath, JSON.stringify({ route, ...what }));
	const pressed = ({ type, target }: Event) => {
		const { href = "" } = (target as Element).closest("a") ?? {};
		const call = href.startsWith("tel:") ? "phone" : href.startsWith("https://wa.me") && "whatsapp";
		if (type === "click" && call) tell({ call });
	};
	// The press that woke it may be the one.
	causes.forEach(pressed);
	addEventListener("click", pressed, true);
	if (Math.random() > share) return;

	const measures: { -readonly [Name in keyof Measures]: Measures[Name] } = {};
	// Nothing is reported where nothing moved, and where every answer came within a tenth of a second: those views are the best, not none.
	const known = PerformanceObserver.supportedEntryTypes;
	if (known.includes("layout-shift")) measures.cls = 0;
	if (known.includes("event")) measures.inp = 0;
	const read: Readonly<Record<string, (entry: Entry) => void>> = {
		"largest-contentful-paint": ({ startTime }) => {
			measures.lcp = startTime;
		},
		"layout-shift": ({ value, hadRecentInput }) => {
			if (!hadRecentInput) measures.cls = (measures.cls ?? 0) + value;
		},
		event: ({ duration, interactionId }) => {
			if (interactionId) measures.inp = Math.max(measures.inp ?? 0, duration);
		},
	};
	const observer = new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) read[entry.entryType]?.(entry as Entry);
	});
	// A type that a browser does not know is left out by it.
	for (const type in read) observer.observe({ type, buffered: true });
	// Somebody is at the page, so that it is hidden is the first change to come.
	addEventListener("visibilitychange", () => tell({ measures }), { once: true });
};
