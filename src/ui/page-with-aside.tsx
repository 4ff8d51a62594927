// A page of text under its head, with the call and what belongs to it beside it.
import type { ComponentProps, ReactNode } from "react";
import { Aside } from "./aside.tsx";
import { PageHead } from "./page-head.tsx";

interface PageWithAsideProps {
	readonly head: ComponentProps<typeof PageHead>;
	readonly aside?: ComponentProps<typeof Aside>;
	/** Across the page, between the head and the text. */
	readonly wide?: ReactNode;
	readonly children?: ReactNode;
}

export function PageWithAside({ head, aside, wide, children }: PageWithAsideProps) {
	return (
		<div className="wrap py-8">
			<PageHead {...head} />
			{wide}
			<div className="with-aside mt-6">
				<div>{children}</div>
				<Aside {...aside} />
			</div>
		</div>
	);
}
