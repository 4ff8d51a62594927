// A guide's drawing, inline: it takes the page's colors, so it follows the reader's choice of scheme.

/** Decorative: the text beside it says what it is about. `body` is a guide's `drawing`. */
export function Drawing({ body, className }: { body: string; className?: string | undefined }) {
	return (
		<svg
			className={className ? `drawing ${className}` : "drawing"}
			viewBox="0 0 1200 630"
			width="1200"
			height="630"
			preserveAspectRatio="xMidYMid slice"
			aria-hidden="true"
			// biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own build
			dangerouslySetInnerHTML={{ __html: body }}
		/>
	);
}
