// What stays at the bottom of the screen: the call button, and beside it what a visitor is told or asked once.
import { usePage } from "../page/page-context.tsx";
import { CallLink } from "../ui/call-link.tsx";
import { Corner } from "./corner.tsx";

export function StickyCall() {
	const { t } = usePage();
	return (
		<>
			<aside className="sticky-call" aria-label={t("layout.call")}>
				<CallLink />
			</aside>
			<Corner />
		</>
	);
}
