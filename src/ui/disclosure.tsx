// Something that unfolds under its own line: the browser's details element, so it works and is found without script.
import type { ReactNode } from "react";

interface DisclosureProps {
	readonly summary: ReactNode;
	readonly id?: string;
	/** Unfolded at first. */
	readonly open?: boolean;
	/** Not shown now; script may show it. */
	readonly hidden?: boolean;
	readonly children?: ReactNode;
}

export function Disclosure({ summary, id, open = false, hidden = false, children }: DisclosureProps) {
	return (
		<details className="disclosure" id={id} open={open} hidden={hidden}>
			<summary>{summary}</summary>
			{children}
		</details>
	);
}
