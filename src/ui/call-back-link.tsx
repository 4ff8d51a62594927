// The way to be called instead of calling, with the trip that the visitor is looking at.
import type { Query } from "../links.ts";
import { usePage } from "../page/page-context.tsx";

/** @param trip parameters of a quote, a booking or a search: nothing personal */
export function CallBackLink({ trip }: { readonly trip?: Query }) {
	const { t, href } = usePage();
	return (
		<a className="link screen-only py-2.5" href={href("callBack", {}, trip)} rel="nofollow">
			{t("callback.link")}
		</a>
	);
}
