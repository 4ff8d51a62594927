// Text that the build made of Markdown.
import { usePage } from "../../page/page-context.tsx";
import { mark } from "../../page/parts.tsx";
import { builtHtml } from "../../page/pieces.ts";

/** React has nothing to do with what is HTML already: in a page it stands as a part of its own. */
export function Prose({ html }: { html: string }) {
	const { parts } = usePage();
	if (parts) return mark(['<div class="prose">', builtHtml(html), "</div>"], parts);
	// biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized at build, values escaped by fill()
	return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
