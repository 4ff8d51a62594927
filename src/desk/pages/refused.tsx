// An act that was not done: nothing was changed, and why.
import { PageHead } from "../../ui/page-head.tsx";
import { useDesk } from "../frame/desk-context.tsx";
import type { DeskInput, DeskView } from "../frame/desk-page.ts";
import { BackLink } from "../frame/keyed.tsx";
import { deskHref } from "../routes.ts";

/** @param back where it can be looked at again; without, the first screen */
export function refused({ d }: Pick<DeskInput, "d">, why: string, back?: string): DeskView {
	return { title: d("not.heading"), view: <Refused why={why} back={back ?? deskHref("home")} />, status: 409 };
}

function Refused({ why, back }: { readonly why: string; readonly back: string }) {
	const { d } = useDesk();
	return (
		<>
			<PageHead heading={d("not.heading")} lead={why} />
			<p>
				<BackLink href={back}>{d("not.back")}</BackLink>
			</p>
		</>
	);
}
