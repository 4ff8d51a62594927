// One part of what is looked over, under its name.
import type { ReactNode } from "react";

export function ReviewPart({ heading, children }: { heading: string; children: ReactNode }) {
	return (
		<section className="review-part">
			<h2>{heading}</h2>
			{children}
		</section>
	);
}
