// A part of a page under a rule, with its name and, where there is more, the way to all of it.
import { ArrowRight } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "./controls/icon.tsx";

interface SectionProps {
	readonly id: string;
	readonly heading: string;
	readonly more?: { readonly href: string; readonly text: string };
	readonly children?: ReactNode;
}

export function Section({ id, heading, more, children }: SectionProps) {
	return (
		<section className="section" aria-labelledby={id}>
			<div className="section-head">
				<h2 id={id}>{heading}</h2>
				{more && <GoLink {...more} />}
			</div>
			{children}
		</section>
	);
}

/** A link that stands alone, with an arrow. */
export function GoLink({ href, text, rel }: { href: string; text: ReactNode; rel?: string }) {
	return (
		<a className="go" href={href} rel={rel}>
			{text} <Icon of={ArrowRight} />
		</a>
	);
}
