// What stands instead of a page that is not there or that failed.
import { PageHead } from "../../ui/page-head.tsx";
import { useDesk } from "./desk-context.tsx";

/** `sealed`: it stands in the database under a key that this desk does not have; `unread`: what was sent is no form. */
export type DeskError = "missing" | "failed" | "sealed" | "unread";

export function ErrorView({ why }: { readonly why: DeskError }) {
	const { d } = useDesk();
	return <PageHead heading={d(`error.${why}.heading`)} lead={d(`error.${why}.text`)} />;
}
