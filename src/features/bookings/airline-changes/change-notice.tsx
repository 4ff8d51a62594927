// First of all on a booking's page: the airline changed its flights, and an answer is awaited.
import { usePage } from "../../../page/page-context.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { changedAirline } from "./change-texts.ts";
import type { KeptChange } from "./store.ts";

interface ChangeNoticeProps {
	readonly code: string;
	readonly change: KeptChange;
}

export function ChangeNotice({ code, change }: ChangeNoticeProps) {
	const { t, href } = usePage();
	const canceled = change.after?.includes(null);
	const heading = t(canceled ? "moved.heading.canceled" : "moved.heading", { airline: changedAirline(change) });
	return (
		<Notice tone="problem" heading={heading}>
			<p className="mt-3">
				<Button href={href("airlineChange", { confirmationCode: code })}>{t("moved.see")}</Button>
			</p>
		</Notice>
	);
}
