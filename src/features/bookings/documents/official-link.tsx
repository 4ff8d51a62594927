// A link to an authority's page, named by its host: who reads it sees whose word it is.
export function OfficialLink({ href }: { href: string }) {
	return (
		<a className="link py-2.5" href={href} rel="noopener external">
			{new URL(href).host.replace(/^www\./, "")}
		</a>
	);
}
