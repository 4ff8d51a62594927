// The logo's picture: a great circle between two cities, the shortest way, which looks like a detour.

export function ArcLogo() {
	return (
		<svg className="logo-arc" viewBox="0 0 34 20" width="34" height="20" aria-hidden="true">
			<path d="M5.5 12.5C11 1.5 23 1.5 28.5 12.5" />
			<circle cx="4.5" cy="15.5" r="3" />
			<circle className="logo-end" cx="29.5" cy="15.5" r="3" />
		</svg>
	);
}
