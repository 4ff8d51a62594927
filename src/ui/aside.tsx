// What stands beside a text: the call, and the other pages of its group.
import type { ReactNode } from "react";
import { listedGroups, pagesOf, type Query } from "../links.ts";
import { usePage } from "../page/page-context.tsx";
import { pageText } from "../page/page-text.ts";
import { Shared } from "../page/parts.tsx";
import { type RouteId, routeOf } from "../routes.ts";
import { CallBox } from "./call-box.tsx";

interface AsideProps {
	/** What the call is about. */
	readonly about?: string;
	/** What the visitor is looking at, as parameters of a search. */
	readonly trip?: Query;
	/** What has to stand beside the number. */
	readonly children?: ReactNode;
}

export function Aside({ about, trip, children }: AsideProps) {
	const page = usePage();
	const { id } = page;
	const group = listedGroups.find((name) => name === routeOf(id).group);
	const others = group ? pagesOf(group).filter((other) => other !== id) : [];
	return (
		<aside className="aside grid gap-8" aria-labelledby="call-box">
			<CallBox {...(about && { about })} {...(trip && { trip })}>
				{children}
			</CallBox>
			{group && others.length > 1 && (
				<Shared by={`aside ${id}`}>{() => <OthersOf group={group} others={others} />}</Shared>
			)}
		</aside>
	);
}

interface OthersOfProps {
	readonly group: (typeof listedGroups)[number];
	readonly others: readonly RouteId[];
}

/** The same beside every page of a row: an airline's beside that of each airline. */
function OthersOf({ group, others }: OthersOfProps) {
	const page = usePage();
	const { t, href } = page;
	return (
		<nav aria-labelledby="aside-more">
			<h2 id="aside-more" className="text-sm">
				{t("aside.more", { group: t(`group.${group}`) })}
			</h2>
			<ul className="aside-links mt-1">
				{others.map((other) => (
					<li key={other}>
						<a href={href(other as "home")}>{pageText("name", other, page)}</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
