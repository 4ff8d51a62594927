// What every answer of the desk says of itself: nothing is kept, framed, listed or run.

export const deskHeaders = {
	"Cache-Control": "no-store",
	// No script at all: what an agent opens was typed by strangers.
	"Content-Security-Policy": [
		"default-src 'none'",
		"style-src 'self'",
		"img-src 'self' data:",
		"frame-src 'self'",
		"form-action 'self'",
		"base-uri 'none'",
		"frame-ancestors 'none'",
		"require-trusted-types-for 'script'",
		"trusted-types 'none'",
	].join("; "),
	"Cross-Origin-Opener-Policy": "same-origin",
	"Cross-Origin-Resource-Policy": "same-origin",
	"Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
	// An address has a booking's code in it, and no site that is linked from here is to know it.
	"Referrer-Policy": "same-origin",
	"X-Content-Type-Options": "nosniff",
	"X-Frame-Options": "DENY",
	"X-Robots-Tag": "noindex, nofollow",
} as const;

/** Of what stands inside a page of the desk: the same, but that the desk may frame it. */
export const framedHeaders = {
	...deskHeaders,
	"Content-Security-Policy": deskHeaders["Content-Security-Policy"]
		.replace("frame-src 'self'; ", "")
		.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
	"X-Frame-Options": "SAMEORIGIN",
} as const;

/** The whole answer to who is nobody, to what is not theirs, and to what there is not: nothing tells one from another. */
export function nothing(): Response {
	return new Response(null, { status: 404, headers: deskHeaders });
}
