// The pages of a long list as links: the first, the last and those around the current one.
import { ChevronLeft, ChevronRight } from "lucide";
import { usePage } from "../../page/page-context.tsx";
import { Icon } from "../../ui/controls/icon.tsx";

interface PaginationProps {
	/** Pages count from 1. */
	readonly current: number;
	readonly total: number;
	hrefOf(page: number): string;
	/** What is paged, for those who hear the landmarks: "Pages of guides". */
	readonly label: string;
}

export function Pagination({ current, total, hrefOf, label }: PaginationProps) {
	const { t } = usePage();
	if (total < 2) return null;
	return (
		<nav className="pagination" aria-label={label}>
			{current > 1 && (
				<a rel="prev" href={hrefOf(current - 1)}>
					<Icon of={ChevronLeft} size={20} />
					{t("pagination.previous")}
				</a>
			)}
			<ol>
				{pagesShown(current, total).map((page) =>
					typeof page === "string" ? (
						<li key={page} aria-hidden="true">
							…
						</li>
					) : (
						<li key={page}>
							<a
								href={hrefOf(page)}
								aria-label={t("pagination.page", { number: page })}
								aria-current={page === current ? "page" : undefined}
							>
								{page}
							</a>
						</li>
					),
				)}
			</ol>
			{current < total && (
				<a rel="next" href={hrefOf(current + 1)}>
					{t("pagination.next")}
					<Icon of={ChevronRight} size={20} />
				</a>
			)}
		</nav>
	);
}

/** The page numbers in order, with a named gap where more than one is left out. */
export function pagesShown(current: number, total: number): (number | "gap before" | "gap after")[] {
	const all = Array.from({ length: total }, (_, index) => index + 1);
	const from = current <= 4 ? 1 : current - 1;
	const to = current >= total - 3 ? total : current + 1;
	return [
		...(from > 1 ? ([1, "gap before"] as const) : []),
		...all.slice(from - 1, to),
		...(to < total ? (["gap after", total] as const) : []),
	];
}
