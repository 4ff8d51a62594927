// Pages of a long list: the first, one in the middle, the last.
import { usePage } from "../../page/page-context.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { type Component, useSample } from "../samples/example.ts";

function Sample({ index, current }: { index: number; current: number }) {
	const { href } = usePage();
	const label = useSample("pagination")[index] ?? "";
	return <Pagination label={label} current={current} total={12} hrefOf={(page) => `${href("blog")}#${page}`} />;
}

export const pagination: Component = {
	id: "pagination",
	title: "Pagination",
	pictures: { wide: ["middle"], night: ["middle"], spanish: ["middle"] },
	examples: {
		first: () => <Sample index={0} current={1} />,
		middle: () => <Sample index={1} current={6} />,
		last: () => <Sample index={2} current={12} />,
	},
};
