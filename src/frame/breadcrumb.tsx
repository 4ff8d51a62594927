// The breadcrumb trail, from the segments of the path.
import { usePage } from "../page/page-context.tsx";

export interface CrumbLink {
	readonly label: string;
	/** The page itself has no link, nor has a part of the path that is no page. */
	readonly href: string | undefined;
}

export function Breadcrumb({ crumbs }: { crumbs: readonly CrumbLink[] }) {
	const { t } = usePage();
	return (
		<nav aria-label={t("layout.breadcrumb")} className="wrap pt-2 text-sm">
			<ol className="flex flex-wrap gap-x-2 gap-y-1">
				{crumbs.map(({ label, href }, index) => (
					<li key={label} className="crumb">
						{href ? (
							<a className="link" href={href}>
								{label}
							</a>
						) : (
							<span aria-current={index === crumbs.length - 1 ? "page" : undefined}>{label}</span>
						)}
					</li>
				))}
			</ol>
		</nav>
	);
}
