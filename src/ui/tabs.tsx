// Parts of one thing side by side: tabs where script runs, and without it headings with links to them.
import type { ReactNode } from "react";
import { Island } from "./island.tsx";

interface TabsProps {
	/** What the tabs are about, for those who hear them. */
	readonly label: string;
	readonly items: readonly {
		/** Of the panel: a link can lead to it. */
		readonly id: string;
		readonly label: string;
		readonly panel: ReactNode;
	}[];
	/** Of the headings that stand above the panels where there are no tabs. */
	readonly level?: 2 | 3 | 4;
}

/** The roles come with the script that makes them true (src/islands/tabs). */
export function Tabs({ label, items, level = 3 }: TabsProps) {
	const Heading = `h${level}` as const;
	return (
		<Island name="tabs">
			<div className="tabs">
				<ul className="tab-list" aria-label={label}>
					{items.map(({ id, label }) => (
						<li key={id}>
							<a id={`${id}-tab`} href={`#${id}`}>
								{label}
							</a>
						</li>
					))}
				</ul>
				{items.map(({ id, label, panel }) => (
					<section key={id} id={id} className="tab-panel" aria-labelledby={`${id}-tab`}>
						<Heading className="tab-heading">{label}</Heading>
						{panel}
					</section>
				))}
			</div>
		</Island>
	);
}
