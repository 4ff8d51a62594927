// Problem documents (RFC 9457) for API answers that are refusals.
import type { ParameterError, ProblemDocument } from "./problem-schemas.ts";

const titles: Readonly<Record<number, string>> = {
	400: "Bad request",
	401: "Unauthorized",
	403: "Forbidden",
	404: "Not found",
	405: "Method not allowed",
	413: "Content too large",
	414: "URI too long",
	415: "Unsupported media type",
	429: "Too many requests",
	500: "Internal error",
	502: "Bad gateway",
	503: "Service unavailable",
	504: "Gateway timeout",
};

interface ProblemOptions {
	/** A person reads this, in the language of `Content-Language`, or English where there is none. */
	readonly detail?: string;
	readonly language?: string;
	/** Seconds after which asking again may help. */
	readonly retryAfter?: number;
}

/** `errors` names each wrong parameter and says what is wrong with it. */
export function problem(
	status: number,
	errors?: readonly ParameterError[],
	{ detail, language, retryAfter }: ProblemOptions = {},
): Response {
	const title = titles[status] ?? "Internal error";
	const more = { ...(detail && { detail }), ...(errors && { errors }) };
	const body: ProblemDocument = { type: "about:blank", title, status, ...more };
	return new Response(JSON.stringify(body), {
		status,
		headers: {
			"Content-Type": "application/problem+json",
			"Cache-Control": "no-store",
			...(language && { "Content-Language": language }),
			...(retryAfter !== undefined && { "Retry-After": String(Math.ceil(retryAfter)) }),
		},
	});
}
