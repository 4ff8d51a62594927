// A part of a page under a rule, with its name and, where there is more, the way to all of it.
import type { ReactNode } from "react";

interface SectionProps {
	readonly id: string;
	readonly heading: string;
	readonly more?: { readonly href: string; readonly text: ReactNode };
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

/** A link that stands alone, with an arrow. The space behind it is for who gets no style sheet, or copies the text. */
export function GoLink({ href, text, rel }: { href: string; text: ReactNode; rel?: string }) {
	return (
		<>
			<a className="go go-on" href={href} rel={rel}>
				{text}
			</a>{" "}
		</>
	);
}
