// A message that did not go, and why: beside it the two ways that always work.
import { usePage } from "../../page/page-context.tsx";
import { CallLink } from "../../ui/call-link.tsx";
import { Notice } from "../../ui/notice.tsx";

interface UnsentProps {
	readonly heading: string;
	readonly text: string;
	readonly focused?: boolean;
}

/** Says what happened, and the two ways that always work. */
export function Unsent({ heading, text, focused = false }: UnsentProps) {
	const { config } = usePage();
	return (
		<div className="mt-4">
			<Notice tone="problem" heading={heading} focused={focused}>
				<p>{text}</p>
				<p className="flex flex-wrap gap-x-6">
					<span className="py-2.5">
						<CallLink look="text" />
					</span>
					<a className="link py-2.5" href={`mailto:${config.agency.email}`}>
						{config.agency.email}
					</a>
				</p>
			</Notice>
		</div>
	);
}
