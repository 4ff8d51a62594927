// A page of text under its head, with the call and what belongs to it beside it.
import type { ComponentProps, ReactNode } from "react";
import { usePage } from "../page/page-context.tsx";
import { Shared } from "../page/parts.tsx";
import { Aside } from "./aside.tsx";
import { PageHead } from "./page-head.tsx";

interface PageWithAsideProps {
	readonly head: ComponentProps<typeof PageHead>;
	/** Objects that decide the head of this row's page, if some do: then it is drawn once for them. */
	readonly headOf?: readonly object[];
	readonly aside?: ComponentProps<typeof Aside>;
	/** Across the page, between the head and the text. */
	readonly wide?: ReactNode;
	readonly children?: ReactNode;
}

export function PageWithAside({ head, headOf, aside, wide, children }: PageWithAsideProps) {
	const { id } = usePage();
	return (
		<div className="wrap py-8">
			{headOf ? (
				<Shared by={`head of ${id}`} of={headOf}>
					{() => <PageHead {...head} />}
				</Shared>
			) : (
				<PageHead {...head} />
			)}
			{wide}
			<div className="with-aside mt-6">
				<div>{children}</div>
				<Aside {...aside} />
			</div>
		</div>
	);
}
