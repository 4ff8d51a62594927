// A page of the desk that is one form about a booking or a quote: its head with the reference, and the way back.
import type { ReactNode } from "react";
import { groupReference } from "../../references/reference.ts";
import { useDesk } from "../frame/desk-context.tsx";
import { BackLink } from "../frame/keyed.tsx";
import { subjectHref } from "../routes.ts";
import type { Subject } from "../subject.ts";

interface FormPageProps {
	readonly about: Subject;
	readonly heading: string;
	readonly lead?: string;
	/** What stands beside the form. */
	readonly beside?: ReactNode;
	readonly children: ReactNode;
}

export function FormPage({ about, heading, lead, beside, children }: FormPageProps) {
	const { d } = useDesk();
	return (
		<>
			<header className="desk-title">
				<h1>{heading}</h1>
				<p>
					<BackLink href={subjectHref(about)}>
						{d(`kind.${about.kind}`)} <span className="desk-code">{groupReference(about.id)}</span>
					</BackLink>
				</p>
			</header>
			{lead && <p className="mt-2">{lead}</p>}
			<div className="desk-columns">
				<div>{children}</div>
				{beside && <div>{beside}</div>}
			</div>
		</>
	);
}
