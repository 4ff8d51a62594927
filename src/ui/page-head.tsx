// The head of a page: its name, what it is about, and the great circle that closes it.
import type { ReactNode } from "react";

interface PageHeadProps {
	readonly heading: string;
	readonly lead?: string;
	/** A small picture before the heading: an airline's tail. */
	readonly mark?: ReactNode;
	/** Stands below the lead: dates, tags, a notice. */
	readonly children?: ReactNode;
}

export function PageHead({ heading, lead, mark, children }: PageHeadProps) {
	return (
		<header className="page-head">
			<div className="flex items-center gap-4">
				{mark}
				<h1>{heading}</h1>
			</div>
			{lead && <p className="lead">{lead}</p>}
			{children}
			<div className="arc-rule" aria-hidden="true" />
		</header>
	);
}
