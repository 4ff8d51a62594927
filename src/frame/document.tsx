// The HTML document around every page: head, header, breadcrumb, content, footer.

import type { ReactNode } from "react";
import type { DocumentHead } from "../page/head.ts";
import { type PageContext, PageProvider, usePage } from "../page/page-context.tsx";
import { Shared } from "../page/parts.tsx";
import { firstScreenStyles } from "../page/rest-of-styles.tsx";
import { routeOf } from "../routes.ts";
import { CallLink } from "../ui/call-link.tsx";
import { Breadcrumb, type CrumbLink } from "./breadcrumb.tsx";
import { Corner } from "./corner.tsx";
import { Boot, FontPreload, Head, type Sheet } from "./document-head.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { isMeasured } from "./measured.ts";

export interface DocumentProps {
	readonly page: PageContext;
	readonly head: DocumentHead;
	/** Style sheets beside the site's own; without a word, those of the page's row. */
	readonly sheets?: readonly Sheet[];
	readonly children?: ReactNode;
}

export function Document({ page, head, sheets = routeOf(page.id).sheets ?? [], children }: DocumentProps) {
	return (
		<PageProvider page={page}>
			<html lang={page.language} data-sheets={sheets.join(" ") || undefined}>
				<Head page={page} head={head} sheets={sheets} />
				<body>
					{firstScreenStyles(head.firstScreen) !== undefined && head.firstScreen === "guide" && (
						<FontPreload onLoad={stayHere} />
					)}
					<Layout
						crumbs={head.crumbs}
						crumbsBelow={head.crumbsBelow}
						skip={head.skip}
						reference={head.reference}
						called={head.called}
					>
						{children}
					</Layout>
					{firstScreenStyles(head.firstScreen) !== undefined && <Boot measured={isMeasured(page)} last />}
				</body>
			</html>
		</PageProvider>
	);
}

/** React moves a link into the head, but not one that somebody listens to; in a server's HTML nobody does. */
function stayHere() {}

interface LayoutProps {
	readonly crumbs: readonly CrumbLink[];
	readonly crumbsBelow: boolean | undefined;
	readonly skip: DocumentHead["skip"];
	readonly reference: string | undefined;
	readonly called: DocumentHead["called"];
	readonly children?: ReactNode;
}

/** What stands around every page's content: skip link, header, breadcrumb, footer and the sticky call button. */
function Layout({ crumbs, crumbsBelow = false, skip, reference, called, children }: LayoutProps) {
	const { t } = usePage();
	const trail = crumbs.length > 1 && <Breadcrumb crumbs={crumbs} />;
	return (
		<>
			<a className="skip-link" href={`#${skip?.to ?? "content"}`}>
				{skip?.label ?? t("layout.skip")}
			</a>
			<Header />
			<Corner />
			{!crumbsBelow && trail}
			<main id="content" tabIndex={-1}>
				{children}
			</main>
			{crumbsBelow && trail}
			<StickyCall {...{ reference, called }} stepsBack={!skip} />
			<Footer />
		</>
	);
}

interface StickyCallProps extends Pick<LayoutProps, "reference" | "called"> {
	/**
	 * It steps back while a form is filled in. Not beside a list of flights: a style sheet that watches the page for
	 * that costs more there than the filter it waits for (scripts/bench/filter-change.ts), and what is filled in
	 * there is a sheet over all of it.
	 */
	readonly stepsBack: boolean;
}

/** What stays at the bottom of a phone's screen. The keyboard meets it after the content: the header has the same call. */
function StickyCall({ reference, called, stepsBack }: StickyCallProps) {
	if (reference || called) return <OwnCall {...{ reference, called, stepsBack }} />;
	return (
		<Shared by={`call ${stepsBack}`}>
			{() => <OwnCall reference={undefined} called={undefined} stepsBack={stepsBack} />}
		</Shared>
	);
}

function OwnCall({ reference, called, stepsBack }: StickyCallProps) {
	const { t } = usePage();
	return (
		<aside
			className={stepsBack ? "sticky-call steps-back" : "sticky-call"}
			aria-label={t("layout.call")}
			data-island={called?.name}
			data-when={called?.when}
		>
			<CallLink icon="repeated">{reference && t("quote.call", { number: reference })}</CallLink>
		</aside>
	);
}
