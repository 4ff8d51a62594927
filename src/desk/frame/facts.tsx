// How the desk shows what it knows: a part with a heading, facts by name, a table that fits any screen.
import type { ReactNode } from "react";
import { formatMoment } from "../../i18n/clocks.ts";
import { usePage } from "../../page/page-context.tsx";

interface PartProps {
	readonly id: string;
	readonly heading: string;
	readonly children?: ReactNode;
}

export function Part({ id, heading, children }: PartProps) {
	return (
		<section className="desk-part" aria-labelledby={id}>
			<h2 id={id}>{heading}</h2>
			{children}
		</section>
	);
}

/** Name and value; what has no value is left out. */
export type Fact = readonly [name: string, value: ReactNode];

export function Facts({ of }: { readonly of: readonly Fact[] }) {
	return (
		<dl className="desk-facts">
			{of
				.filter(([, value]) => value !== null && value !== undefined && value !== false && value !== "")
				.flatMap(([name, value]) => [<dt key={`${name} name`}>{name}</dt>, <dd key={name}>{value}</dd>])}
		</dl>
	);
}

interface TableProps {
	/** Names it for who hears it, and for who moves it by the keyboard. */
	readonly label: string;
	readonly heads: readonly string[];
	readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

export function Table({ label, heads, rows }: TableProps) {
	return (
		// biome-ignore lint/a11y/useSemanticElements: the part around it is the landmark, and a fieldset is of controls
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by the keyboard
		<div className="desk-scroll" role="group" aria-label={label} tabIndex={0}>
			<table>
				<thead>
					<tr>
						{heads.map((head) => (
							<th key={head} scope="col">
								{head}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(({ key, cells }) => (
						<tr key={key}>
							{cells.map((cell, column) => (
								<td key={heads[column]} data-head={heads[column]}>
									<div>{cell}</div>
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

/** Tells a moment by the agency's own clocks; the foot of every page says whose they are. */
export function useMoment(): (instant: string) => string {
	const { language, config } = usePage();
	return (instant) => formatMoment(instant, config.channels.hours.zone, language, "exact");
}
