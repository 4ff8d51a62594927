// The search the query tests vary: one that is accepted as it stands.
import { parseFlightQuery } from "../../src/flights/query.ts";
import type { Language } from "../../src/i18n/languages.ts";

/** The instant the tests take for now. */
export const now = new Date("2026-11-21T15:00:00Z");

const sound = {
	trip: "round",
	from: "JFK",
	to: "MIA",
	depart: "2027-02-10",
	return: "2027-02-17",
	adults: "1",
	ages: "",
	cabin: "economy",
	flex: "0",
	nearby: "0",
};

/** The accepted search with some parameters changed. */
export function params(changes: Readonly<Record<string, string>> = {}): URLSearchParams {
	return new URLSearchParams({ ...sound, ...changes });
}

export function parse(text: string | URLSearchParams, language: Language = "en", at = now) {
	return parseFlightQuery(new URLSearchParams(text), { language, now: at });
}

/** The problems of the accepted search once changed; none when it is still accepted. */
export function problemsOf(changes: Readonly<Record<string, string>>, language: Language = "en", at = now) {
	const parsed = parse(params(changes), language, at);
	return parsed.kind === "invalid" ? parsed.problems : [];
}
