// What a rejected call means: the failure for our log, the codes for those who can act on them, nothing of its text.

import { safeParse } from "valibot";
import { type FareFailure, FareSourceError } from "../source.ts";
import { failureBody } from "./schemas.ts";

/** An answer that is not 2xx. */
export interface Rejection {
	readonly kind: "rejected";
	readonly status: number;
	/** Codes and types of the errors, e.g. "offer_no_longer_available" and "airline_error". */
	readonly codes: readonly string[];
	readonly types: readonly string[];
	/** JSON pointers to what it is about, e.g. "/passengers/0/given_name". */
	readonly pointers: readonly string[];
	readonly error: FareSourceError;
}

/** The request never reached Duffel, so nothing can have happened there. */
export class NotSentError extends FareSourceError {}

function failureOf(status: number): FareFailure {
	if (status === 429) return "rateLimited";
	if (status === 408 || status === 504) return "timeout";
	if (status >= 500 || status < 400) return "unavailable";
	return "refused";
}

/**
 * Titles and messages are left out: they may repeat what was sent, and that may be somebody's name.
 * @param label names the call, e.g. "GET /air/offers/:id".
 */
export function readRejection(label: string, { status, headers }: Response, body: unknown, now: Date): Rejection {
	const parsed = safeParse(failureBody, body);
	const errors = parsed.success ? parsed.output.errors : [];
	const codes = errors.map(({ code }) => code);
	const requestId = parsed.success ? parsed.output.meta?.request_id : undefined;
	const detail = [`${label} answered ${status}`, ...codes, requestId && `request ${requestId}`].filter(Boolean);
	return {
		kind: "rejected",
		status,
		codes,
		types: errors.map(({ type }) => type),
		pointers: errors.flatMap(({ source }) => source?.pointer ?? []),
		error: new FareSourceError(failureOf(status), detail.join(", "), readRetryAfter(headers, now)),
	};
}

/** Seconds from `Retry-After` (seconds or a date) or `ratelimit-reset` (a date); undefined where neither says. */
function readRetryAfter(headers: Headers, now: Date): number | undefined {
	const after = headers.get("Retry-After")?.trim() ?? "";
	if (/^\d{1,6}$/.test(after)) return Number(after);
	const at = Date.parse(
		after || (headers.get("ratelimit-remaining") === "0" ? (headers.get("ratelimit-reset") ?? "") : ""),
	);
	return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now.getTime()) / 1000));
}
