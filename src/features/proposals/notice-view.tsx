// What stood in the way of accepting: said first of all, and the focus is there.
import type { Offer } from "../../flights/offers/offer.ts";
import { useTotal } from "../../flights/views/total.tsx";
import type { MessageKey } from "../../i18n/messages.ts";
import { usePage } from "../../page/page-context.tsx";
import { Notice } from "../../ui/notice.tsx";
import { StepNotice } from "../bookings/step-notice.tsx";

export type ProposalNotice =
	/** The source has another price now: it is shown instead, and accepted anew. */
	| { readonly why: "moved"; readonly position: number; readonly offer: Offer }
	| { readonly why: "sold"; readonly position: number }
	/** `unfit`: the booking is another; `unknown`: no price could be had; `spent`: no more digits may be mailed now. */
	| { readonly why: "token" | "unknown" | "unfit" | "spent"; readonly position?: undefined };

const texts = {
	sold: ["review.gone.heading", "review.gone.text"],
	token: ["form.token.heading", "form.token.text"],
	unknown: ["review.unknown.heading", "proposal.unknown.text"],
	unfit: ["proposal.unfit.heading", "proposal.unfit.text"],
	spent: ["proof.spent.heading", "proof.spent.text"],
} as const satisfies Record<Exclude<ProposalNotice["why"], "moved">, readonly [MessageKey, MessageKey]>;

/** @property before the option as it was proposed */
export function NoticeView({ notice, before }: { readonly notice: ProposalNotice; readonly before: Offer }) {
	const { t } = usePage();
	const amount = useTotal();
	if (notice.why !== "moved") {
		const [heading, text] = texts[notice.why];
		return <StepNotice {...{ heading, text }} call={notice.why !== "token"} />;
	}
	return (
		<Notice tone="problem" heading={t("review.changed.heading", { price: amount(notice.offer.total) })} focused>
			<p>{t("proposal.moved.text", { before: amount(before.total) })}</p>
		</Notice>
	);
}
