// No fare source may answer here: the call does instead.
import { usePage } from "../../render/page-context.tsx";
import { CallLink } from "../call-link.tsx";
import { EmptyState } from "../empty-state.tsx";

export function NoSource() {
	const { t } = usePage();
	return <EmptyState heading={t("results.closed.heading")} text={t("results.closed.text")} actions={<CallLink />} />;
}
