// The head of a page that answers: what was asked in one line, which opens into the form again.
import type { ReactNode } from "react";
import { usePage } from "../page/page-context.tsx";

/** A longer name takes two lines of a phone, which are smaller: what was found begins as high as below any other. */
const lineLength = 25;

interface AskedProps {
	readonly heading: string;
	/** The rest of what was asked, in a few words. */
	readonly about: ReactNode;
	/** The form, filled in as it was sent. */
	readonly children: ReactNode;
}

export function Asked({ heading, about, children }: AskedProps) {
	const { t } = usePage();
	return (
		<div className="asked">
			<div className="asked-line" data-long={heading.length > lineLength || undefined}>
				<h1>{heading}</h1>
				<p className="asked-meta">{about}</p>
			</div>
			<details>
				<summary>
					<span className="sr-only">{t("results.change")}</span>
					<span aria-hidden="true">{t("results.change.short")}</span>
				</summary>
				{children}
			</details>
		</div>
	);
}
