// The breadcrumb of a page three levels deep.
import { usePage } from "../../render/page-context.tsx";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { type Component, useSample } from "../example.ts";

function Sample() {
	const { href } = usePage();
	const targets = [href("home"), href("blog"), undefined];
	return <Breadcrumb crumbs={useSample("breadcrumb").map((label, index) => ({ label, href: targets[index] }))} />;
}

export const breadcrumb: Component = {
	id: "breadcrumb",
	title: "Breadcrumb",
	pictures: { desk: "all", night: "all", spanish: "all" },
	examples: { deep: () => <Sample /> },
};
