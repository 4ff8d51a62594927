// Early answers of a page's load: elsewhere for good, or nothing here.
import { href } from "../links.ts";
import type { PageInput } from "./page.ts";

/** 301 to the canonical spelling; the gateway adds the visitor's query. */
export function movedTo(target: string): Response {
	return new Response(null, { status: 301, headers: { Location: target, "Cache-Control": "no-store" } });
}

/** 303 to what a form led to, or to the step of a booking that is next. @param cookie a line of Set-Cookie */
export function seeOther(target: string, cookie?: string): Response {
	const headers = new Headers({ Location: target, "Cache-Control": "no-store" });
	if (cookie) headers.append("Set-Cookie", cookie);
	return new Response(null, { status: 303, headers });
}

/** 302 to the not-found page, in the same language. */
export function nothingHere({ language }: Pick<PageInput, "language">): Response {
	return new Response(null, {
		status: 302,
		headers: { Location: href(language, "notFound"), "Cache-Control": "no-store" },
	});
}
