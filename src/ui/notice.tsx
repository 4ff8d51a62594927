// A message set apart from the text: something to know, or something that went wrong.
import type { ReactNode } from "react";

interface NoticeProps {
	readonly tone?: "info" | "problem";
	readonly heading?: string;
	readonly children?: ReactNode;
}

export function Notice({ tone = "info", heading, children }: NoticeProps) {
	return (
		<div className={`notice notice-${tone}`} role={tone === "problem" ? "alert" : undefined}>
			{heading && <p className="font-bold">{heading}</p>}
			{children}
		</div>
	);
}
