// The cross of a close button; its button says in words what it closes.
export function Cross() {
	return (
		<svg
			viewBox="0 0 24 24"
			width="20"
			height="20"
			fill="none"
			stroke="currentColor"
			strokeWidth="2"
			aria-hidden="true"
		>
			<path d="M5 5l14 14M19 5L5 19" strokeLinecap="round" />
		</svg>
	);
}
