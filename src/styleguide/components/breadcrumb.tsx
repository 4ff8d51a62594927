// The breadcrumb of a page three levels deep.

import { Breadcrumb } from "../../frame/breadcrumb.tsx";
import { usePage } from "../../page/page-context.tsx";
import { type Component, useSample } from "../samples/example.ts";

function Sample() {
	const { href } = usePage();
	const targets = [href("home"), href("blog"), undefined];
	return <Breadcrumb crumbs={useSample("breadcrumb").map((label, index) => ({ label, href: targets[index] }))} />;
}

export const breadcrumb: Component = {
	id: "breadcrumb",
	title: "Breadcrumb",
	pictures: { wide: "all", night: "all", spanish: "all" },
	examples: { deep: () => <Sample /> },
};
