// The desk's one style sheet, served by the Worker itself: it has no files beside it.
import styleSheet from "./desk.css?inline";

/** A browser keeps it for five minutes, so that a new version of the desk is seen soon. */
export function styles(): Response {
	return new Response(styleSheet, {
		headers: { "Content-Type": "text/css; charset=UTF-8", "Cache-Control": "private, max-age=300" },
	});
}
