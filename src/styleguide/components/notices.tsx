// What a visitor is told: notices in the page, and what comes by itself over it.

import { usePage } from "../../page/page-context.tsx";
import { Cross } from "../../ui/controls/icon.tsx";
import { Notice } from "../../ui/notice.tsx";
import { type Component, useSample } from "../samples/example.ts";

// Notices: something to know, something that went wrong.
function Sample({ tone }: { tone: "info" | "problem" }) {
	const { heading, text } = useSample("notice")[tone];
	return (
		<Notice tone={tone} heading={heading}>
			<p>{text}</p>
		</Notice>
	);
}

export const notice: Component = {
	id: "notice",
	title: "Notice",
	pictures: { wide: "all", night: "all", spanish: "all" },
	examples: { info: () => <Sample tone="info" />, problem: () => <Sample tone="problem" /> },
};

// What comes by itself, at rest: the toast, and the look of a card in the corner.
/** A toast as sonner builds it, without what moves it. */
function Toast() {
	const { t } = usePage();
	return (
		<div className="sg-still">
			<div className="toast">
				{t("flash.consent-saved")}
				<button type="button" data-close-button="" aria-label={t("toast.close")}>
					<Cross />
				</button>
			</div>
		</div>
	);
}

function CornerCard() {
	const { href, t } = usePage();
	const { text, link } = useSample("toast");
	return (
		<div className="sg-still">
			<div className="corner-card">
				<p>{text}</p>
				<p>
					<a className="link" href={href("home")}>
						{link}
					</a>
				</p>
				<button type="button" className="corner-close" aria-label={t("toast.close")}>
					<Cross />
				</button>
			</div>
		</div>
	);
}

export const toast: Component = {
	id: "toast",
	title: "Toast and corner card",
	pictures: { wide: ["corner"], night: ["toast"], spanish: ["toast"] },
	examples: { toast: () => <Toast />, corner: () => <CornerCard /> },
};
