// Problem documents (RFC 9457) for API answers that are refusals.

const titles: Readonly<Record<number, string>> = {
	400: "Bad request",
	403: "Forbidden",
	404: "Not found",
	405: "Method not allowed",
	413: "Content too large",
	414: "URI too long",
	415: "Unsupported media type",
	429: "Too many requests",
	503: "Service unavailable",
};

/** `errors` names each wrong parameter and says in English what is wrong with it. */
export function problem(
	status: number,
	errors?: readonly { readonly parameter: string; readonly detail: string }[],
): Response {
	const body = { type: "about:blank", title: titles[status] ?? "Internal error", status, ...(errors && { errors }) };
	return new Response(JSON.stringify(body), {
		status,
		headers: { "Content-Type": "application/problem+json", "Cache-Control": "no-store" },
	});
}
