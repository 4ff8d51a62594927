// Text that the build made of Markdown.

export function Prose({ html }: { html: string }) {
	// biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized at build, values escaped by fill()
	return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
