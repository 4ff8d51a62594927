// A message set apart from the text: something to know, or something that went wrong.

import type { ReactNode } from "react";
import { usePage } from "../page/page-context.tsx";
import { Shared } from "../page/parts.tsx";

interface NoticeProps {
	readonly tone?: "info" | "problem";
	readonly heading?: string;
	/** The page was loaded to say this: the focus is moved here, without any script. */
	readonly focused?: boolean;
	readonly children?: ReactNode;
}

export function Notice({ tone = "info", heading, focused = false, children }: NoticeProps) {
	return (
		<div
			className={`notice notice-${tone}`}
			role={tone === "problem" ? "alert" : undefined}
			tabIndex={focused ? -1 : undefined}
			// biome-ignore lint/a11y/noAutofocus: the page was loaded to say this
			autoFocus={focused || undefined}
		>
			{heading && <p className="font-bold">{heading}</p>}
			{children}
		</div>
	);
}

/** What is shown is invented, and says so. */
export function SampleNotice() {
	return <Shared by="sample notice">{() => <Sample />}</Shared>;
}

function Sample() {
	const { t } = usePage();
	return (
		<Notice heading={t("sample.heading")}>
			<p>{t("sample.text")}</p>
		</Notice>
	);
}
