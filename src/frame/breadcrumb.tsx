// The breadcrumb trail, from the segments of the path.
import { usePage } from "../page/page-context.tsx";
import { Shared } from "../page/parts.tsx";

export interface CrumbLink {
	readonly label: string;
	/** The page itself has no link, nor has a part of the path that is no page. */
	readonly href: string | undefined;
}

/** Of as many crumbs, as many of them links, each page's is the same but for their names and addresses. */
export function Breadcrumb({ crumbs }: { crumbs: readonly CrumbLink[] }) {
	const look = crumbs.map(({ href }) => (href ? "link" : "name"));
	const holes = crumbs.flatMap(({ label, href }) => [label, href ?? []].flat());
	return (
		<Shared by={`breadcrumb ${look.join(" ")}`} holes={holes}>
			{(...texts) => {
				const left = [...texts];
				const next = () => left.shift() ?? "";
				return <Crumbs crumbs={crumbs.map(({ href }) => ({ label: next(), href: href && next() }))} />;
			}}
		</Shared>
	);
}

function Crumbs({ crumbs }: { crumbs: readonly CrumbLink[] }) {
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
