// What comes by itself, at rest: the toast, and the look of a card in the corner.

import { usePage } from "../../page/page-context.tsx";
import { Cross } from "../../ui/controls/cross.tsx";
import { type Component, useSample } from "../samples/example.ts";

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
					<a className="link corner-link" href={href("home")}>
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
