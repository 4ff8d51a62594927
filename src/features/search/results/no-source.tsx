// No fare source may answer here: the call does instead.
import { usePage } from "../../../page/page-context.tsx";
import { CallLink } from "../../../ui/call-link.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";

export function NoSource() {
	const { t } = usePage();
	return <EmptyState heading={t("results.closed.heading")} text={t("results.closed.text")} actions={<CallLink />} />;
}
