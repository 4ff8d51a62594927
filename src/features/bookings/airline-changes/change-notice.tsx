// First of all on a booking's page: the airline changed its flights, and an answer is awaited, or an agent has the one that was given.
import { usePage } from "../../../page/page-context.tsx";
import { groupReference } from "../../../references/reference.ts";
import { CallLink } from "../../../ui/call-link.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { KeptChange } from "../kept-changes.ts";
import { changedAirline } from "./change-texts.ts";

interface ChangeNoticeProps {
	readonly code: string;
	readonly change: KeptChange;
}

export function ChangeNotice({ code, change }: ChangeNoticeProps) {
	const { t, href } = usePage();
	const { state } = change;
	const page = href("airlineChange", { confirmationCode: code });
	if (state === "another" || state === "refund") {
		return (
			<Notice heading={t(`moved.${state}.told`)}>
				<p>{t(`moved.${state}.next`)}</p>
				<p className="mt-3 flex flex-wrap items-center gap-3">
					<Button look="quiet" href={page}>
						{t("moved.see.answered")}
					</Button>
					<CallLink about={t("pass.call", { code: groupReference(code) })} />
				</p>
			</Notice>
		);
	}
	const canceled = change.after?.includes(null);
	const heading = t(canceled ? "moved.heading.canceled" : "moved.heading", { airline: changedAirline(change) });
	return (
		<Notice tone="problem" heading={heading}>
			<p className="mt-3">
				<Button href={page}>{t("moved.see")}</Button>
			</p>
		</Notice>
	);
}
