// What stands around every page's content: skip link, header, breadcrumb, footer and the sticky call button.
import type { ReactNode } from "react";
import { usePage } from "../page/page-context.tsx";
import { Breadcrumb, type CrumbLink } from "./breadcrumb.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { StickyCall } from "./sticky-call.tsx";

export function Layout({ crumbs, children }: { crumbs: readonly CrumbLink[]; children?: ReactNode }) {
	const { t } = usePage();
	return (
		<>
			<a className="skip-link" href="#content">
				{t("layout.skip")}
			</a>
			<Header />
			<StickyCall />
			{crumbs.length > 1 && <Breadcrumb crumbs={crumbs} />}
			<main id="content" tabIndex={-1}>
				{children}
			</main>
			<Footer />
		</>
	);
}
