// What stands where there is nothing to list: why, and what to do next.
import type { ReactNode } from "react";
import { Arc } from "./arc.tsx";

interface EmptyStateProps {
	readonly heading: string;
	/** The level of the heading, by its place in the page. */
	readonly level?: 2 | 3;
	/** One paragraph. */
	readonly text: ReactNode;
	/** Links and buttons, the call among them. */
	readonly actions?: ReactNode;
}

export function EmptyState({ heading, level = 2, text, actions }: EmptyStateProps) {
	const Heading = level === 2 ? "h2" : "h3";
	return (
		<div className="empty-state">
			<Arc done="broken" />
			<Heading>{heading}</Heading>
			<p>{text}</p>
			{actions && <div className="empty-actions">{actions}</div>}
		</div>
	);
}
