// What stands in place of flights where none can be searched: the call.
import { usePage } from "../../../page/page-context.tsx";
import { CallLink } from "../../../ui/call-link.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";

/** No fare source may answer here: the call does instead. */
export function NoSource() {
	const { t } = usePage();
	return <EmptyState heading={t("results.closed.heading")} text={t("results.closed.text")} actions={<CallLink />} />;
}
