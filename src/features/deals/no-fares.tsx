// Stands where no route has a price yet: why, the search, and the call.
import { usePage } from "../../page/page-context.tsx";
import { Shared } from "../../page/parts.tsx";
import { CallLink } from "../../ui/call-link.tsx";
import { Notice } from "../../ui/notice.tsx";
import { GoLink } from "../../ui/section.tsx";

/** `to` is the code of the place that a page is about. */
export function NoFares({ to }: { to?: string }) {
	return <Shared by={`no fares ${to ?? ""}`}>{() => <NoneYet {...(to && { to })} />}</Shared>;
}

function NoneYet({ to }: { to?: string }) {
	const { t, href } = usePage();
	return (
		<div className="mb-5">
			<Notice heading={t("deal.none.heading")}>
				<p>{t("deal.none.text")}</p>
				<p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
					<GoLink rel="nofollow" href={href("flightResults", {}, to ? { to } : {})} text={t("deal.none.search")} />
					<CallLink about={t("deal.none.call")} />
				</p>
			</Notice>
		</div>
	);
}
