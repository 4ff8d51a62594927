// A question before something is done: what it is about and what follows, one yes, and the way back.
import type { ReactNode } from "react";
import { HiddenFields } from "../../ui/controls/hidden-fields.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { YesOrNo } from "../frame/keyed.tsx";

interface AskViewProps {
	readonly heading: string;
	readonly lead: string;
	/** Of the act. */
	readonly action: string;
	/** What was sent, and the word that says yes to just this. */
	readonly fields: Readonly<Record<string, string>>;
	readonly yes: string;
	readonly back: string;
	readonly children: ReactNode;
}

export function AskView({ heading, lead, action, fields, yes, back, children }: AskViewProps) {
	return (
		<>
			<PageHead heading={heading} lead={lead} />
			<div className="desk-columns">
				<div>
					{children}
					<form method="post" action={action}>
						<HiddenFields values={Object.entries(fields)} />
						<YesOrNo {...{ yes, back }} />
					</form>
				</div>
			</div>
		</>
	);
}
