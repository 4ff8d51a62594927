// Why a step of a booking is shown again, or what happened on the way back to it: the page was loaded to say so, and the focus goes here.
import type { MessageKey } from "../../i18n/messages.ts";
import { usePage } from "../../page/page-context.tsx";
import { CallLink } from "../../ui/call-link.tsx";
import { Notice } from "../../ui/notice.tsx";

interface StepNoticeProps {
	readonly heading: MessageKey;
	readonly text: MessageKey;
	readonly tone?: "info" | "problem";
	/** The number stands in it. */
	readonly call?: boolean;
}

export function StepNotice({ heading, text, tone = "problem", call = false }: StepNoticeProps) {
	const { t } = usePage();
	return (
		<Notice tone={tone} heading={t(heading)} focused>
			<p>{t(text)}</p>
			{call && (
				<p className="mt-3">
					<CallLink />
				</p>
			)}
		</Notice>
	);
}
