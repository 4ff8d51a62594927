// The measurement ids, as the document's head names them.

/** The content of `<meta name>`; undefined when the page has no such element. */
export function metaContent(name: string): string | undefined {
	return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
}

/** An unset id is the agency's to notice, not the visitor's: a word on the console and nothing else. */
export function warnUnmeasured(): void {
	if (metaContent("measurement") === "") console.warn("analytics measurement id is not set; nothing is measured");
}
