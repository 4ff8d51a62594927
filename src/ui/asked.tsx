// The head of a page that answers: what was asked in one line, which opens into the form again.
import type { ReactNode } from "react";
import { usePage } from "../page/page-context.tsx";

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
			<div className="asked-line">
				<h1>{heading}</h1>
				<p className="asked-meta">{about}</p>
			</div>
			<details>
				<summary>
					<span className="sr-only">{t("results.change")}</span>{" "}
					<span aria-hidden="true">{t("results.change.short")}</span>
				</summary>
				{children}
			</details>
		</div>
	);
}
