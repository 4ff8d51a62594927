// Parts that whole pages are made of: the head of a page, a section, what stands beside a text, ways to other pages.

import { Pagination } from "../../features/guides/pagination.tsx";
import { Breadcrumb } from "../../frame/breadcrumb.tsx";
import { LostHead } from "../../frame/lost-head.tsx";
import { PageProvider, usePage } from "../../page/page-context.tsx";
import { TailMark } from "../../places/views/tail-mark.tsx";
import { Asked } from "../../ui/asked.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { PageWithAside } from "../../ui/page-with-aside.tsx";
import { Section } from "../../ui/section.tsx";
import { type Component, useSample } from "../samples/example.ts";

// Parts that whole pages are made of: the head of a page, a section, what stands beside a text, what was asked, the head of an error.
function Head({ airline = false }: { airline?: boolean }) {
	const { heading, lead } = useSample("page-parts");
	return <PageHead heading={heading} lead={lead} mark={airline && <TailMark code="AV" size="large" />} />;
}

function Part() {
	const { href } = usePage();
	const { section, more, inside } = useSample("page-parts");
	return (
		<Section id="sample-section" heading={section} more={{ href: href("helpCenter"), text: more }}>
			<p>{inside}</p>
		</Section>
	);
}

/** As on a page that belongs to a group, whose other pages stand beside it with the call. */
function WithAside() {
	const page = usePage();
	const { heading, lead, inside, about } = useSample("page-parts");
	return (
		<PageProvider page={{ ...page, id: "aboutUs" }}>
			<PageWithAside head={{ heading, lead }} aside={{ about }}>
				<p>{inside}</p>
			</PageWithAside>
		</PageProvider>
	);
}

/** As above what a search has found. */
function AskedSample() {
	const { asked, askedAbout, askedForm } = useSample("page-parts");
	return (
		<Asked heading={asked} about={askedAbout}>
			<p>{askedForm}</p>
		</Asked>
	);
}

function Lost() {
	const { lost, lostText } = useSample("page-parts");
	return <LostHead heading={lost} text={lostText} home />;
}

export const pageParts: Component = {
	id: "page-parts",
	title: "Parts of pages",
	pictures: { wide: "all", night: ["head"], spanish: "all" },
	examples: {
		head: () => <Head />,
		"head-airline": () => <Head airline />,
		section: () => <Part />,
		"with-aside": () => <WithAside />,
		asked: () => <AskedSample />,
		lost: () => <Lost />,
	},
};

// The breadcrumb of a page three levels deep.
function BreadcrumbSample() {
	const { href } = usePage();
	const targets = [href("home"), href("blog"), undefined];
	return <Breadcrumb crumbs={useSample("breadcrumb").map((label, index) => ({ label, href: targets[index] }))} />;
}

export const breadcrumb: Component = {
	id: "breadcrumb",
	title: "Breadcrumb",
	pictures: { wide: "all", night: "all", spanish: "all" },
	examples: { deep: () => <BreadcrumbSample /> },
};

// Pages of a long list: the first, one in the middle, the last.
function PaginationSample({ index, current }: { index: number; current: number }) {
	const { href } = usePage();
	const label = useSample("pagination")[index] ?? "";
	return <Pagination label={label} current={current} total={12} hrefOf={(page) => `${href("blog")}#${page}`} />;
}

export const pagination: Component = {
	id: "pagination",
	title: "Pagination",
	pictures: { wide: ["middle"], night: ["middle"], spanish: ["middle"] },
	examples: {
		first: () => <PaginationSample index={0} current={1} />,
		middle: () => <PaginationSample index={1} current={6} />,
		last: () => <PaginationSample index={2} current={12} />,
	},
};
