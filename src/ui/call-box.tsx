// The call with a word on what it is good for; stands beside a text on a wide screen and below it on a phone.
import type { ReactNode } from "react";
import { usePage } from "../page/page-context.tsx";
import { CallLink } from "./call-link.tsx";

interface CallDeskProps {
	/** What the call is about, for those who hear only the link. */
	readonly about?: string;
	/** What has to stand beside the number on this page. */
	readonly children?: ReactNode;
}

export function CallBox({ about, children }: CallDeskProps) {
	const { t } = usePage();
	return (
		<section className="call-box" aria-labelledby="call-box">
			<h2 id="call-box" className="text-xl">
				{t("call.desk.heading")}
			</h2>
			<p className="mt-1 text-muted">{t("call.desk.text")}</p>
			<CallLink {...(about && { about })} />
			<p className="mt-2 text-sm text-muted">{t("call.hours")}</p>
			{children}
		</section>
	);
}
